import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckResults
import LocCheckScenarios

/// `loccheck list`: prints the identities of checks without running them.
struct ListCommand {
  /// What was typed.
  let arguments: ParsedArguments
  /// The streams.
  let streams: StandardStreams
  /// The terminal.
  let terminal: Terminal

  /// Runs the command.
  func run() async throws(UsageError) -> ExitStatus {
    let plan = await RunLoader.plan(
      try arguments[Options.paths], selecting: try Selection(arguments), reading: .toolchain,
      cacheFolder: try arguments[Options.noCache] ? nil : terminal.cacheFolder)
    return Self.print(
      plan, as: try arguments[Options.listFormat], to: streams,
      allowsEmpty: try arguments[Options.allowEmpty])
  }

  /// Prints the identities of a plan.
  static func print(
    _ plan: RunPlan, as format: ListFormat, to streams: StandardStreams, allowsEmpty: Bool
  ) -> ExitStatus {
    switch format {
    case .text:
      streams.write(plan.identities.map { VisibleText.escaped("\($0)") + "\n" }.joined())
    case .json:
      streams.write(JSONDocument(ListDocument(plan)).text)
    }
    streams.writeError(plan.suites.flatMap(\.cases).flatMap(\.errors), style: .plain)
    if plan.hasUnusableInputs { return streams.status(.unusable) }
    return streams.status(
      plan.count > 0 ? .success : .ofEmptySelection(allowed: allowsEmpty, streams))
  }
}
