/// A `printf` format as Core Foundation reads it, taken apart.
///
/// The grammar is `%[position$][flags][width][.precision][length]conversion`, with `%@` for objects
/// and `%[position$]#@name@` for plural variables, as Apple's *String Format Specifiers* and the
/// `.stringsdict` documentation describe it. Whatever is malformed becomes the literal text that is most
/// likely shown, and a problem.
public struct FormatString: Sendable, Hashable {
  /// The literals, placeholders and references in order.
  public private(set) var pieces: [Piece]
  /// What is wrong with the format, in order.
  public private(set) var problems: [FormatProblem]

  /// The largest width and precision that are printed.
  public static let extentLimit = 1000
  /// The largest position Core Foundation reads.
  public static let positionLimit = 127

  /// Takes a format apart.
  ///
  /// - Parameters:
  ///   - text: The format.
  ///   - allowingOwnArgument: Whether `%arg` stands for a substitution's own argument, as in the forms
  ///     of a String Catalog.
  public init(parsing text: String, allowingOwnArgument: Bool = false) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      self.pieces = text.isEmpty ? [] : [.literal(text)]
      self.problems = []
      return
    }
    var parser = FormatParser(text: text, allowingOwnArgument: allowingOwnArgument)
    parser.parse()
    self.pieces = parser.pieces
    self.problems = parser.problems
  }

  /// A part of a format.
  public enum Piece: Sendable, Hashable {
    /// Text that is shown as it is.
    case literal(String)
    /// A conversion of an argument.
    case argument(Placeholder)
    /// A reference to a plural variable.
    case variable(VariableReference)
  }
}
