public import LocCheckDiagnostics

extension CaseResult {
  /// How a check ended.
  public enum Status: Sendable, Hashable {
    /// The expectation holds.
    case passed
    /// The expectation does not hold.
    case failed(Diagnostic)
    /// The check could not be made.
    case error(Diagnostic)
    /// The check was left out, or its failure is known; the reason is a sentence fragment.
    case skipped(reason: String)

    /// The word for it in reports: `passed`, `failed`, `error`, `skipped`.
    public var word: String {
      switch self {
      case .passed: "passed"
      case .failed: "failed"
      case .error: "error"
      case .skipped: "skipped"
      }
    }

    /// The outcome of a check that a run did not come to.
    ///
    /// - Parameter cause: What kept the run from it, such as `after a failure`.
    public static func notRun(_ cause: String) -> Status {
      .skipped(reason: notRunReason + (cause.isEmpty ? "" : " " + cause))
    }

    /// A Boolean value that says whether a run did not come to the check.
    public var isNotRun: Bool {
      guard case .skipped(let reason) = self else { return false }
      return reason == Self.notRunReason || reason.hasPrefix(Self.notRunReason + " ")
    }

    /// How the reason of a check begins that a run did not come to, in reports too.
    private static let notRunReason = "not run"

    /// The diagnostic of a failure or an error.
    public var diagnostic: Diagnostic? {
      switch self {
      case .failed(let diagnostic), .error(let diagnostic): diagnostic
      case .passed, .skipped: nil
      }
    }
  }
}
