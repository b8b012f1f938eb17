import LocCheckDiagnostics

/// The lines of a failure's text.
struct FailureLines {
  /// The lines that are not blank.
  let lines: [Substring]

  /// Splits a text.
  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The line number in `at path:line:column: ` at the beginning of the text.
  var place: Int? {
    guard let first = lines.first, first.hasPrefix("at ") else { return nil }
    return first.split(separator: ":").lazy.dropFirst().compactMap { Int($0) }.first
  }

  /// The facts below this tool's message, line by line.
  ///
  /// A line that repeats the one before it with its invisible characters escaped is left out.
  var facts: [Diagnostic.Detail] {
    lines.dropFirst().filter { !$0.hasPrefix("  (escaped)  ") }.map(Self.fact)
  }

  /// Returns the labelled fact in a line below this tool's message, or the line without a label.
  ///
  /// Facts stand two blanks in, their texts two blanks behind the label or more.
  private static func fact(in line: Substring) -> Diagnostic.Detail {
    let unlabelled = Diagnostic.Detail("", String(line))
    guard line.hasPrefix("  "), line.dropFirst(2).first?.isLetter == true,
      let gap = line.dropFirst(2).firstRange(of: "  ")
    else { return unlabelled }
    let label = String(line[line.index(line.startIndex, offsetBy: 2)..<gap.lowerBound])
    let text = line[gap.upperBound...].drop { $0 == " " }
    guard isLabel(label) else { return unlabelled }
    return Diagnostic.Detail(label, EscapedText.unescaped(isolated(in: text)))
  }

  /// Whether a text is lowercase words.
  private static func isLabel(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == " " || ("a"..."z").contains($0) }
  }

  /// Returns a text without the isolate that keeps it apart from its surroundings.
  private static func isolated(in text: Substring) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 1, scalars.first == "\u{2068}", scalars.last == "\u{2069}" else {
      return text == "(empty)" ? "" : String(text)
    }
    return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
  }
}
