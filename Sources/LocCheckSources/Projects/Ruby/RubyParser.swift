import LocCheckDiagnostics

/// Makes statements of the tokens of a Ruby file: calls, assignments and blocks.
///
/// Code that is more than that is passed over: it becomes values that are not known and bodies
/// whose statements are there without their conditions.
struct RubyParser {
  /// The file.
  let source: SourceText
  /// The tokens.
  let tokens: [RubyToken]
  /// The place of the next token.
  var position = 0
  /// What is wrong.
  private var diagnostics: [Diagnostic] = []

  /// The number of blocks and brackets in each other that are followed.
  private static let depthLimit = 64
  /// The keywords that open a body with `end` at its end.
  private static let openers: Set = [
    "if", "unless", "case", "while", "until", "for", "begin", "def", "class", "module",
  ]
  /// The keywords that go on with another body of the same statement.
  private static let separators: Set = ["else", "elsif", "when", "in", "rescue", "ensure", "then"]
  /// The keywords of a condition behind a statement.
  static let modifiers: Set = ["if", "unless", "while", "until", "rescue", "and", "or"]

  /// Creates a parser.
  private init(_ tokens: [RubyToken], of source: SourceText) {
    self.tokens = tokens
    self.source = source
  }

  /// Returns the statements of a file.
  static func statements(of source: SourceText) -> Diagnosed<[RubyStatement]> {
    let tokens = RubyLexer.tokens(of: source)
    var parser = RubyParser(tokens.value, of: source)
    var statements: [RubyStatement] = []
    while parser.position < parser.tokens.count {
      statements += parser.parseStatements(depth: 0)
      // An `end` too many.
      parser.position += 1
    }
    return Diagnosed(statements, (tokens.diagnostics + parser.diagnostics).inSourceOrder)
  }

  /// The next token's kind, nil at the end.
  var next: RubyToken.Kind? {
    position < tokens.count ? tokens[position].kind : nil
  }

  /// The place of a token that was read or comes next, that of the end of the file behind the last.
  func range(ofToken index: Int) -> SourceRange {
    let end = source.bytes.count
    return source.range(index < tokens.count ? tokens[index].bounds : end..<end)
  }

  /// The place from a token up to the last one read.
  func range(from start: Int) -> SourceRange {
    let first = range(ofToken: start).bounds.lowerBound
    let last = position > start ? tokens[position - 1].bounds.upperBound : first
    return source.range(first..<last)
  }

  /// Moves past a sign or keyword where it comes next, and returns whether it does.
  mutating func skip(_ text: String) -> Bool {
    guard next == .sign(text) || next == .word(text) else { return false }
    position += 1
    return true
  }

  /// Moves past the ends of lines.
  mutating func skipNewlines() { while next == .newline { position += 1 } }

  /// Reads statements up to the `end` or brace that closes their body.
  private mutating func parseStatements(depth: Int) -> [RubyStatement] {
    guard isShallow(depth) else { return [] }
    var statements: [RubyStatement] = []
    while let token = next {
      switch token {
      case .word("end"), .sign("}"): return statements
      case .word(let word) where Self.separators.contains(word): position += 1
      case .word(let word) where Self.openers.contains(word):
        statements.append(parseKeyword(word, depth: depth))
      case .word: statements.append(parseCall(depth: depth))
      default: position += 1
      }
    }
    return statements
  }

  /// Whether a depth is followed; reports where it is not and goes to the end of the file.
  mutating func isShallow(_ depth: Int) -> Bool {
    guard depth > Self.depthLimit else { return true }
    diagnostics.append(
      Diagnostic(
        "project.too-deep", .warning,
        "more than \(Self.depthLimit) blocks or brackets in each other are not followed",
        at: range(ofToken: position)))
    position = tokens.count
    return false
  }

  /// Reads `if` and its kind with its body, and the texts on its first line.
  private mutating func parseKeyword(_ keyword: String, depth: Int) -> RubyStatement {
    let start = position
    position += 1
    var statement = RubyStatement(path: [keyword], range: range(from: start))
    if keyword == "def", case .word(let name)? = next { statement.path.append(name) }
    while let token = next, token != .newline, token != .word("then"), token != .word("do") {
      if case .string(let text, false) = token {
        let value = RubyValue(kind: .text(text), range: range(ofToken: position))
        statement.arguments.append(RubyArgument(value: value))
      }
      position += 1
    }
    _ = skip("do")
    statement.body = parseStatements(depth: depth + 1)
    _ = skip("end")
    return statement
  }

  /// Reads a call or assignment with its block.
  private mutating func parseCall(depth: Int) -> RubyStatement {
    let start = position
    var statement = RubyStatement(path: [], range: range(ofToken: start))
    while case .word(let name)? = next {
      position += 1
      statement.path.append(name)
      while skip("[") {
        statement.subscripts += parseArguments(until: "]", depth: depth + 1).map(\.value)
      }
      guard skip(".") || skip("&.") else { break }
    }
    statement.range = range(from: start)
    if skip("=") || skip("+=") || skip("||=") || skip("<<") {
      statement.isAssignment = true
      skipNewlines()
      statement.arguments = parseArguments(until: nil, depth: depth + 1)
    } else if isAtParenthesis, skip("(") {
      statement.arguments = parseArguments(until: ")", depth: depth + 1)
    } else {
      statement.arguments = parseArguments(until: nil, depth: depth + 1)
    }
    parseBlock(of: &statement, depth: depth)
    if case .word(let word)? = next, Self.modifiers.contains(word) {
      statement.isConditional = true
    }
    parseRest(of: &statement, depth: depth)
    return statement
  }

  /// Whether a parenthesis comes next without a space before it.
  var isAtParenthesis: Bool {
    guard position > 0, position < tokens.count else { return false }
    return tokens[position].kind == .sign("(")
      && tokens[position - 1].bounds.upperBound == tokens[position].bounds.lowerBound
  }

  /// Reads the block of a call, `do |name| … end` or `{ |name| … }`, where it has one.
  private mutating func parseBlock(of statement: inout RubyStatement, depth: Int) {
    guard skip("do") || !statement.isAssignment && skip("{") else { return }
    if skip("|") {
      while let token = next, token != .sign("|"), token != .newline {
        if case .word(let name) = token { statement.parameters.append(name) }
        position += 1
      }
      _ = skip("|")
    }
    statement.body += parseStatements(depth: depth + 1)
    if !skip("end") { _ = skip("}") }
  }

  /// Moves past what else stands on the line of a statement; keeps the statements of its blocks.
  private mutating func parseRest(of statement: inout RubyStatement, depth: Int) {
    while let token = next, token != .newline, token != .word("end"), token != .sign("}") {
      let start = position
      parseBlock(of: &statement, depth: depth)
      if position == start { position += 1 }
    }
  }
}
