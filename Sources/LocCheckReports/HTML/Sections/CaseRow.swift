import LocCheckDiagnostics
import LocCheckResults

/// A check in one line: how it ended, which it is, and the text that was shown or what kept it from being.
struct CaseRow {
  /// The check.
  let result: CaseResult
  /// The anchor of the check.
  let anchor: String

  /// The size of the longest text in a line, in UTF-8 bytes.
  private static let textSize = 400

  /// Writes the line.
  func write(to html: inout HTMLWriter) throws {
    try html.block(
      "li",
      [
        "class": "case", "id": anchor, "data-status": Outcome(result).rawValue,
        "data-locale": LocaleColumn(locale: result.id.locale).value,
      ]
    ) { html in
      try html.identity(of: result)
      try html.text(" ")
      switch result.status {
      case .skipped(let reason):
        try html.name(reason, class: "reason")
      case .failed(let diagnostic), .error(let diagnostic):
        try html.name(diagnostic.message, class: "reason")
      case .passed:
        if let actual = result.actual {
          try TextUnderTest(
            TextExcerpt(actual, size: Self.textSize), language: LanguageTag.of(result.id.locale)
          ).writeLine(to: &html)
        }
      }
      if let line = result.knownLine {
        try html.inline("span", ["class": "line"], " line \(line)")
      }
      try FindingList(result: result).write(to: &html)
    }
  }
}
