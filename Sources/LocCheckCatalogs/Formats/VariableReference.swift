/// A reference to a plural variable: `%#@files@`, or `%2$#@files@` with a position.
public struct VariableReference: Sendable, Hashable {
  /// The variable's name.
  public var name: String
  /// The position of its argument, from 1; nil where the order decides.
  public var position: Int?
  /// The reference as it is written.
  public var text: String

  /// Creates a reference.
  public init(name: String, position: Int? = nil, text: String) {
    self.name = name
    self.position = position
    self.text = text
  }
}
