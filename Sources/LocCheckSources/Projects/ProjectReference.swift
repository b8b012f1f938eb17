public import LocCheckDiagnostics

/// A file or folder that belongs to a project and is read apart from it.
public struct ProjectReference: Sendable, Hashable {
  /// What a project draws in.
  public enum Kind: String, Sendable, Hashable {
    /// The folder of a local Swift package.
    case package
    /// A podspec, or the folder of one.
    case pod
    /// An `.xcconfig` file.
    case buildSettings
    /// Another Xcode project: the path ends in `.xcodeproj`.
    case project
  }

  /// What it is.
  public var kind: Kind
  /// The path, relative to the working directory.
  public var path: String
  /// Where the project names it.
  public var range: SourceRange?

  /// Creates a reference.
  public init(_ kind: Kind, path: String, range: SourceRange? = nil) {
    self.kind = kind
    self.path = path
    self.range = range
  }
}
