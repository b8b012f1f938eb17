/// A bundle beside or inside of an app, under its name: a framework, an extension, or the resources
/// of a package or a pod.
public struct NestedBundle: Sendable {
  /// The name: that of its folder without the extension.
  public var name: String
  /// What it is made of; its own `nested` is empty.
  public var contents: BundleContents

  /// Creates a nested bundle.
  public init(name: String, contents: BundleContents) {
    self.name = name
    self.contents = contents
  }
}
