import LocCheckDiagnostics

/// A localized text in the forms between which a reader chooses: with marks and signs, as it is, in escapes.
struct TextUnderTest {
  /// The text, cut where it is very long, with what differs marked.
  private let marked: MarkedText
  /// The text without marks.
  private let excerpt: TextExcerpt
  /// The language of the text, nil where it is not known.
  private let language: String?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - excerpt: The text.
  ///   - marks: For each character whether it differs.
  ///   - language: The tag of its language, nil where it is not known.
  init(_ excerpt: TextExcerpt, marks: [Bool] = [], language: String?) {
    self.excerpt = excerpt
    self.language = language
    marked = MarkedText(excerpt.text, marks: marks)
  }

  /// Returns two texts with the characters marked in which they differ.
  static func pair(
    _ first: String, _ second: String, languages: (first: String?, second: String?), size: Int
  ) -> (first: TextUnderTest, second: TextUnderTest) {
    let (left, right) = (TextExcerpt(first, size: size), TextExcerpt(second, size: size))
    let difference = CharacterDifference(left.text, right.text)
    return (
      TextUnderTest(left, marks: difference.first, language: languages.first),
      TextUnderTest(right, marks: difference.second, language: languages.second)
    )
  }

  /// Writes the text as a block of its own.
  func writeBlock(to html: inout HTMLWriter) throws {
    try html.block("div", ["class": "text", "lang": language]) { html in
      try write("div", breaksLines: true, to: &html)
      if !excerpt.isWhole {
        let remark = "cut: the first \(excerpt.text.utf8.count) of \(excerpt.wholeSize) bytes"
        try html.line("p", ["class": "cut", "lang": "en", "dir": "ltr"], "… (\(remark))")
      }
    }
  }

  /// Writes the text within a line.
  func writeLine(to html: inout HTMLWriter) throws {
    try html.inline("span", ["class": "text", "lang": language]) { html in
      try write("bdi", breaksLines: false, to: &html)
      if !excerpt.isWhole { try html.text("…") }
    }
  }

  /// Writes the forms, a single one where all are the same.
  private func write(
    _ element: StaticString, breaksLines: Bool, to html: inout HTMLWriter
  ) throws {
    guard hasForms else {
      try html.inline(element, ["dir": "auto"], excerpt.text)
      return
    }
    try html.inline(element, ["class": "form drawn", "dir": "auto"]) { html in
      try html.drawn(marked, breaksLines: breaksLines)
    }
    try html.inline(element, ["class": "form raw", "dir": "auto"], excerpt.text)
    try html.inline(element, ["class": "form escaped", "dir": "ltr"]) { html in
      try html.escaped(marked)
    }
  }

  /// Whether the forms of the text are not all the same.
  private var hasForms: Bool {
    marked.hasMarks || excerpt.text.isEmpty || excerpt.text.hasPrefix(" ")
      || excerpt.text.hasSuffix(" ") || excerpt.text.contains("  ")
      || !VisibleText.spelled(excerpt.text).isIdenticalUTF8(to: excerpt.text)
  }
}
