import LocCheck
import LocCheckCommandLine
import LocCheckScenarios

/// `loccheck audit`: checks resources without scenarios.
struct AuditCommand {
  /// What was typed.
  let arguments: ParsedArguments
  /// The streams.
  let streams: StandardStreams
  /// The terminal.
  let terminal: Terminal

  /// Runs the command.
  func run() async throws(UsageError) -> ExitStatus {
    let locales = try arguments[Options.auditLocales].flatMap { $0 }
    let writer = ResultWriter(try arguments[Options.json], streams: streams)
    let report = AuditReport(
      style: terminal.style(try arguments[Options.color], stream: writer.textStream),
      format: try arguments[Options.auditFormat])
    let audit = await AuditLoader.audit(
      try arguments[Options.auditPaths],
      selecting: Selection(locales: locales.isEmpty ? nil : locales))
    let status =
      audit.isEmpty ? ExitStatus.ofEmptySelection(allowed: false, streams) : audit.exitStatus
    return writer.write(report.text(of: audit), status: status) {
      JSONDocument(AuditDocument(audit)).text
    }
  }
}
