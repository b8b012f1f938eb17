import LocCheckResults

/// A section of a Markdown report: the checks that ended in one way, file by file.
enum MarkdownSection: Sendable, CaseIterable {
  /// The checks that do not hold.
  case failed
  /// The checks that could not be made.
  case errors
  /// The checks that held, but not at first.
  case flaky
  /// The checks whose failure is known.
  case known
  /// The checks that were left out on purpose.
  case skipped
  /// The checks that the run did not come to.
  case notRun

  /// The heading.
  var title: String {
    switch self {
    case .failed: "Failed"
    case .errors: "Could not be made"
    case .flaky: "Flaky"
    case .known: "Known failures"
    case .skipped: "Skipped"
    case .notRun: "Not run"
    }
  }

  /// Returns whether a check belongs here.
  func contains(_ result: CaseResult) -> Bool {
    switch Outcome(result) {
    case .failed: self == .failed
    case .error: self == .errors
    case .flaky: self == .flaky
    case .skipped: self == (result.status.isKnownFailure ? .known : .skipped)
    case .notRun: self == .notRun
    case .passed: false
    }
  }
}
