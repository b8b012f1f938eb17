extension OutcomeCounts {
  /// Returns the counts of some outcomes that are not nought, by default all, good news first:
  /// `41 passed (2 flaky), 1 failed`.
  func list(of outcomes: [Outcome] = [.passed, .failed, .error, .skipped, .notRun]) -> String {
    let parts = outcomes.map { outcome in
      outcome == .passed
        ? (held, wordForHeld) : (self[outcome], outcome.word(counting: self[outcome]))
    }.filter { $0.0 > 0 }
    return parts.isEmpty
      ? "no checks" : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The sentence that ends the run, bad news first: `1 check failed, 41 passed (2 flaky), 3 not run`.
  var sentence: String {
    let parts = [
      (self[.failed], "failed"), (self[.error], "could not be made"), (held, wordForHeld),
      (self[.skipped], "skipped"), (self[.notRun], "not run"),
    ].filter { $0.0 > 0 }
    guard let first = parts.first else { return "no checks were made" }
    let opening = "\(first.0) \(first.0 == 1 ? "check" : "checks") \(first.1)"
    return ([opening] + parts.dropFirst().map { "\($0.0) \($0.1)" }).joined(separator: ", ")
  }

  /// The word for the checks that hold, with the number of those that did not at first.
  private var wordForHeld: String {
    self[.flaky] > 0 ? "passed (\(self[.flaky]) flaky)" : "passed"
  }
}
