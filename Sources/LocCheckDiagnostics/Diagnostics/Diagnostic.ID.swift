extension Diagnostic {
  /// A stable, dotted rule name.
  public struct ID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The dotted name.
    public var name: String

    /// Creates an id from its dotted name.
    public init(_ name: String) { self.name = name }

    /// Creates an id from a literal.
    public init(stringLiteral name: String) { self.name = name }

    /// The dotted name.
    public var description: String { name }
  }
}
