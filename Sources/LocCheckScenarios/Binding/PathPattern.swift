public import LocCheckDiagnostics

/// A path or glob that a scenario file names, relative to that file.
public struct PathPattern: Sendable, Hashable {
  /// The path, escapes resolved.
  public var text: String
  /// Where it is written.
  public var range: SourceRange

  /// Creates a pattern.
  public init(_ text: String, at range: SourceRange) {
    self.text = text
    self.range = range
  }
}
