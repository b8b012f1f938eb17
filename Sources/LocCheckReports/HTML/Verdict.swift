import LocCheckDiagnostics

/// How a run ended as a whole.
struct Verdict: Sendable, Hashable {
  /// The name in the page's style: `failed`.
  let name: String
  /// The word for it.
  let word: String
  /// The sign that stands for it beside the word.
  let symbol: String
  /// What happened, in a sentence.
  let sentence: String

  /// Creates the verdict on a run.
  ///
  /// - Parameters:
  ///   - totals: The counts of the run.
  ///   - interruption: The signal that ended it early, nil where none did.
  init(_ totals: OutcomeCounts, interruption: String?) {
    let checks = totals.total == 1 ? "1 check" : "\(totals.total) checks"
    if totals[.failed] > 0 {
      let errors = totals[.error] > 0 ? ", \(totals[.error]) could not be made" : ""
      self.init("failed", "Failed", "✗", "\(totals[.failed]) of \(checks) failed\(errors).")
    } else if totals[.error] > 0 {
      self.init("error", "Errors", "!", "\(totals[.error]) of \(checks) could not be made.")
    } else if let interruption {
      let signal = VisibleText.escaped(interruption)
      self.init("interrupted", "Interrupted", "○", "\(signal) ended the run early.")
    } else if totals.held == 0 {
      self.init("empty", "Nothing checked", "–", "No check was made.")
    } else if totals[.notRun] > 0 {
      self.init(
        "interrupted", "Incomplete", "○", "\(totals[.notRun]) of \(checks) were not made.")
    } else {
      let known = totals[.skipped]
      let rest = known == 0 ? "" : " \(known) of \(checks) skipped."
      self.init("passed", "Passed", "✓", "Every check that was made holds." + rest)
    }
  }

  /// Creates a verdict from its parts.
  private init(_ name: String, _ word: String, _ symbol: String, _ sentence: String) {
    self.name = name
    self.word = word
    self.symbol = symbol
    self.sentence = sentence
  }
}
