import LocCheckDiagnostics
import LocCheckResults

/// What a run noticed beside its verdicts, each finding once: the rows of a scenario notice the same again
/// and again.
struct NoticedFindings: Sendable {
  /// The findings so far.
  private var findings: Set<Diagnostic> = []

  /// Returns the warnings and errors beside a check's verdict that no check before it had.
  mutating func news(of result: CaseResult) -> [Diagnostic] {
    result.findings.filter {
      $0.severity >= .warning && $0 != result.status.diagnostic && findings.insert($0).inserted
    }
  }
}
