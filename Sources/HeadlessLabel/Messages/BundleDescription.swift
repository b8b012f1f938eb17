/// The bundle a message is looked up in, by the name the environment knows it by.
public struct BundleDescription: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The bundle's name.
  public var name: String

  /// Creates a description from a bundle's name.
  public init(_ name: String) { self.name = name }

  /// Creates a description from a literal name.
  public init(stringLiteral name: String) { self.name = name }

  /// The app's own bundle.
  public static let main = BundleDescription("main")
}
