/// A product of a Swift package: the name that other projects depend on its targets by.
public struct PackageProduct: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The names of its targets.
  public var targets: [String]

  /// Creates a product.
  public init(name: String, targets: [String]) {
    self.name = name
    self.targets = targets
  }
}
