import LocCheckDiagnostics

/// Cuts a Ruby file into tokens: strings of all kinds, names, brackets, and the ends of lines.
struct RubyLexer {
  /// The file.
  let source: SourceText
  /// The offset of the next byte.
  var position: Int
  /// The tokens so far.
  private(set) var tokens: [RubyToken] = []
  /// What is wrong.
  var diagnostics: [Diagnostic] = []
  /// The number of strings without an end that are still read over: each takes the whole file.
  var patience = 8
  /// The names that end the long strings whose text begins on the next line.
  private var pendingTexts: [LongText] = []

  /// A long string, `<<~NAME`.
  private struct LongText {
    /// The name that ends it.
    var name: String
    /// The place of its token.
    var token: Int
  }

  /// The operators of more than one character.
  private static let operators = ["=>", "==", "||=", "+=", "<<", "&&", "||", "!=", "=~", "&."]
    .map { Array($0.utf8) }

  /// Creates a lexer at the start of a file.
  private init(_ source: SourceText) {
    self.source = source
    position = source.contentStart
  }

  /// Returns the tokens of a file.
  static func tokens(of source: SourceText) -> Diagnosed<[RubyToken]> {
    var lexer = RubyLexer(source)
    while lexer.position < source.bytes.count, lexer.patience > 0, lexer.scanToken() {}
    return Diagnosed(lexer.tokens, lexer.diagnostics)
  }

  /// The byte at a distance from the position, 0 behind the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    let offset = position + distance
    return offset < source.bytes.count ? source.bytes[offset] : 0
  }

  /// Adds a token that ends at the position.
  mutating func add(_ kind: RubyToken.Kind, from start: Int) {
    tokens.append(RubyToken(kind: kind, bounds: start..<position))
  }

  /// Reads the next token or space, and returns whether the file goes on as code behind it.
  private mutating func scanToken() -> Bool {
    let start = position
    switch byte() {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
    case UInt8(ascii: "\\"): position += byte(1) == UInt8(ascii: "\r") ? 3 : 2
    case UInt8(ascii: "\n"): return scanLineEnd()
    case UInt8(ascii: ";"):
      position += 1
      add(.newline, from: start)
    case UInt8(ascii: "#"): position = source.lineBounds(containing: position).upperBound
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
      scanString(delimiter: byte(), isInterpolated: byte() != UInt8(ascii: "'"), from: start)
    case UInt8(ascii: "%") where isAtPercentLiteral: scanPercentLiteral()
    case UInt8(ascii: ":") where Self.isNameStart(byte(1)):
      position += 1
      add(.symbol(scanName()), from: start)
    case UInt8(ascii: "<") where byte(1) == UInt8(ascii: "<") && beginLongText(): break
    case UInt8(ascii: "/") where isAtPattern: skipPattern()
    case let next where Self.isNameStart(next) || Self.isDigit(next): scanWord()
    default: scanSign()
    }
    return true
  }

  /// Reads a line end, the long strings that begin behind it, and what makes the next line no code.
  private mutating func scanLineEnd() -> Bool {
    let start = position
    position += 1
    let isContinued = isNextLineContinuation
    if !isContinued { add(.newline, from: start) }
    for text in pendingTexts { scanText(text) }
    pendingTexts = []
    if source.bytes[position...].starts(with: "__END__".utf8) { return false }
    guard source.bytes[position...].starts(with: "=begin".utf8) else { return true }
    while position < source.bytes.count {
      let isEnd = source.bytes[position...].starts(with: "=end".utf8)
      position = source.startOfLine(after: source.lineBounds(containing: position))
      if isEnd { break }
    }
    return true
  }

  /// Whether the next line begins with a method of the value that this one ends with.
  private var isNextLineContinuation: Bool {
    let line = source.bytes[position...].drop { $0 == 0x20 || $0 == 0x09 }.prefix(2)
    return line.first == UInt8(ascii: ".") && line.last.map(Self.isNameStart) ?? false
  }

  /// Reads a name or number, and the colon that makes it the key of an argument.
  private mutating func scanWord() {
    let start = position
    let name = scanName()
    let isLabel = byte() == UInt8(ascii: ":") && byte(1) != UInt8(ascii: ":")
    if isLabel { position += 1 }
    add(isLabel ? .label(name) : .word(name), from: start)
  }

  /// Moves past a name with its `::`, `?` and `!`, and returns it.
  private mutating func scanName() -> String {
    let start = position
    while true {
      if Self.isNameStart(byte()) || Self.isDigit(byte()) {
        position += 1
      } else if byte() == UInt8(ascii: ":"), byte(1) == UInt8(ascii: ":"),
        Self.isNameStart(byte(2)), position > start
      {
        position += 2
      } else {
        break
      }
    }
    let isMark = byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "!")
    if isMark, byte(1) != UInt8(ascii: "=") { position += 1 }
    return source.text(in: start..<position)
  }

  /// Reads an operator or bracket.
  private mutating func scanSign() {
    let start = position
    let rest = source.bytes[position...]
    position += Self.operators.first { rest.starts(with: $0) }?.count ?? 1
    while position < source.bytes.count, byte() & 0xC0 == 0x80 { position += 1 }
    add(.sign(source.text(in: start..<position)), from: start)
  }

  /// Whether a byte begins a name: a letter, `_`, `@`, `$` or anything beyond ASCII.
  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a byte is a digit.
  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension RubyLexer {
  /// Begins a long string where `<<` begins one, and returns whether it does.
  private mutating func beginLongText() -> Bool {
    let start = position
    var offset = start + 2
    let bytes = source.bytes
    let hasMark =
      offset < bytes.count && [UInt8(ascii: "~"), UInt8(ascii: "-")].contains(bytes[offset])
    if hasMark { offset += 1 }
    let quote = offset < bytes.count && [0x22, 0x27].contains(bytes[offset]) ? bytes[offset] : nil
    if quote != nil { offset += 1 }
    let name = bytes[offset...].prefix { Self.isNameStart($0) || Self.isDigit($0) }
    // Behind a space, `<<` appends: a name that ends a text is in capitals by custom.
    let isCapital = name.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    guard !name.isEmpty, hasMark || isCapital && quote == nil else { return false }
    position = name.endIndex + (quote == nil ? 0 : 1)
    add(.string("", isInterpolated: false), from: start)
    pendingTexts.append(
      LongText(name: String(decoding: name, as: UTF8.self), token: tokens.count - 1))
    return true
  }

  /// Moves past the lines of a long string.
  private mutating func scanText(_ text: LongText) {
    let start = position
    while position < source.bytes.count {
      let line = source.lineBounds(containing: position)
      position = source.startOfLine(after: line)
      guard source.text(in: line).trimmingSpaces == text.name else { continue }
      tokens[text.token].kind = .string(
        source.text(in: start..<line.lowerBound), isInterpolated: false)
      return
    }
    diagnostics.append(.unclosedText(text.name, at: source.range(tokens[text.token].bounds)))
  }
}

extension Diagnostic {
  /// A long string without the line that ends it.
  fileprivate static func unclosedText(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "project.unclosed-string", .error,
      "the text that begins here goes on to the end of the file: no line is \(name.quoted)",
      at: range)
  }
}
