public import LocCheckDiagnostics

/// Findings as workflow commands, which GitHub shows as annotations of the lines they are about.
///
/// Shape: `::error file=…,line=…,col=…,title=…::message`. GitHub keeps ten annotations of each kind for a
/// step and drops the others without a word, so a line at the end says how many were left out.
public struct GitHubReport: Sendable {
  /// Creates a report.
  public init() {}

  /// Returns the commands for some findings, errors first.
  public func text(of findings: [Diagnostic]) -> String {
    var annotations = AnnotationList()
    for finding in findings {
      annotations.add(finding.severity) { WorkflowCommand(finding) }
    }
    return annotations.text
  }
}
