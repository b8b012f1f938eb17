/// Splits Swift into tokens as far as it takes to count brackets and what nests without any.
///
/// Not every program is split as the compiler splits it: a regular expression may pass for operators.
struct RoughLexer {
  /// The bytes of the file.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The place that is read.
  private(set) var index = 0
  /// The brackets that are open.
  private(set) var brackets: [Bracket] = []

  /// Creates a lexer at the start of a file.
  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// What can be open.
  enum Bracket: Equatable {
    /// `(`, `[`, `{`, `#if`.
    case round, square, curly, condition
    /// `\(` in a literal.
    case interpolation(Quote)
  }

  /// What a string literal is delimited by.
  struct Quote: Equatable {
    /// The number of `#`.
    var pounds: Int
    /// Whether it has three quotation marks.
    var isMultiline: Bool
  }

  /// A token.
  struct Token {
    /// What it is.
    var kind: Kind
    /// Its bytes.
    var bounds: Range<Int>
    /// Whether there is space before it.
    var isAfterSpace: Bool
    /// Whether there is a line end before it.
    var isAfterNewline: Bool
  }

  /// What a token is.
  enum Kind {
    /// A name, a keyword, a number, an attribute, a macro.
    case word
    /// A string literal, or the part of one that ends before or begins behind an interpolation.
    case literal
    /// An opening bracket.
    case opening(Bracket)
    /// A closing bracket.
    case closing
    /// `,` or `;`.
    case comma
    /// `:`.
    case colon
    /// `.`.
    case dot
    /// A run of operator characters.
    case `operator`
  }

  /// Returns the next token, nil at the end of the file.
  mutating func next() -> Token? {
    let before = index
    let hasNewline = skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    let kind = readToken()
    return Token(
      kind: kind, bounds: start..<index, isAfterSpace: before != start, isAfterNewline: hasNewline)
  }

  /// Reads a token.
  private mutating func readToken() -> Kind {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\""): return readQuote(pounds: 0)
    case UInt8(ascii: "#"): return readPounds()
    case UInt8(ascii: "("): return open(.round)
    case UInt8(ascii: "["): return open(.square)
    case UInt8(ascii: "{"): return open(.curly)
    case UInt8(ascii: ")"): return close(.round)
    case UInt8(ascii: "]"): return close(.square)
    case UInt8(ascii: "}"): return close(.curly)
    case UInt8(ascii: ","), UInt8(ascii: ";"): return single(.comma)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ".") where peek(1) != UInt8(ascii: "."): return single(.dot)
    case _ where Self.isOperator(byte):
      repeat {
        index += 1
      } while index < bytes.count && Self.isOperator(bytes[index])
        && !isComment
      return .operator
    default:
      repeat { index += 1 } while index < bytes.count && Self.isWord(bytes[index])
      return .word
    }
  }

  /// Reads a token of one byte.
  private mutating func single(_ kind: Kind) -> Kind {
    index += 1
    return kind
  }

  /// Opens a bracket of one byte.
  private mutating func open(_ bracket: Bracket) -> Kind {
    brackets.append(bracket)
    return single(.opening(bracket))
  }

  /// Closes a bracket, and with it what was left open inside; one that nothing opened closes nothing.
  private mutating func close(_ bracket: Bracket) -> Kind {
    if bracket == .round, case .interpolation(let quote)? = brackets.last {
      brackets.removeLast()
      index += 1
      return readText(of: quote)
    }
    if bracket == .curly || bracket == brackets.last,
      let place = brackets.lastIndex(of: bracket)
    {
      brackets.removeSubrange(place...)
    }
    return single(.closing)
  }

  /// Returns a byte further on, nil behind the end.
  private func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }
}

// MARK: - Space

extension RoughLexer {
  /// Whether a comment begins here.
  private var isComment: Bool {
    bytes[index] == UInt8(ascii: "/")
      && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
  }

  /// Skips space and comments, and returns whether there was a line end.
  private mutating func skipSpace() -> Bool {
    var hasNewline = index == 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A, 0x0D:
        hasNewline = true
        index += 1
      case 0x00, 0x09, 0x0B, 0x0C, 0x20: index += 1
      case UInt8(ascii: "/") where isComment:
        if peek(1) == UInt8(ascii: "/") { skipLine() } else { skipBlock() }
      default: return hasNewline
      }
    }
    return hasNewline
  }

  /// Skips the rest of a line.
  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  /// Skips a comment of any length, in which others may lie.
  private mutating func skipBlock() {
    var depth = 0
    repeat {
      switch (bytes[index], peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
      default: index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Whether a byte is of a name or a number.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a byte is of an operator.
  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

// MARK: - Literals

extension RoughLexer {
  /// Reads what begins with `#`: a raw literal, a directive, a macro.
  private mutating func readPounds() -> Kind {
    let start = index
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      return readQuote(pounds: index - start)
    }
    let name = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[name..<index])
    if word.elementsEqual("if".utf8) {
      brackets.append(.condition)
      return .opening(.condition)
    }
    if word.elementsEqual("endif".utf8) {
      if let place = brackets.lastIndex(of: .condition) { brackets.removeSubrange(place...) }
      return .closing
    }
    return .word
  }

  /// Reads a literal from its opening quotation mark on.
  private mutating func readQuote(pounds: Int) -> Kind {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quote = Quote(pounds: pounds, isMultiline: isMultiline)
    index += isMultiline ? 3 : 1
    return readText(of: quote)
  }

  /// Reads the text of a literal up to its end or an interpolation.
  ///
  /// A literal of one line that does not end on it is taken for a lone quotation mark.
  private mutating func readText(of quote: Quote) -> Kind {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasPounds(quote.pounds, at: index + 1):
        index += 1 + quote.pounds
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          index += 1
          brackets.append(.interpolation(quote))
          return .opening(.interpolation(quote))
        }
        index += 1
      case UInt8(ascii: "\"") where isEnd(of: quote):
        index += (quote.isMultiline ? 3 : 1) + quote.pounds
        return .literal
      case 0x0A where !quote.isMultiline, 0x0D where !quote.isMultiline:
        index = start
        return .literal
      default: index += 1
      }
    }
    if !quote.isMultiline { index = start }
    index = min(index, bytes.count)
    return .literal
  }

  /// Whether a literal ends at the quotation mark here.
  private func isEnd(of quote: Quote) -> Bool {
    guard quote.isMultiline else { return hasPounds(quote.pounds, at: index + 1) }
    return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
      && hasPounds(quote.pounds, at: index + 3)
  }

  /// Whether a number of `#` stands at a place.
  private func hasPounds(_ count: Int, at place: Int) -> Bool {
    place + count <= bytes.count
      && bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
