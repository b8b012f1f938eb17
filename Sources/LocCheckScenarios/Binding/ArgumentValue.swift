/// A value of an argument, and how identities spell it.
public struct ArgumentValue: Sendable, Hashable {
  /// The value.
  public var literal: Literal
  /// The value as identities spell it: integers in plain digits, all else as the row writes it.
  public var spelled: String

  /// Creates a value.
  public init(_ literal: Literal, spelled: String) {
    self.literal = literal
    self.spelled = spelled
  }

  /// Creates the value of a whole number.
  public init(_ count: Int64) {
    self.init(.signed(count), spelled: String(count))
  }

  /// A value by the kind of its type.
  public enum Literal: Sendable, Hashable {
    /// A value of a signed integer type, within its bounds.
    case signed(Int64)
    /// A value of an unsigned integer type, within its bounds.
    case unsigned(UInt64)
    /// A finite value of `Float` or `Double`, a `Float` already rounded to its precision.
    case floating(Double)
    /// A value of `String` or `Substring`.
    case string(String)
    /// A value of `Text`.
    case text(TextExpression)
  }
}
