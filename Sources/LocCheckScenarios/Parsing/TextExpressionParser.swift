import LocCheckCatalogs
import LocCheckDiagnostics

/// Reads a sum of SwiftUI texts with their modifiers.
///
/// Grammar: `sum = term {"+" term}`, `term = primary {"." modifier "()"}`, `primary = "Text("
/// ["verbatim:"] string ")" | "(" sum ")"`. What is wrong inside a string does not stop it; what is
/// wrong with the form does.
struct TextExpressionParser {
  /// The file.
  private let source: SourceText
  /// The file's bytes.
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private var index: Int
  /// The offset after the expression.
  private let end: Int
  /// The arguments that may stand in its strings.
  private let arguments: [ArgumentDeclaration]
  /// What was noticed so far.
  private var diagnostics: [Diagnostic] = []

  /// The depth of parentheses that is still read.
  private static let depthLimit = 50

  /// Returns the expression of a stretch of the file, nil where its form is another.
  static func expression(
    in bounds: Range<Int>, of source: SourceText, arguments: [ArgumentDeclaration]
  ) -> Diagnosed<TextExpression?> {
    var parser = TextExpressionParser(bounds, source, arguments)
    do throws(Failure) {
      let parts = try parser.sum(depth: 0)
      guard parser.isAtEnd else { throw parser.failure("expected '+' or '.' and a modifier") }
      return Diagnosed(TextExpression(parts), parser.diagnostics)
    } catch {
      return Diagnosed(nil, parser.diagnostics + [error.diagnostic])
    }
  }

  /// Creates a parser at the start of an expression.
  private init(_ bounds: Range<Int>, _ source: SourceText, _ arguments: [ArgumentDeclaration]) {
    self.source = source
    self.bytes = source.bytes
    self.index = bounds.lowerBound
    self.end = bounds.upperBound
    self.arguments = arguments
  }

  /// What stops the reading of an expression.
  private struct Failure: Error {
    /// What is wrong, and where.
    var diagnostic: Diagnostic
  }

  /// Reads terms joined by plus signs.
  private mutating func sum(depth: Int) throws(Failure) -> [TextExpression.Part] {
    var parts = try term(depth: depth)
    while take("+") { parts += try term(depth: depth) }
    return parts
  }

  /// Reads a text or a sum in parentheses, with the modifiers after it.
  private mutating func term(depth: Int) throws(Failure) -> [TextExpression.Part] {
    var parts = try primary(depth: depth)
    var styles: Set<TextExpression.Style> = []
    while take(".") { styles.insert(try modifier()) }
    guard !styles.isEmpty else { return parts }
    for place in parts.indices { parts[place].styles.formUnion(styles) }
    return parts
  }

  /// Reads a text, or a sum in parentheses.
  private mutating func primary(depth: Int) throws(Failure) -> [TextExpression.Part] {
    if take("(") {
      guard depth < Self.depthLimit else { throw failure("the parentheses are nested too deeply") }
      let parts = try sum(depth: depth + 1)
      guard take(")") else { throw failure("expected ')'") }
      return parts
    }
    guard take("Text"), take("(") else { throw failure("expected 'Text(…)'") }
    let isVerbatim = take("verbatim")
    if isVerbatim, !take(":") { throw failure("expected ':' after 'verbatim'") }
    let template = try string(isVerbatim ? .string : .key)
    guard take(")") else { throw failure("expected ')' after the string") }
    return [TextExpression.Part(isVerbatim ? .verbatim(template) : .key(template))]
  }

  /// Reads a string literal.
  private mutating func string(_ dialect: TemplateDialect) throws(Failure) -> TextTemplate {
    guard take("\"") else { throw failure("expected a string in quotation marks") }
    let start = index - 1
    var reader = TemplateReader(source, dialect: dialect, arguments: arguments)
    let next = reader.readQuoted(index..<end)
    diagnostics += reader.diagnostics
    guard let next else {
      index = start
      throw failure("the string has no closing '\"'")
    }
    index = next
    return reader.finished()
  }

  /// Reads a modifier's name and its empty parentheses.
  private mutating func modifier() throws(Failure) -> TextExpression.Style {
    skipBlanks()
    let start = index
    while index < end, Unicode.Scalar(bytes[index]).properties.isAlphabetic { index += 1 }
    let name = bytes.text(in: start..<index)
    guard let style = TextExpression.Style(rawValue: name) else {
      let range = source.range(start..<index)
      throw Failure(diagnostic: .unknownModifier(name, at: range))
    }
    guard take("("), take(")") else { throw failure("expected '()' after '.\(name)'") }
    return style
  }

  /// Whether only blanks are left.
  private var isAtEnd: Bool {
    bytes[index..<end].allSatisfy(ASCII.isBlank)
  }

  /// Takes a token that may follow blanks.
  private mutating func take(_ token: StaticString) -> Bool {
    skipBlanks()
    return token.withUTF8Buffer { wanted in
      guard bytes[index..<end].starts(with: wanted) else { return false }
      index += wanted.count
      return true
    }
  }

  /// Skips spaces and tabs.
  private mutating func skipBlanks() {
    while index < end, ASCII.isBlank(bytes[index]) { index += 1 }
  }

  /// Returns a failure at what comes next.
  private func failure(_ message: String) -> Failure {
    let next = index < end ? bytes.offset(afterScalarAt: index, in: index..<end) : end
    return Failure(diagnostic: .malformedText(message, at: source.range(index..<next)))
  }
}

extension Diagnostic {
  /// A sum of texts of another form.
  fileprivate static func malformedText(_ message: String, at range: SourceRange) -> Diagnostic {
    let found = range.bounds.isEmpty ? "the end" : range.text.quoted
    let message = message.hasPrefix("expected") ? "\(message), found \(found)" : message
    return Diagnostic("scenario.malformed-text", .error, message, at: range)
  }

  /// A modifier that no text has here.
  fileprivate static func unknownModifier(_ name: String, at range: SourceRange) -> Diagnostic {
    let names = TextExpression.Style.allCases.map(\.rawValue)
    return Diagnostic(
      "scenario.unknown-modifier", .error,
      "expected \(names.alternatives) after '.', found \(name.quoted)"
        + NearestName.hint(for: name, among: names), at: range)
  }
}
