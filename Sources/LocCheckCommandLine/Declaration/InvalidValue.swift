/// The reason why a text is no value of the kind that was declared.
public struct InvalidValue: Error, Sendable, Equatable {
  /// What was expected instead, as it stands after “expected”.
  public var expected: String

  /// The text that was probably meant.
  public var suggestion: String?

  /// Creates a reason.
  public init(expected: String, suggestion: String? = nil) {
    self.expected = expected
    self.suggestion = suggestion
  }
}
