import LocCheckResults

/// How a check ended, as reports for people tell outcomes apart; the worst first.
enum Outcome: String, Sendable, Hashable, CaseIterable {
  /// The expectation does not hold.
  case failed
  /// The check could not be made.
  case error
  /// The expectation holds, but did not at first.
  case flaky
  /// The check was left out, or its failure is known.
  case skipped
  /// The run did not come to the check.
  case notRun = "not-run"
  /// The expectation holds.
  case passed

  /// Creates the outcome of a check.
  init(_ result: CaseResult) {
    switch result.status {
    case .passed: self = result.isFlaky ? .flaky : .passed
    case .failed: self = .failed
    case .error: self = .error
    case .skipped: self = result.status.isNotRun ? .notRun : .skipped
    }
  }

  /// The word for it.
  var word: String { self == .notRun ? "not run" : rawValue }

  /// Returns the word for a number of checks.
  func word(counting count: Int) -> String {
    self == .error && count != 1 ? "errors" : word
  }

  /// The sign that stands for it beside the word.
  var symbol: String {
    switch self {
    case .failed: "✗"
    case .error: "!"
    case .flaky: "≈"
    case .skipped: "–"
    case .notRun: "○"
    case .passed: "✓"
    }
  }

  /// Whether somebody should look at the check.
  var wantsAttention: Bool {
    switch self {
    case .failed, .error, .flaky: true
    case .skipped, .notRun, .passed: false
    }
  }

  /// Whether the check speaks against the run.
  var isBad: Bool { self == .failed || self == .error }
}
