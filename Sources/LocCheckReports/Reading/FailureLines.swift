import LocCheckDiagnostics

/// The lines of a failure's text as another tool wrote it.
struct FailureLines {
  /// The lines that are not blank.
  let lines: [Substring]

  /// Splits a text.
  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The lines as facts without a label.
  var facts: [Diagnostic.Detail] { lines.map { Diagnostic.Detail("", String($0)) } }
}
