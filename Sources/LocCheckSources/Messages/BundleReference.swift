/// The bundle that code looks a message up in, as far as it says so.
public enum BundleReference: Sendable, Hashable {
  /// Nothing is said: the app's main bundle.
  case unspecified
  /// `.main`.
  case main
  /// `.module`, the resources of a Swift package's target.
  case module
  /// `#bundle`, the resources of the target the code is in.
  case current
  /// `Bundle(for: Type.self)`, `.forClass(Type.self)`.
  case type(String)
  /// `Bundle(identifier:)`, `Bundle(path:)` and their kind with a name in a literal.
  case named(String)
  /// Any other expression, as written.
  case expression(String)

  /// How a reader would say it: `.main`, `.module`, `#bundle`, `Bundle(for: Type.self)`; nil for nothing.
  public var displayed: String? {
    switch self {
    case .unspecified: nil
    case .main: ".main"
    case .module: ".module"
    case .current: "#bundle"
    case .type(let name): "Bundle(for: \(name).self)"
    case .named(let name): name
    case .expression(let text): text
    }
  }
}
