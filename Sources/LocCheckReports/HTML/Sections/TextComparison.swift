import LocCheckDiagnostics
import LocCheckResults

/// The text that was expected, or unwanted, beside the one that was shown.
struct TextComparison {
  /// A text with what it is.
  private struct Side {
    /// What the text is.
    var label: String
    /// The text.
    var text: String
    /// The tag of its language, nil where it is none or not known.
    var language: String?
  }

  /// The text of the scenario, nil where the check is not about one.
  private let expected: Side?
  /// The text that was shown, nil where none was.
  private let actual: Side?
  /// Whether the texts ought to be the same, so that what differs says something.
  private let isComparison: Bool
  /// The facts of the diagnostic that are not among the texts.
  let otherDetails: [Diagnostic.Detail]

  /// Creates the comparison for a check: the texts of its diagnostic, else those of the check.
  init(_ result: CaseResult) {
    var details = result.status.diagnostic?.details ?? []
    /// Takes the text with one of some labels out of the details, and returns it.
    func take(_ labels: Set<String>, or text: String?) -> Side? {
      if let index = details.firstIndex(where: { labels.contains($0.label) }) {
        let detail = details.remove(at: index)
        return Side(
          label: detail.label, text: detail.text,
          language: text.map { $0.isIdenticalUTF8(to: detail.text) } == true
            ? LanguageTag.of(result.id.locale) : nil)
      }
      return text.map {
        Side(
          label: labels.contains("actual") ? "actual" : "expected", text: $0,
          language: LanguageTag.of(result.id.locale))
      }
    }
    expected = take(["expected", "unwanted"], or: result.expected)
    actual = take(["actual"], or: result.actual)
    otherDetails = details
    isComparison = expected?.label == "expected" && (result.id.check ?? "styled") == "styled"
  }

  /// Writes the texts, side by side where there are two; nothing where there is none.
  func write(textSize: Int, to html: inout HTMLWriter) throws {
    guard expected != nil || actual != nil else { return }
    try html.block("div", ["class": "texts"]) { html in
      if let expected, let actual, isComparison {
        let pair = TextUnderTest.pair(
          expected.text, actual.text, languages: (expected.language, actual.language),
          size: textSize)
        try write(expected, pair.first, to: &html)
        try write(actual, pair.second, to: &html)
      } else {
        for side in [expected, actual].compactMap(\.self) {
          let excerpt = TextExcerpt(side.text, size: textSize)
          try write(side, TextUnderTest(excerpt, language: side.language), to: &html)
        }
      }
    }
  }

  /// Writes a text below what it is.
  private func write(
    _ side: Side, _ text: TextUnderTest, to html: inout HTMLWriter
  ) throws {
    try html.block("div", ["class": "side \(side.label)"]) { html in
      try html.line("p", ["class": "label"], side.label)
      try text.writeBlock(to: &html)
    }
  }
}
