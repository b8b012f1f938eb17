/// A Boolean expression over tags: `smoke and not (slow or flaky)`.
///
/// Grammar: `or` binds loosest, then `and`, then `not`; a name may carry its at sign.
public indirect enum TagExpression: Hashable, Sendable {
  /// Holds where a scenario has the tag.
  case tag(String)
  /// Holds where the operand does not.
  case not(TagExpression)
  /// Holds where both operands do.
  case and(TagExpression, TagExpression)
  /// Holds where either operand does.
  case or(TagExpression, TagExpression)

  /// Creates an expression from its text.
  ///
  /// - Throws: ``ParsingError`` with what was expected.
  public init(_ text: String) throws(ParsingError) {
    let words = Self.words(of: text)
    guard words.count <= Self.wordLimit else {
      throw ParsingError(message: "the expression has more than \(Self.wordLimit) words")
    }
    var parser = Parser(words: words)
    self = try parser.disjunction(depth: 0)
    if let word = parser.words.first {
      throw ParsingError(message: "'\(word)' stands where 'and' or 'or' is expected")
    }
  }

  /// Returns whether the expression holds for a scenario with these tags.
  public func matches(_ tags: some Collection<String>) -> Bool {
    switch self {
    case .tag(let name): tags.contains(name)
    case .not(let operand): !operand.matches(tags)
    case .and(let left, let right): left.matches(tags) && right.matches(tags)
    case .or(let left, let right): left.matches(tags) || right.matches(tags)
    }
  }

  /// What is wrong with the text of an expression.
  public struct ParsingError: Error, Hashable, Sendable {
    /// A lowercase fragment.
    public var message: String
  }

  /// The number of words that is still read: a chain of operands is as deep as it is long.
  private static let wordLimit = 1000

  /// Splits a text into words and parentheses.
  private static func words(of text: String) -> [Substring] {
    text.replacing("(", with: " ( ").replacing(")", with: " ) ")
      .split(whereSeparator: \.isWhitespace)
  }

  /// Reads an expression from its words.
  private struct Parser {
    /// The words that are left.
    var words: ArraySlice<Substring>

    /// The depth of parentheses and negations that is still read.
    private static let depthLimit = 100

    /// Creates a parser of some words.
    init(words: [Substring]) { self.words = words[...] }

    /// Reads operands joined by `or`.
    mutating func disjunction(depth: Int) throws(ParsingError) -> TagExpression {
      var expression = try conjunction(depth: depth)
      while words.first == "or" {
        words.removeFirst()
        expression = .or(expression, try conjunction(depth: depth))
      }
      return expression
    }

    /// Reads operands joined by `and`.
    mutating func conjunction(depth: Int) throws(ParsingError) -> TagExpression {
      var expression = try operand(depth: depth)
      while words.first == "and" {
        words.removeFirst()
        expression = .and(expression, try operand(depth: depth))
      }
      return expression
    }

    /// Reads a tag, a negation or an expression in parentheses.
    mutating func operand(depth: Int) throws(ParsingError) -> TagExpression {
      guard depth < Self.depthLimit else {
        throw ParsingError(message: "the expression is nested too deeply")
      }
      guard let word = words.popFirst() else {
        throw ParsingError(message: "a tag is expected at the end of the expression")
      }
      switch word {
      case "not":
        return .not(try operand(depth: depth + 1))
      case "(":
        let inner = try disjunction(depth: depth + 1)
        guard words.popFirst() == ")" else {
          throw ParsingError(message: "'(' is not closed")
        }
        return inner
      case ")", "and", "or":
        throw ParsingError(message: "'\(word)' stands where a tag is expected")
      default:
        return .tag(String(word.hasPrefix("@") ? word.dropFirst() : word))
      }
    }
  }
}
