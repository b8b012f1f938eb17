public import LocCheckDiagnostics
public import LocCheckReports

/// An audit as text for a terminal or a log: the findings, a table of statistics, and the totals.
public struct AuditReport: Sendable {
  /// Whether the text is coloured.
  public let style: DiagnosticRenderer.Style
  /// How much is printed: everything, or the errors and the totals.
  public let format: ConsoleReport.Format

  /// Creates a report.
  public init(style: DiagnosticRenderer.Style, format: ConsoleReport.Format) {
    self.style = style
    self.format = format
  }

  /// Returns the text: whole lines.
  public func text(of audit: Audit) -> String {
    let renderer = DiagnosticRenderer(style: style)
    let least: Diagnostic.Severity = format == .quiet ? .error : .note
    var text = ""
    for finding in audit.findings where finding.diagnostic.severity >= least {
      text += finding.missingPlace + renderer.render(finding.diagnostic) + "\n"
    }
    if format == .pretty, !audit.statistics.isEmpty {
      text += StatisticsTable(audit.statistics, style: style).text + "\n"
    }
    return text + AuditTotals(audit, style: style).text + "\n"
  }
}

extension AuditFinding {
  /// The path as the beginning of a line, where the finding has no place and does not name it.
  fileprivate var missingPlace: String {
    guard diagnostic.range == nil, !diagnostic.message.contains("'\(path)'") else { return "" }
    return VisibleText.escaped(path) + ": "
  }
}
