import LocCheckDiagnostics

/// The first line of a diagnostic as reports for people have it, read back: `path:line:column: error: message [id]`.
struct DrawnHeadline {
  /// The path, nil where the line begins with no place.
  private(set) var path: String?
  /// The line in the file, nil where none is named.
  private(set) var line: Int?
  /// The column, nil where none is named.
  private(set) var column: Int?
  /// How much it matters.
  let severity: Diagnostic.Severity
  /// The message.
  let message: String
  /// The rule, nil in a note, which has none.
  let id: Diagnostic.ID?

  /// Reads a line, nil where it is no headline.
  init?(_ text: Substring) {
    guard text.first != " ", let (severity, word) = Self.severity(in: text) else { return nil }
    self.severity = severity
    var message = text[word.upperBound...]
    if message.last == "]", let bracket = message.ranges(of: " [").last {
      id = Diagnostic.ID(String(message[bracket.upperBound...].dropLast()))
      message = message[..<bracket.lowerBound]
    } else {
      id = nil
    }
    self.message = EscapedText.withoutIsolates(message)
    readPlace(text[..<word.lowerBound])
  }

  /// The place as a mere position; nil where no column is known.
  var position: SourceRange? {
    guard let path, let line, let column else { return nil }
    return SourceText(path: path, bytes: [], line: line, column: column).range(0..<0)
  }

  /// Returns the first word for a severity that stands at the beginning or behind a place.
  private static func severity(
    in text: Substring
  ) -> (Diagnostic.Severity, Range<Substring.Index>)? {
    let words = Diagnostic.Severity.allCases.compactMap { severity in
      text.ranges(of: severity.rawValue + ": ").first { range in
        range.lowerBound == text.startIndex || text[..<range.lowerBound].hasSuffix(": ")
      }.map { (severity, $0) }
    }
    return words.min { $0.1.lowerBound < $1.1.lowerBound }
  }

  /// Reads a place, with what separates it from the message.
  private mutating func readPlace(_ text: Substring) {
    guard text.hasSuffix(": ") else { return }
    var parts = text.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let last = parts.last,
      let number = Int(digits: last), (1...Int(Int32.max)).contains(number)
    {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    path = EscapedText.undrawn(parts.joined(separator: ":"))
    line = numbers.first
    column = numbers.count > 1 ? numbers[1] : nil
  }
}
