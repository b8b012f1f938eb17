import Foundation
import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckResults
import LocCheckScenarios

/// `loccheck list`: prints the identities of checks without running them.
struct ListCommand {
  /// What was typed.
  let arguments: ParsedArguments
  /// The streams.
  let streams: StandardStreams

  /// Runs the command.
  func run() async throws(UsageError) -> ExitStatus {
    let plan = await RunLoader.plan(
      try arguments[Options.paths], selecting: try Selection(arguments))
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
      streams.write(plan.identities.map { "\($0)\n" }.joined())
    case .json:
      streams.write(json(of: plan))
    }
    let renderer = DiagnosticRenderer(style: .plain)
    for error in plan.suites.flatMap(\.cases).flatMap(\.errors) {
      streams.writeError(renderer.render(error) + "\n")
    }
    if let error = streams.outputError, !streams.isReaderGone {
      streams.writeError("loccheck: error: \(error)\n")
      return .trouble
    }
    if plan.hasUnusableInputs { return .unusable }
    return plan.count > 0 ? .success : .ofEmptySelection(allowed: allowsEmpty, streams)
  }

  /// Returns the plan as a JSON document.
  private static func json(of plan: RunPlan) -> String {
    let cases = plan.suites.flatMap(\.cases).map { planned in
      ListDocument.Case(
        id: planned.id.description, file: planned.id.file, line: planned.line,
        scenario: planned.id.scenario, locale: planned.id.locale, key: planned.id.key,
        arguments: Dictionary(
          planned.id.arguments.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
        check: planned.id.check ?? "is", tags: planned.tags)
    }
    let document = ListDocument(
      toolVersion: ToolVersion.current, icu: LocaleData.icuVersion, cldr: LocaleData.cldrVersion,
      cases: cases)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("strings and numbers can always be encoded: \(error)")
    }
  }
}

/// The JSON form of a list, version 1; members are only ever added.
struct ListDocument: Encodable {
  /// The version of the form.
  var version = 1
  /// The tool.
  var tool = "loccheck"
  /// The tool's version.
  var toolVersion: String
  /// The version of ICU.
  var icu: String
  /// The version of CLDR.
  var cldr: String
  /// The checks in order.
  var cases: [Case]

  /// One check.
  struct Case: Encodable {
    /// The identity.
    var id: String
    /// The scenario file.
    var file: String
    /// The row's line.
    var line: Int
    /// The scenario's name.
    var scenario: String
    /// The row's locale.
    var locale: String?
    /// The key of an extraction row.
    var key: String?
    /// The arguments by name, as the row spells them.
    var arguments: [String: String]
    /// The check word.
    var check: String
    /// The scenario's tags.
    var tags: [String]
  }
}
