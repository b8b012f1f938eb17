public import LocCheckDiagnostics

/// A scheme: the targets that Xcode builds together when a developer presses Build.
///
/// Xcode brings catalogs into line with the code of these targets and of what they depend on.
public struct SourceScheme: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The names of the targets it lists.
  public var targets: [String]
  /// The list of targets in the file.
  public var range: SourceRange?

  /// Creates a scheme.
  public init(name: String, targets: [String], range: SourceRange? = nil) {
    self.name = name
    self.targets = targets
    self.range = range
  }
}
