import LocCheckDiagnostics

extension HTMLWriter {
  /// The size of the longest text within a line, in UTF-8 bytes: more than anybody reads in one.
  private static let maximumLineSize = 1000

  /// Returns a text that is no text under test as it is shown within a line: what cannot be seen escaped,
  /// right-to-left runs isolated, cut where it is very long.
  static func shown(_ text: String) -> String {
    let start = TextExcerpt(text, size: maximumLineSize)
    return RightToLeft.isolatingRuns(in: VisibleText.escaped(start.text))
      + (start.isWhole ? "" : "…")
  }

  /// Writes a text that is no text under test, such as a message, safe to stand within a line.
  mutating func shown(_ text: String) throws { try self.text(Self.shown(text)) }

  /// Writes an element that holds a name of the user's, isolated from what stands around it.
  ///
  /// A name runs as it begins; but one with escapes from the left, lest these fall apart.
  mutating func name(_ name: String, class: String? = nil) throws {
    let shown = Self.shown(name)
    let isSpelledOut = shown.contains("\\u{")
    try inline("bdi", ["class": `class`, "dir": isSpelledOut ? "ltr" : nil], shown)
  }

  /// Writes a sign that says in shape what the words beside it say.
  mutating func symbol(_ symbol: String) throws {
    try inline("span", ["class": "symbol", "aria-hidden": "true"], symbol)
  }
}
