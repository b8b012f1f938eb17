import LocCheckDiagnostics
import LocCheckResults

extension CaseResult {
  /// The outcome in short.
  var outcome: String {
    switch status {
    case .passed: "passed"
    case .failed(let diagnostic): "failed \(diagnostic.id)"
    case .error(let diagnostic): "error \(diagnostic.id)"
    case .skipped(let reason): "skipped: \(reason)"
    }
  }

  /// What a failure or error says.
  var diagnostic: Diagnostic? {
    switch status {
    case .failed(let diagnostic), .error(let diagnostic): diagnostic
    case .passed, .skipped: nil
    }
  }
}
