/// A resource bundle under a name: `bundle Kit: Kit/Resources`.
public struct BundleDeclaration: Sendable, Hashable {
  /// The name subjects use in `in-bundle:`.
  public var name: String
  /// The bundle's resources.
  public var paths: [PathPattern]

  /// Creates a declaration.
  public init(name: String, paths: [PathPattern]) {
    self.name = name
    self.paths = paths
  }
}
