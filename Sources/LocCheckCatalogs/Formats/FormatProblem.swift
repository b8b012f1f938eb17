/// Something in a format that does not do what its author meant.
public struct FormatProblem: Sendable, Hashable {
  /// What is wrong.
  public var kind: Kind
  /// The text it is about, as it is written.
  public var text: String
  /// The place in the format, in UTF-8 bytes.
  public var range: Range<Int>

  /// Creates a problem.
  public init(_ kind: Kind, text: String, range: Range<Int>) {
    self.kind = kind
    self.text = text
    self.range = range
  }

  /// The kinds of problems.
  public enum Kind: Sendable, Hashable {
    /// A `%` that the text ends in: it vanishes.
    case incomplete
    /// A letter that is no conversion: it is printed, and reads no argument.
    case unknownConversion
    /// A position that is not followed by `$` and a conversion.
    case malformedPosition
    /// Length modifiers that do not go together, such as `Ll`.
    case malformedLength
    /// A space before a conversion, which is a flag: `50 % de` reads an argument.
    case spaceFlag
    /// `%#@…@` whose name has characters outside `[0-9A-Za-z_]`, or no end.
    case malformedVariable
    /// A width or precision beyond what is printed.
    case excessiveExtent
  }
}
