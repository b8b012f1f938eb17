import LocCheckDiagnostics
import Testing

/// Where the caret stands, in whole rendered text.
struct CaretTests {
  /// Returns the two lines below the headline.
  private func excerpt(_ marked: String) -> String {
    let rendered = DiagnosticRenderer(style: .plain).render(
      Diagnostic("a.b", .error, "m", at: MarkedSource(marked).range))
    return rendered.split(separator: "\n", omittingEmptySubsequences: false)[1...2]
      .joined(separator: "\n")
  }

  @Test(arguments: [
    ("| 日本語 | ⟦項目⟧ |", "   1 | | 日本語 | 項目 |\n     |            ^~~~"),
    ("| 👨\u{200D}👩\u{200D}👧 | ⟦x⟧", "   1 | | 👨\u{200D}👩\u{200D}👧 | x\n     |        ^"),
    ("⟦👨\u{200D}👩\u{200D}👧⟧ x", "   1 | 👨\u{200D}👩\u{200D}👧 x\n     | ^~"),
    ("❤\u{FE0F} ⟦x⟧", "   1 | ❤\u{FE0F} x\n     |    ^"),
    ("e\u{301}e\u{301}⟦x⟧", "   1 | e\u{301}e\u{301}x\n     |   ^"),
    ("e⟦\u{301}⟧x", "   1 | e\u{301}x\n     | ^"),
    ("한글 ⟦ab⟧", "   1 | 한글 ab\n     |      ^~"),
  ])
  func `wide, joined and combined characters count by their cells`(marked: String, lines: String) {
    #expect(excerpt(marked) == lines)
  }

  @Test(arguments: [
    ("\t⟦x⟧", "   1 |         x\n     |         ^"),
    ("a\tb\t⟦x⟧", "   1 | a       b       x\n     |                 ^"),
    ("日\t⟦x⟧", "   1 | 日      x\n     |         ^"),
    ("a⟦\t⟧x", "   1 | a       x\n     |  ^~~~~~~"),
  ])
  func `tabs are expanded`(marked: String, lines: String) {
    #expect(excerpt(marked) == lines)
  }

  @Test(arguments: [
    ("1\u{A0}000 ⟦x⟧", "   1 | 1\\u{A0}000 x\n     |            ^"),
    ("a⟦\u{200F}⟧b", "   1 | a\\u{200F}b\n     |  ^~~~~~~~"),
    ("a\u{1B}[31m⟦b⟧", "   1 | a\\u{1B}[31mb\n     |            ^"),
    ("\u{FEFF}⟦a⟧b", "   1 | ab\n     | ^"),
    ("a\u{FEFF}⟦b⟧", "   1 | a\\u{FEFF}b\n     |          ^"),
  ])
  func `invisible characters are spelled out and a leading byte-order mark is not shown`(
    marked: String, lines: String
  ) {
    #expect(excerpt(marked) == lines)
  }

  @Test(arguments: [
    ("| ar | ⟦٣ عناصر", "   1 | | ar | \u{2068}٣ عناصر\u{2069}\n     |        ^~~~~~~"),
    ("| שלום | ⟦x⟧", "   1 | | \u{2068}שלום\u{2069} | x\n     |          ^"),
    (
      "| שלום עולם | ⟦לא⟧",
      "   1 | | \u{2068}שלום עולם\u{2069} | \u{2068}לא\u{2069}\n     |               ^~"
    ),
    ("\"של⟦ו⟧ם\" x", "   1 | \"\u{2068}שלום\u{2069}\" x\n     |  ^~~~"),
    ("a ⟦b שלום⟧ c", "   1 | a b \u{2068}שלום\u{2069} c\n     |   ^~~~~~"),
  ])
  func `right-to-left runs are isolated and marked as a whole`(marked: String, lines: String) {
    #expect(excerpt(marked).unicodeScalars.elementsEqual(lines.unicodeScalars))
  }

  @Test func `a range over several lines is marked to the end of the first`() {
    #expect(excerpt("ab⟦cd\nef⟧gh") == "   1 | abcd\n     |   ^~")
  }

  @Test func `bytes that are not UTF-8 keep the caret in place`() {
    let source = SourceText(path: "a", bytes: [0x61, 0xFF, 0xFE, 0x62, 0x63])
    let text = DiagnosticRenderer(style: .plain).render(
      Diagnostic("a.b", .error, "m", at: source.range(3..<5)))
    #expect(text == "a:1:4: error: m [a.b]\n   1 | a\u{FFFD}\u{FFFD}bc\n     |    ^~\n")
  }

  @Test func `a long line is cut around the caret`() {
    let before = String(repeating: "a", count: 300)
    let after = String(repeating: "b", count: 300)
    let kept = String(repeating: "a", count: 40) + "XY" + String(repeating: "b", count: 76)
    #expect(
      excerpt("\(before)⟦XY⟧\(after)")
        == "   1 | …\(kept)…\n     | \(String(repeating: " ", count: 41))^~")
  }

  @Test func `a long line is cut at one end where the other is near`() {
    let long = String(repeating: "b", count: 300)
    let head = "X" + String(repeating: "b", count: 117)
    #expect(excerpt("⟦X⟧\(long)") == "   1 | \(head)…\n     | ^")
    let tail = String(repeating: "b", count: 117) + "X"
    #expect(
      excerpt("\(long)⟦X⟧") == "   1 | …\(tail)\n     | \(String(repeating: " ", count: 118))^")
  }

  @Test func `a line of exactly 120 cells is not cut`() {
    let line = String(repeating: "日", count: 59)
    #expect(
      excerpt("\(line)⟦ab⟧") == "   1 | \(line)ab\n     | \(String(repeating: " ", count: 118))^~")
  }

  @Test func `a cut falls between wide characters`() {
    let before = String(repeating: "日", count: 200)
    let kept = String(repeating: "日", count: 20) + "X" + String(repeating: "日", count: 38)
    #expect(
      excerpt("\(before)⟦X⟧\(before)")
        == "   1 | …\(kept)…\n     | \(String(repeating: " ", count: 41))^")
  }

  @Test func `a very long line is drawn from the bytes around the caret`() {
    let long = String(repeating: "é", count: 20_000)
    let text = excerpt("\(long)⟦X⟧\(long)")
    #expect(text.contains("éX"))
    #expect(text.count < 260)
  }
}
