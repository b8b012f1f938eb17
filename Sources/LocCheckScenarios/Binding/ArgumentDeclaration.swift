public import LocCheckCatalogs

/// An argument that a scenario declares: `count=Int`.
public struct ArgumentDeclaration: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The Swift type.
  public var type: ArgumentType

  /// Creates a declaration.
  public init(name: String, type: ArgumentType) {
    self.name = name
    self.type = type
  }
}
