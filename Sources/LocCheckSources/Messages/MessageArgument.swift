/// A value that a message interpolates.
public struct MessageArgument: Sendable, Hashable {
  /// The expression as the sources have it.
  public var expression: String
  /// The Swift type, nil where it is not known.
  public var type: String?
  /// The specifier, nil where it is not known.
  public var specifier: String?
  /// What to annotate so that the type is known: a variable, property or parameter, nil for nothing.
  public var untyped: String?

  /// Creates an argument.
  public init(
    expression: String, type: String? = nil, specifier: String? = nil, untyped: String? = nil
  ) {
    self.expression = expression
    self.type = type
    self.specifier = specifier
    self.untyped = untyped
  }
}
