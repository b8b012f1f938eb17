import Foundation
import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckReports
import LocCheckSources

/// `loccheck extract`: finds the messages in sources and holds them against the catalogs.
struct ExtractCommand {
  /// What was typed.
  let arguments: ParsedArguments
  /// The streams.
  let streams: StandardStreams
  /// The terminal.
  let terminal: Terminal

  /// Runs the command.
  func run() async throws(UsageError) -> ExitStatus {
    let request = try ExtractionRequest(arguments, terminal: terminal)
    let catalog = try arguments[Options.sync]
    let isDryRun = try arguments[Options.syncDryRun]
    let folder = try arguments[Options.stringsDataOutput]
    let writer = ResultWriter(
      try arguments[Options.json], try arguments[Options.sarif], try arguments[Options.gitlab],
      streams: streams)
    try refuseContradictions(writer)
    let report = await ExtractionLoader.report(request, reading: .toolchain)
    if report.isEmpty { return .ofEmptySelection(allowed: false, streams) }
    try refuseInputs(of: report)
    if let catalog {
      return CatalogUpdater(streams: streams, style: try errorStyle)
        .update(catalog, with: report, isDryRun: isDryRun)
    }
    if let folder, try !export(report, below: folder) { return .trouble }
    return writer.write(
      try text(of: report, on: writer.textStream), status: report.exitStatus,
      { JSONDocument(ExtractDocument(report)).text },
      { JSONText.of(SARIFLog(report.findings)) + "\n" },
      { JSONText.of(GitLabCodeQuality(report.findings)) + "\n" })
  }

  /// Refuses options that ask for two things at once.
  private func refuseContradictions(_ writer: ResultWriter) throws(UsageError) {
    let isDryRun = try arguments[Options.syncDryRun]
    if isDryRun, try arguments[Options.sync] == nil {
      throw arguments.error(
        "'--diff' needs '--sync CATALOG' too, whose changes are to be printed",
        about: Options.syncDryRun)
    }
    try arguments.refuseContradictions(writer)
  }

  /// Refuses outputs that would replace what was read.
  private func refuseInputs(of report: ExtractionReport) throws(UsageError) {
    for option in [Options.json, Options.sarif, Options.gitlab] {
      guard let path = try arguments[option], path != "-", report.isInput(path) else { continue }
      throw arguments.error(
        "'\(path)' was read: expected a file that may be replaced", about: option)
    }
    if let folder = try arguments[Options.stringsDataOutput],
      let path = StringsDataExport.replacedInput(of: report, below: folder)
    {
      throw arguments.error(
        "'\(path)' was read: expected another folder", about: Options.stringsDataOutput)
    }
  }

  /// How text on standard error is drawn.
  private var errorStyle: DiagnosticRenderer.Style {
    get throws(UsageError) {
      terminal.style(try arguments[Options.color], stream: STDERR_FILENO)
    }
  }

  /// Writes `.stringsdata` files, and returns whether all went out.
  private func export(
    _ report: ExtractionReport, below folder: String
  ) throws(UsageError) -> Bool {
    let style = try errorStyle
    do throws(OutputError) {
      streams.writeError(try StringsDataExport.write(report, below: folder), style: style)
      return true
    } catch {
      streams.writeError(error)
      return false
    }
  }

  /// Returns what is printed for people, or for the tool whose form was chosen.
  private func text(
    of report: ExtractionReport, on stream: Int32
  ) throws(UsageError) -> String {
    if try arguments[Options.github] { return GitHubReport().text(of: report.findings) }
    if try arguments[Options.xcode] { return XcodeReport().text(of: report.findings) }
    return ExtractionText(
      style: terminal.style(try arguments[Options.color], stream: stream),
      format: try arguments[Options.auditFormat]
    ).text(of: report)
  }
}

extension SARIFLog {
  /// Creates the log of what an extraction found, with what the rules are about.
  fileprivate init(_ findings: [Diagnostic]) {
    let rules = ExtractionRule.all.map {
      ($0.id, RuleDescription(summary: $0.summary, help: $0.remedy))
    }
    self.init(
      findings, toolVersion: ToolVersion.current, rules: Dictionary(uniqueKeysWithValues: rules))
  }
}
