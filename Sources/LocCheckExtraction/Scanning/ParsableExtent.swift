import LocCheckSources

/// Finds how far into a file the parser can go in reasonable time.
///
/// SwiftParser bounds how deep brackets may lie in each other, but not what nests without any
/// (`try try …`, `(a) -> (a) -> …`), and some of what it reads ahead takes time that doubles with each
/// level (`[[[[…`). No program is written like that, yet no file may keep the others from being read.
struct ParsableExtent {
  /// The tokens of the file.
  private var lexer: RoughLexer
  /// What is counted in each open bracket, that of the file itself first.
  private var levels = [Level()]
  /// What the last token was.
  private var previous = Role.separator
  /// The number of words and operators in a row that wait for an operand.
  private var prefixes = 0
  /// The number of square brackets in a row that open.
  private var squares = 0
  /// The steps that square brackets in a row have cost the parser.
  private var steps = 0
  /// The number of tokens so far.
  private var tokens = 0

  /// Returns where a file goes beyond what the parser can do, nil where it does not.
  static func end(of bytes: UnsafeBufferPointer<UInt8>) -> SyntaxProblem? {
    var extent = ParsableExtent(lexer: RoughLexer(bytes: bytes))
    while let token = extent.lexer.next() {
      extent.count(token, in: bytes)
      if extent.isTooDeep { return .tooDeep(at: token.bounds) }
      if extent.tokens > maximumLength { return .tooLong(at: token.bounds) }
    }
    return nil
  }

  /// Creates the extent of a file.
  private init(lexer: RoughLexer) { self.lexer = lexer }

  /// What is counted in an open bracket.
  private struct Level {
    /// The number of arrows, colons, question marks and words such as `else` since the last end of a statement.
    var pending = 0
    /// The number of links since the last operator.
    var links = 0
    /// The number of angle brackets that are open.
    var angles = 0
  }

  /// What a token is to the one that follows.
  private enum Role {
    /// Something an operator can follow.
    case operand
    /// An opening bracket.
    case opening
    /// Anything else.
    case separator
  }

  /// The innermost level.
  private var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }
}

// MARK: - Limits

extension ParsableExtent {
  /// The number of brackets that may be open; programs have less than twenty.
  private static let maximumDepth = 64
  /// The number of parts of one expression or type that may wait for what follows.
  private static let maximumRun = 500
  /// The number of links of one chain.
  private static let maximumChain = 2000
  /// The number of angle brackets that may be open.
  private static let maximumAngles = 64
  /// The number of square brackets in a row.
  private static let maximumSquares = 10
  /// The number of steps that square brackets in a row may take the parser.
  private static let maximumSteps = 1 << 15

  /// The number of tokens, which the parser takes some seconds for; thirty thousand lines have as many.
  private static let maximumLength = 400_000

  /// Whether something lies too deep.
  private var isTooDeep: Bool {
    levels.count > Self.maximumDepth || prefixes > Self.maximumRun
      || level.pending > Self.maximumRun || level.links > Self.maximumChain
      || level.angles > Self.maximumAngles || squares > Self.maximumSquares
      || steps > Self.maximumSteps
  }
}

// MARK: - Counting

extension ParsableExtent {
  /// The words that an operand follows.
  private static let prefixWords: Set<String> = [
    "any", "await", "borrowing", "consume", "consuming", "copy", "each", "inout", "isolated", "let",
    "repeat", "return", "sending", "some", "throw", "try", "unsafe", "var", "yield",
  ]
  /// The words that what follows lies in.
  private static let pendingWords: Set<String> = ["else", "guard", "if", "switch", "while"]
  /// The words between two operands.
  private static let infixWords: Set<String> = ["as", "in", "is", "where"]
  /// The number of bytes of the longest of these words.
  private static let longestWord = 9

  /// Counts a token.
  private mutating func count(
    _ token: RoughLexer.Token, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    tokens += 1
    if token.isAfterNewline, previous == .operand, token.canBeginStatement { level = Level() }
    switch token.kind {
    case .opening(let bracket): open(bracket)
    case .closing: close()
    case .comma:
      level.pending = 0
      level.links = 0
      prefixes = 0
      end(.separator)
    case .colon:
      level.pending += 1
      end(.separator)
    case .dot:
      level.links += 1
      end(.separator)
    case .literal:
      close()
    case .word: countWord(UnsafeBufferPointer(rebasing: bytes[token.bounds]))
    case .operator:
      countOperator(UnsafeBufferPointer(rebasing: bytes[token.bounds]), after: token.isAfterSpace)
    }
  }

  /// Counts an opening bracket.
  private mutating func open(_ bracket: RoughLexer.Bracket) {
    if bracket == .square {
      squares = previous == .opening ? squares + 1 : 1
      if squares > 3 { steps += 1 << squares }
    } else if previous != .opening {
      squares = 0
    }
    if previous == .operand { level.links += 1 }
    prefixes = 0
    previous = .opening
    levels.removeLast(max(levels.count - lexer.brackets.count, 0))
    levels.append(Level())
  }

  /// Counts a closing bracket, or the end of a literal, which may close an interpolation.
  private mutating func close() {
    levels.removeLast(max(levels.count - lexer.brackets.count - 1, 0))
    prefixes = 0
    end(.operand)
  }

  /// Ends a token.
  private mutating func end(_ role: Role) {
    squares = 0
    previous = role
  }

  /// Counts a word.
  private mutating func countWord(_ word: UnsafeBufferPointer<UInt8>) {
    let word = word.count <= Self.longestWord ? String(decoding: word, as: UTF8.self) : ""
    if Self.prefixWords.contains(word) {
      prefixes += 1
      end(.separator)
    } else if Self.pendingWords.contains(word) {
      level.pending += 1
      end(.separator)
    } else if Self.infixWords.contains(word) {
      end(.separator)
    } else {
      prefixes = 0
      end(.operand)
    }
  }

  /// Counts an operator.
  private mutating func countOperator(
    _ text: UnsafeBufferPointer<UInt8>, after isAfterSpace: Bool
  ) {
    let first = text[0]
    if text.elementsEqual("->".utf8) {
      level.pending += 1
      end(.separator)
    } else if previous != .operand {
      prefixes += 1
      end(.separator)
    } else if !isAfterSpace, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      level.links += text.count
      end(.operand)
    } else {
      if first == UInt8(ascii: "?"), text.count == 1 { level.pending += 1 }
      if first == UInt8(ascii: "<"), !isAfterSpace { level.angles += 1 }
      let closed = text.reduce(0) { $1 == UInt8(ascii: ">") ? $0 + 1 : $0 }
      let isClosing = closed > 0 && level.angles > 0
      level.angles = max(level.angles - closed, 0)
      level.links = 0
      end(isClosing ? .operand : .separator)
    }
  }
}

extension RoughLexer.Token {
  /// Whether a statement can begin with it where one can end before it.
  fileprivate var canBeginStatement: Bool {
    switch kind {
    case .word, .literal, .opening(.round), .opening(.square), .opening(.condition): true
    case .opening, .closing, .comma, .colon, .dot, .operator: false
    }
  }
}
