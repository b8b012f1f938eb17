import LocCheckDiagnostics
import LocCheckResults

/// What was noticed about a check beside its verdict.
struct FindingList {
  /// The findings.
  private let findings: [Diagnostic]

  /// Creates the list of a check's findings, the verdict's own left out.
  init(result: CaseResult) {
    findings = result.findings.filter { $0 != result.status.diagnostic }
  }

  /// Writes the list, which can be opened; nothing where nothing was noticed.
  func write(to html: inout HTMLWriter) throws {
    guard !findings.isEmpty else { return }
    try html.block("details", ["class": "findings"]) { html in
      try html.line("summary", findings.count == 1 ? "1 finding" : "\(findings.count) findings")
      try html.block("ul") { html in
        for finding in findings {
          try html.block("li", ["class": finding.severity.rawValue]) { html in
            try html.inline("b", finding.severity.rawValue)
            try html.text(": ")
            let text = DiagnosticText(finding)
            try text.writeHeadline(to: &html)
            try text.writeFacts(finding.details, to: &html)
            try text.writeAdvice(to: &html)
          }
        }
      }
    }
  }
}
