extension CaseResult {
  /// How much is known of where a check stands.
  public enum KnownPlace: String, Sendable, Hashable, CaseIterable {
    /// The file and the line in it.
    case line
    /// The file; the line of the result is one for want of another.
    case file
    /// Nothing; the path in the identity stands for a suite.
    case nothing
  }
}
