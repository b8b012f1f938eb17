import LocCheckDiagnostics
import LocCheckResults

/// The members of a record that say how a check ended.
struct StatusRecord {
  /// The word.
  var word = "passed"
  /// Why the check was left out.
  var reason: String?
  /// What went wrong.
  var diagnostic: Diagnostic?

  /// The outcome; a failure about which the record says nothing more has a diagnostic that says that.
  var value: CaseResult.Status {
    switch word {
    case "failed": .failed(diagnostic ?? .noDiagnostic)
    case "error": .error(diagnostic ?? .noDiagnostic)
    case "skipped": .skipped(reason: reason ?? "")
    default: .passed
    }
  }
}

extension JSONWriter {
  /// Writes the members that say how a check ended.
  mutating func statusMembers(of status: CaseResult.Status) {
    member("status", status.word)
    if status.isNotRun {
      name("notRun")
      boolean(true)
    }
    if case .skipped(let reason) = status { member("reason", reason) }
    if let diagnostic = status.diagnostic {
      name("diagnostic")
      finding(diagnostic)
    }
  }
}

extension JSONReader {
  /// Reads a member that says how a check ended, and returns whether it is one.
  mutating func takesMember(
    _ name: String, of status: inout StatusRecord, sources: inout SourcePool
  ) throws(JSONProblem) -> Bool {
    switch name {
    case "status":
      skipBlanks()
      let place = problem("'passed', 'failed', 'error' or 'skipped'")
      status.word = try string()
      guard ["passed", "failed", "error", "skipped"].contains(status.word) else { throw place }
    case "reason": status.reason = try string()
    case "diagnostic": status.diagnostic = try finding(sources: &sources)
    default: return false
    }
    return true
  }

  /// Reads how a check ended in an earlier attempt.
  mutating func status(sources: inout SourcePool) throws(JSONProblem) -> CaseResult.Status {
    var status = StatusRecord()
    try object { (name, reader) throws(JSONProblem) in
      if try reader.takesMember(name, of: &status, sources: &sources) { return }
      try reader.skip()
    }
    return status.value
  }
}

extension Diagnostic {
  /// Stands for the failure of a check in a report that does not say what failed.
  static let noDiagnostic = Diagnostic(
    "report.no-diagnostic", .error, "the report does not say what is wrong")
}
