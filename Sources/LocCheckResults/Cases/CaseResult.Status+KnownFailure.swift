extension CaseResult.Status {
  /// The outcome of a check that fails as is known.
  ///
  /// - Parameters:
  ///   - issue: Where the failure is dealt with, such as `LOC-12`.
  ///   - message: What failed, a sentence fragment.
  public static func knownFailure(_ issue: String, _ message: String) -> Self {
    .skipped(reason: "\(knownFailureReason)\(issue): \(message)")
  }

  /// A Boolean value that says whether the check was made and failed as is known.
  public var isKnownFailure: Bool {
    guard case .skipped(let reason) = self else { return false }
    return reason.hasPrefix(Self.knownFailureReason)
  }

  /// How the reason of a known failure begins, in reports too.
  private static let knownFailureReason = "known failure "
}
