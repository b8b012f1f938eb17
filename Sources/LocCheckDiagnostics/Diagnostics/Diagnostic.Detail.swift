extension Diagnostic {
  /// A labelled fact.
  public struct Detail: Sendable, Hashable {
    /// The label, one lowercase word.
    public var label: String
    /// The fact.
    public var text: String

    /// Creates a labelled fact.
    public init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }

    /// Whether the fact is a text under test, which may hold anything.
    package var isTextUnderTest: Bool {
      ["expected", "unwanted", "actual", "text"].contains(label)
    }
  }
}
