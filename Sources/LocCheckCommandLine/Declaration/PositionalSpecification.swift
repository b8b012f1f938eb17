/// An argument that is not an option, as declared, without the type of its value.
public struct PositionalSpecification: Sendable, Equatable {
  /// How many words an argument takes.
  public enum Arity: Sendable, Equatable {
    /// Exactly one.
    case required

    /// None or one.
    case optional

    /// Any number.
    case repeated

    /// Any number but none.
    case oneOrMore
  }

  /// The value of each word; its name is the name of the argument.
  public var value: ValueSpecification

  /// The number of words it takes.
  public var arity: Arity

  /// One sentence for the help.
  public var summary: String

  /// Creates the declaration of an argument.
  public init(value: ValueSpecification, arity: Arity, summary: String) {
    self.value = value
    self.arity = arity
    self.summary = summary
  }
}

extension PositionalSpecification {
  /// Whether a command line without it is an error.
  public var isRequired: Bool { arity == .required || arity == .oneOrMore }

  /// Whether it takes every word that is left.
  public var takesMany: Bool { arity == .repeated || arity == .oneOrMore }
}
