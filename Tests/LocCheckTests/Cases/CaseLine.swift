import LocCheckDiagnostics
import LocCheckResults

extension CaseResult {
  /// The identity, a tab and the outcome with the findings; nil for a case that simply passes.
  ///
  /// The identity is without its file, so that it does not depend on where the fixtures lie.
  var caseLine: String? {
    var told = findingIDs
    let outcome: String
    switch status {
    case .passed where findings.isEmpty: return nil
    case .passed: outcome = "passed"
    case .failed(let failure):
      outcome = "failed \(failure.id)"
      // A broken format is a finding as well as the failure.
      told.removeAll { $0 == failure.id }
    case .error(let error): outcome = "error \(error.id)"
    case .skipped(let reason): outcome = "skipped: \(reason)"
    }
    var id = id
    id.file = ""
    return "\(id)\t" + ([outcome] + told.map { "finding \($0)" }).joined(separator: ", ")
  }

  /// The rules of the findings, each once, in order.
  private var findingIDs: [Diagnostic.ID] {
    findings.map(\.id).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Diagnostic {
  /// The place, a tab and the rule of something that was noticed beside the checks.
  var caseLine: String {
    "\(range?.start.description ?? "")\t\(severity) \(id)"
  }
}
