import LocCheckCatalogs
import LocCheckDiagnostics

/// Reads texts with escapes and places for arguments.
///
/// A bad escape is reported and left out; reading goes on behind it.
struct TemplateReader {
  /// The file.
  let source: SourceText
  /// The file's bytes.
  let bytes: [UInt8]
  /// Where the text stands.
  let dialect: TemplateDialect
  /// The arguments that may stand in it.
  let arguments: [ArgumentDeclaration]
  /// Whether the text is a Swift string literal, which has a few escapes more.
  var isQuoted = false
  /// What was noticed so far.
  var diagnostics: [Diagnostic] = []
  /// The parts read so far.
  private var segments: [TextTemplate.Segment] = []
  /// The bytes of the literal that is being read.
  private var literal: [UInt8] = []

  /// The length in bytes up to which the end of an escape is looked for.
  private static let longestEscape = 256

  /// Creates a reader.
  init(_ source: SourceText, dialect: TemplateDialect, arguments: [ArgumentDeclaration]) {
    self.source = source
    self.bytes = source.bytes
    self.dialect = dialect
    self.arguments = arguments
  }

  /// Reads a whole stretch of the file.
  mutating func read(_ bounds: Range<Int>) {
    var index = bounds.lowerBound
    while index < bounds.upperBound {
      index = readNext(at: index, end: bounds.upperBound)
    }
  }

  /// Reads up to the quotation mark that ends a literal and returns the offset after it.
  ///
  /// - Returns: nil where the literal is not closed.
  mutating func readQuoted(_ bounds: Range<Int>) -> Int? {
    isQuoted = true
    var index = bounds.lowerBound
    while index < bounds.upperBound {
      if bytes[index] == ASCII.quote { return index + 1 }
      index = readNext(at: index, end: bounds.upperBound)
    }
    return nil
  }

  /// Appends text that does not stand in the file as such.
  mutating func append(_ text: String) {
    literal += text.utf8
  }

  /// Appends a place for an argument.
  mutating func append(_ reference: TextTemplate.Reference) {
    closeLiteral()
    segments.append(.argument(reference))
  }

  /// Returns the text that was read.
  mutating func finished() -> TextTemplate {
    closeLiteral()
    return TextTemplate(segments)
  }

  /// Reports something about a stretch of the text.
  mutating func report(_ diagnostic: (SourceRange) -> Diagnostic, at bounds: Range<Int>) {
    diagnostics.append(diagnostic(source.range(bounds)))
  }

  /// Ends the literal that is being read.
  private mutating func closeLiteral() {
    guard !literal.isEmpty else { return }
    segments.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }

  /// Reads plain text up to the next backslash or quotation mark, or one escape.
  private mutating func readNext(at start: Int, end: Int) -> Int {
    if bytes[start] == ASCII.backslash { return readEscape(at: start, end: end) }
    var index = start + 1
    while index < end, bytes[index] != ASCII.backslash, !isQuoted || bytes[index] != ASCII.quote {
      index += 1
    }
    literal += bytes[start..<index]
    return index
  }

  /// Reads one escape and returns the offset after it.
  private mutating func readEscape(at start: Int, end: Int) -> Int {
    guard start + 1 < end else {
      report(Diagnostic.loneBackslash, at: start..<end)
      return end
    }
    let letter = bytes[start + 1]
    if let replacement = replacement(for: letter) {
      literal.append(replacement)
      return start + 2
    }
    // A long line full of unclosed escapes must not be searched to its end for each of them.
    let horizon = min(end, start + Self.longestEscape)
    switch letter {
    case ASCII.openBrace:
      return readName(at: start, end: horizon)
    case ASCII.openParenthesis:
      return readInterpolation(at: start, end: horizon)
    case UInt8(ascii: "u") where start + 2 < end && bytes[start + 2] == ASCII.openBrace:
      return readCodePoint(at: start, end: horizon)
    default:
      let next = bytes.offset(afterScalarAt: start + 1, in: start..<end)
      report(Diagnostic.unknownEscape, at: start..<next)
      return next
    }
  }

  /// Returns the byte that a one-letter escape stands for.
  private func replacement(for letter: UInt8) -> UInt8? {
    switch letter {
    case ASCII.bar, ASCII.backslash: letter
    case UInt8(ascii: "n"): ASCII.lineFeed
    case UInt8(ascii: "t"): ASCII.tab
    case UInt8(ascii: "s"): ASCII.space
    case ASCII.quote where isQuoted, UInt8(ascii: "'") where isQuoted: letter
    case UInt8(ascii: "r") where isQuoted: ASCII.carriageReturn
    case UInt8(ascii: "0") where isQuoted: 0
    default: nil
    }
  }

  /// Reads `\u{HEX}`.
  private mutating func readCodePoint(at start: Int, end: Int) -> Int {
    guard let brace = bytes.offset(of: ASCII.closeBrace, in: start..<end) else {
      report(Diagnostic.unclosedBrace, at: start..<start + 3)
      return start + 3
    }
    let digits = bytes.text(in: start + 3..<brace)
    guard digits.utf8.allSatisfy(Self.isHexDigit), let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      report(Diagnostic.invalidCodePoint, at: start..<brace + 1)
      return brace + 1
    }
    literal += String(scalar).utf8
    return brace + 1
  }

  /// Returns whether a byte is a hexadecimal digit.
  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
  }
}

extension Diagnostic {
  /// A backslash with nothing after it.
  fileprivate static func loneBackslash(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.unknown-escape", .error,
      "nothing follows the backslash; a backslash is written '\\\\', a space at the end '\\s'",
      at: range)
  }

  /// A letter after a backslash that means nothing.
  fileprivate static func unknownEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.unknown-escape", .error,
      "\(range.text.quoted) is no escape; a backslash itself is written '\\\\'", at: range)
  }

  /// Hexadecimal digits that are no Unicode scalar.
  fileprivate static func invalidCodePoint(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-code-point", .error,
      "\(range.text.quoted) is no Unicode scalar; "
        + "expected hexadecimal digits up to 10FFFF, D800 to DFFF excepted",
      at: range)
  }

  /// An escape whose brace is not closed.
  static func unclosedBrace(at range: SourceRange) -> Diagnostic {
    Diagnostic("scenario.unclosed-escape", .error, "'\(range.text)' has no closing '}'", at: range)
  }
}
