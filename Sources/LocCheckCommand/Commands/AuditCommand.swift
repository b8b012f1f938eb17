import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckReports
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
    let writer = ResultWriter(
      try arguments[Options.json], try arguments[Options.sarif], try arguments[Options.gitlab],
      streams: streams)
    try arguments.refuseContradictions(writer)
    let audit = await AuditLoader.audit(
      try arguments[Options.auditPaths].map(WorkingDirectory.relative),
      selecting: Selection(locales: locales.isEmpty ? nil : locales))
    let status =
      audit.isEmpty ? ExitStatus.ofEmptySelection(allowed: false, streams) : audit.exitStatus
    let findings = audit.findings.map(LocatedFinding.init)
    return writer.write(
      try text(of: audit, on: writer.textStream), status: status,
      { JSONDocument(AuditDocument(audit)).text },
      { JSONText.of(SARIFLog(findings, toolVersion: ToolVersion.current)) + "\n" },
      { JSONText.of(GitLabCodeQuality(findings)) + "\n" })
  }

  /// Returns what is printed for people, or for the tool whose form was chosen.
  private func text(of audit: Audit, on stream: Int32) throws(UsageError) -> String {
    if try arguments[Options.github] {
      return GitHubReport().text(of: audit.findings.map(\.diagnostic))
    }
    if try arguments[Options.xcode] {
      return XcodeReport().text(of: audit.findings.map(\.diagnostic))
    }
    return AuditReport(
      style: terminal.style(try arguments[Options.color], stream: stream),
      format: try arguments[Options.auditFormat]
    ).text(of: audit)
  }
}

extension LocatedFinding {
  /// Takes a finding of an audit.
  fileprivate init(_ finding: AuditFinding) {
    self.init(
      finding.diagnostic, path: finding.path, table: finding.table, bundle: finding.bundle,
      locale: finding.locale)
  }
}
