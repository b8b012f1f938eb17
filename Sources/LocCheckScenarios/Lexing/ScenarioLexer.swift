import LocCheckDiagnostics

/// The first reading of a scenario file: lines, told apart by how they begin.
struct ScenarioLexer {
  /// The file.
  private let source: SourceText
  /// The file's bytes.
  private let bytes: [UInt8]
  /// The lines read so far.
  private var lines: [LineToken] = []
  /// The invisible characters found so far.
  private var invisibleCharacters: [InvisibleCharacter] = []
  /// What was noticed so far.
  private var diagnostics: [Diagnostic] = []

  /// Returns the lines of a file.
  static func tokens(of source: SourceText) -> Diagnosed<ScenarioTokens> {
    var lexer = ScenarioLexer(source)
    lexer.readLines()
    let tokens = ScenarioTokens(
      lines: lexer.lines, invisibleCharacters: lexer.invisibleCharacters)
    return Diagnosed(tokens, lexer.diagnostics)
  }

  /// Creates a lexer at the start of a file.
  private init(_ source: SourceText) {
    self.source = source
    self.bytes = source.bytes
  }

  /// Reads all lines.
  private mutating func readLines() {
    var start = source.contentStart
    var number = 1
    var hasLoneReturn = false
    while start < bytes.count {
      let end = endOfLine(from: start)
      readLine(start..<end, number: number)
      number += 1
      guard end < bytes.count, bytes[end] == ASCII.carriageReturn else {
        start = end + 1
        continue
      }
      if end + 1 < bytes.count, bytes[end + 1] == ASCII.lineFeed {
        start = end + 2
      } else {
        if !hasLoneReturn { diagnostics.append(.loneReturn(at: source.range(end..<end + 1))) }
        hasLoneReturn = true
        start = end + 1
      }
    }
  }

  /// Returns the offset of the line end after an offset.
  private func endOfLine(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != ASCII.lineFeed, bytes[index] != ASCII.carriageReturn
    {
      index += 1
    }
    return index
  }

  /// Reads one line.
  private mutating func readLine(_ bounds: Range<Int>, number: Int) {
    let content = bytes.trimming(bounds)
    let kind = kind(of: content)
    if content.lowerBound > bounds.lowerBound, kind != .blank, kind != .unknown {
      let indentation = source.range(bounds.lowerBound..<content.lowerBound)
      diagnostics.append(.indentedLine(at: indentation))
    }
    lines.append(LineToken(kind: kind, number: number, bounds: content))
    guard InvisibleScan.isNeeded(bytes, in: content) else { return }
    let scan = InvisibleScan(bytes, in: content, isComment: kind == .comment)
    invisibleCharacters += scan.characters
    if let offset = scan.firstBrokenByte {
      diagnostics.append(.invalidEncoding(bytes[offset], at: source.range(offset..<offset + 1)))
    }
  }

  /// Returns the kind of a line by how it begins.
  private func kind(of content: Range<Int>) -> LineToken.Kind {
    guard let first = content.first else { return .blank }
    let second = content.count > 1 ? bytes[first + 1] : nil
    switch bytes[first] {
    case ASCII.hash: return .comment
    case ASCII.bar where second == ASCII.plus && isMarkAlone(in: content): return .continuation
    case ASCII.bar: return .row
    case ASCII.equals where second == ASCII.equals: return .heading
    default:
      let mark = bytes[content].first { $0 == ASCII.colon || $0 == ASCII.bar }
      return mark == ASCII.colon ? .field : .unknown
    }
  }

  /// Returns whether the two bytes of a continuation's mark end in a space, a bar or the line's
  /// end.
  ///
  /// A row may well begin with a cell like `+1`.
  private func isMarkAlone(in content: Range<Int>) -> Bool {
    guard content.count > 2 else { return true }
    let next = bytes[content.lowerBound + 2]
    return ASCII.isBlank(next) || next == ASCII.bar
  }
}

extension Diagnostic {
  /// A carriage return that no line feed follows.
  fileprivate static func loneReturn(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.line-end", .error,
      "a lone carriage return ends this line; lines end with LF or CR LF", at: range)
  }

  /// Space before a line that begins with something else.
  fileprivate static func indentedLine(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.indented-line", .error,
      "the line does not begin in the first column; remove the space before it", at: range)
  }

  /// A byte that is not UTF-8.
  fileprivate static func invalidEncoding(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-utf8", .error,
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8", at: range)
  }
}
