extension Diagnostic {
  /// A second place that explains a diagnostic.
  public struct Note: Sendable, Hashable {
    /// What the place has to do with it.
    public var message: String
    /// The place, nil for a remark about none.
    public var range: SourceRange?

    /// Creates a note.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }
}
