extension CaseResult {
  /// Returns what two results of one check say together.
  ///
  /// The later outcome stands, unless the later run did not come to the check; an earlier failure is kept
  /// among the attempts.
  ///
  /// - Parameter later: The result of the later run.
  func merged(with later: CaseResult) -> CaseResult {
    if unfinishedCount != nil, later.unfinishedCount != nil {
      return joined(withUnfinished: later)
    }
    guard !later.status.isNotRun || status.isNotRun else { return self }
    var merged = later
    let failure = status.diagnostic == nil ? [] : [status]
    merged.attempts = attempts + failure + later.attempts
    // A report of another form may know less of where the check stands.
    merged.position = later.position ?? position
    if later.knownPlace != .line {
      merged.line = line
      merged.knownPlace = knownPlace
    }
    return merged
  }
}
