import LocCheckDiagnostics

extension OpenStepParser {
  /// Returns the diagnostic of a problem, at the place that has to be mended.
  func diagnostic(of problem: OpenStepProblem) -> Diagnostic {
    let bounds = problem.bounds
    let place = source.range(bounds)
    switch problem.kind {
    case .emptyFile:
      return Diagnostic(
        "strings.empty", .error, "the file is empty: expected entries or a comment", at: place)
    case .unclosedString:
      return Diagnostic(
        "strings.unclosed-string", .error, "the string that begins here has no closing quote",
        at: place)
    case .missingSemicolon(let end, let string):
      return string.flatMap { misplacedQuote(of: $0, before: problem) }
        ?? missingSemicolon(after: end, at: bounds)
    case .missingEquals(let key):
      if let quote = misplacedQuote(of: key, before: problem) { return quote }
      let advice =
        key.isQuoted
        ? nil
        : "without quotes a key has only ASCII letters, digits and '_', '$', '/', ':', '.', '-'"
      return Diagnostic(
        "strings.missing-equals", .error,
        "expected '=' or ';' after the key, found \(found(at: bounds))", at: place, help: advice)
    case .missingEntry:
      return Diagnostic(
        "strings.stray-character", .error, "expected an entry, found \(found(at: bounds))",
        at: place, help: advice(at: bounds))
    case .missingValue:
      return Diagnostic(
        "strings.missing-value", .error, "expected a value, found \(found(at: bounds))", at: place,
        help: advice(at: bounds))
    case .unclosedContainer(let opening):
      return Diagnostic(
        "strings.unclosed-bracket", .error,
        "expected \(continuation(of: opening)), found \(found(at: bounds))", at: place,
        notes: [Diagnostic.Note("opened here", at: source.range(opening..<opening + 1))],
        help: advice(at: bounds))
    case .trailingContent:
      return Diagnostic(
        "strings.trailing-content", .error,
        "expected the end of the file, found \(found(at: bounds))", at: place)
    case .tooDeep:
      return Diagnostic(
        "strings.too-deep", .error, "nested deeper than a device reads", at: place)
    }
  }

  /// Returns the diagnostic of a `;` that is missing after a value, which ends at an offset.
  private func missingSemicolon(after end: Int, at bounds: Range<Int>) -> Diagnostic {
    let id: Diagnostic.ID = "strings.missing-semicolon"
    let message = "expected ';' after the value"
    guard let byte = scanner.bytes[bounds].first, OpenStepByte.beginsString(byte) else {
      let place = bounds.isEmpty ? end..<end : bounds
      return Diagnostic(
        id, .error, "\(message), found \(found(at: bounds))", at: source.range(place),
        help: advice(at: bounds))
    }
    return Diagnostic(
      id, .error, message, at: source.range(end..<end),
      notes: [Diagnostic.Note("something else begins here", at: source.range(bounds))])
  }

  /// What can follow in a dictionary, array or data that opens at an offset.
  private func continuation(of opening: Int) -> String {
    switch scanner.bytes[opening] {
    case OpenStepByte.openingBrace: "a key or '}'"
    case OpenStepByte.openingParenthesis: "',' or ')'"
    default: "a hexadecimal digit or '>'"
    }
  }

  /// What stands at a place, in words.
  func found(at bounds: Range<Int>) -> String {
    bounds.isEmpty ? "the end of the file" : scanner.text(in: bounds).quoted
  }

  /// What to do about a character that the format does not know at its place, nil for nothing
  /// special.
  func advice(at bounds: Range<Int>) -> String? {
    guard let scalar = scanner.text(in: bounds).unicodeScalars.first else { return nil }
    switch scalar {
    case ";": return "an entry ends with one ';'"
    case "#": return "a comment is written '// …' or '/* … */'"
    case "“", "”", "„", "‘", "’", "‚", "«", "»":
      return "strings stand between straight quotes: '\"'"
    case "\u{FEFF}": return "a byte-order mark stands at the start of a file and nowhere else"
    default:
      return scalar.properties.isAlphabetic && !scalar.isASCII ? "the string needs quotes" : nil
    }
  }
}

extension OpenStepParser {
  /// Returns the diagnostic of a quote that ends a string too early or too late, nil where the
  /// problem is another.
  private func misplacedQuote(
    of string: OpenStepToken, before problem: OpenStepProblem
  ) -> Diagnostic? {
    guard string.isQuoted else { return nil }
    let closing = source.range(string.bounds.upperBound..<string.bounds.upperBound + 1)
    if let semicolon = semicolonAtLineEnd(in: string.bounds) {
      let opening = string.bounds.lowerBound - 1
      return Diagnostic(
        "strings.unclosed-string", .error, "expected a closing quote before this ';'",
        at: source.range(semicolon..<semicolon + 1),
        notes: [
          Diagnostic.Note("the string begins here", at: source.range(opening..<opening + 1)),
          Diagnostic.Note("and ends at this quote", at: closing),
        ])
    }
    guard isInsideText(problem, after: string) else { return nil }
    let quote = scanner.text(in: closing.bounds)
    return Diagnostic(
      "strings.unescaped-quote", .error,
      "this '\(quote)' ends the string, and \(found(at: problem.bounds)) follows", at: closing,
      help: "inside a string write '\\\(quote)', or typographic quotes")
  }

  /// Returns the offset of a `;` that ends a line inside a string, nil where there is none.
  private func semicolonAtLineEnd(in bounds: Range<Int>) -> Int? {
    var semicolon: Int?
    for index in bounds {
      switch scanner.bytes[index] {
      case OpenStepByte.semicolon: semicolon = index
      case OpenStepByte.space, OpenStepByte.tab, OpenStepByte.carriageReturn: break
      case OpenStepByte.lineFeed: if let semicolon { return semicolon }
      default: semicolon = nil
      }
    }
    return nil
  }

  /// Whether what follows a string looks like the rest of its text: it stands on the same line, a
  /// quote comes after it, and it is no string of its own.
  private func isInsideText(_ problem: OpenStepProblem, after string: OpenStepToken) -> Bool {
    let start = problem.bounds.lowerBound
    let lineEnd = source.lineBounds(containing: string.bounds.upperBound).upperBound
    let quote = scanner.bytes[string.bounds.upperBound]
    guard start < lineEnd, scanner.bytes[start..<lineEnd].contains(quote) else { return false }
    switch scanner.bytes[start] {
    case OpenStepByte.comma, OpenStepByte.equals, UInt8(ascii: ":"): return false
    case quote:
      var rest = scanner
      guard (try? rest.scanString()) != nil else { return true }
      let next = rest.skipSpace()
      if case .missingEquals = problem.kind { return next != OpenStepByte.semicolon }
      return next != OpenStepByte.equals
    default: return true
    }
  }
}
