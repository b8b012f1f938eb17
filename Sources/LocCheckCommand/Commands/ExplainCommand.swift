import Foundation
import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckScenarios

/// `loccheck explain`: shows the way from a key to the text a user sees.
struct ExplainCommand {
  /// What was typed.
  let arguments: ParsedArguments
  /// The streams.
  let streams: StandardStreams
  /// The terminal.
  let terminal: Terminal

  /// Runs the command.
  func run() async throws(UsageError) -> ExitStatus {
    let query = try ExplanationQuery(arguments)
    let color = try arguments[Options.color]
    let writer = ResultWriter(try arguments[Options.json], streams: streams)
    let resources = try await resources(for: query)
    streams.writeError(
      resources.diagnostics, style: terminal.style(color, stream: STDERR_FILENO))
    let texts = Explainer(over: resources).texts(for: query)
    let report = ExplanationReport(style: terminal.style(color, stream: writer.textStream))
    return writer.write(report.text(of: texts), status: status(of: texts, over: resources)) {
      JSONDocument(ExplainDocument(texts)).text
    }
  }

  /// Reads the resources that were typed, else those that the scenario files name.
  private func resources(
    for query: ExplanationQuery
  ) async throws(UsageError) -> ExplanationResources {
    let settings = try ScenarioSettings(arguments)
    let catalogs = try arguments[Options.catalogs]
    let bundles = try arguments[Options.bundles]
    guard catalogs.isEmpty, bundles.isEmpty else {
      return await ExplanationLoader.resources(
        catalogs: catalogs, bundles: bundles, settings: settings)
    }
    let resources = await ExplanationLoader.resources(
      namedIn: ["Scenarios"], for: query, settings: settings)
    guard !resources.isEmpty else {
      throw arguments.error(
        """
        there is nothing to look the key up in: expected '--catalog PATH' or '--bundle NAME=PATH', \
        or scenario files in Scenarios that name catalogs
        """, about: Options.catalogs)
    }
    return resources
  }

  /// Returns the status that texts end the command with.
  private func status(
    of texts: [ExplainedText], over resources: ExplanationResources
  ) -> ExitStatus {
    if resources.diagnostics.contains(where: { $0.severity == .error }) { return .unusable }
    let isBroken = texts.flatMap(\.findings).contains { $0.severity == .error }
    return texts.allSatisfy(\.isIntended) && !isBroken ? .success : .failure
  }
}
