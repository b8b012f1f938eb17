import Foundation
import LocCheck
import LocCheckCommandLine

/// The command `loccheck`.
@main
struct LocCheckTool {
  /// Runs the command and exits with its status.
  static func main() async {
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }

  /// Runs the words of a command line.
  static func run(_ words: [String]) async -> ExitStatus {
    let streams = StandardStreams()
    let terminal = Terminal.current
    do throws(UsageError) {
      switch try ArgumentParser(.locCheck).parse(words) {
      case .help(let path):
        streams.write(HelpText(of: path).rendered(width: min(terminal.width, 100)))
        return streams.status(.success)
      case .version:
        streams.write("loccheck \(ToolVersion.current)\n")
        return streams.status(.success)
      case .run(let arguments):
        return try await run(arguments, streams, terminal)
      }
    } catch {
      streams.writeError(error.rendered)
      return .unusable
    }
  }

  /// Runs the command that was parsed.
  private static func run(
    _ arguments: ParsedArguments, _ streams: StandardStreams, _ terminal: Terminal
  ) async throws(UsageError) -> ExitStatus {
    switch arguments.path.names.first {
    case "plan":
      return try await PlanCommand(arguments: arguments, streams: streams, terminal: terminal).run()
    case "report":
      return try ReportCommand(arguments: arguments, streams: streams, terminal: terminal)
        .run(arguments.path.names.last)
    case "list":
      return try await ListCommand(arguments: arguments, streams: streams, terminal: terminal).run()
    case "audit":
      return try await AuditCommand(arguments: arguments, streams: streams, terminal: terminal)
        .run()
    case "extract":
      return try await ExtractCommand(arguments: arguments, streams: streams, terminal: terminal)
        .run()
    case "explain":
      return try await ExplainCommand(arguments: arguments, streams: streams, terminal: terminal)
        .run()
    default:
      return try await RunCommand(arguments: arguments, streams: streams, terminal: terminal).run()
    }
  }
}
