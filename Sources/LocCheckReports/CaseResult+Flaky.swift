import LocCheckDiagnostics
import LocCheckResults

extension CaseResult {
  /// What is said of a check that held, but not at first: where and how it failed; nil for every other.
  var flakiness: Diagnostic? {
    guard isFlaky, let failure = attempts.lazy.compactMap(\.diagnostic).first else { return nil }
    return Diagnostic(
      "run.flaky", .warning,
      "passed at attempt \(attempts.count + 1), but not at first: \(failure.message)",
      at: failure.range)
  }
}
