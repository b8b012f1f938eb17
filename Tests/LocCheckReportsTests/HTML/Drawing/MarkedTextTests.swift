import LocCheckReports
import Testing

@testable import LocCheckReports

struct MarkedTextTests {
  /// Returns what is written of a text.
  private func html(_ body: (inout HTMLWriter) throws -> Void) throws -> String {
    var bytes: [UInt8] = []
    var writer = HTMLWriter { bytes += $0 }
    try body(&writer)
    try writer.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a\u{A0}b", "a", "NBSP", "U+00A0 NO-BREAK SPACE", "b"),
    ("a\u{200B}b", "a", "ZWSP", "U+200B ZERO WIDTH SPACE", "b"),
    ("a\u{200F}", "a", "RLM", "U+200F RIGHT-TO-LEFT MARK", ""),
    ("a\u{7}", "a", "BEL", "U+0007 ALERT", ""),
    ("a ", "a", "SP", "U+0020 SPACE", ""),
    ("a\u{2003}b", "a", "U+2003", "U+2003 EM SPACE", "b"),
    ("\u{301}a", "", "U+0301", "U+0301 COMBINING ACUTE ACCENT", "a"),
    ("a\u{FE0F}", "a", "VS16", "U+FE0F VARIATION SELECTOR-16", ""),
    ("a\n", "a", "LF", "U+000A LINE FEED", "\n"),
    ("", "", "EMPTY", "a text without characters", ""),
  ])
  func `a sign stands for what cannot be seen`(
    text: String, before: String, label: String, title: String, after: String
  ) throws {
    let drawn = try html { try $0.drawn(MarkedText(text), breaksLines: true) }
    #expect(
      drawn == "\(before)<bdi class=\"sign\" dir=\"ltr\" title=\"\(title)\">\(label)</bdi>\(after)")
  }

  @Test(arguments: [
    "👨\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "e\u{301}", "ทั้งสิ้น", "a b",
  ])
  func `what can be seen is drawn as it is`(text: String) throws {
    #expect(try html { try $0.drawn(MarkedText(text), breaksLines: true) } == text)
  }

  @Test(arguments: [
    ("A\\n", [false, false, false], "A\\\\n"), ("A\n", [false, false], "A\\n"),
    ("A\\n", [false, true, true], "A<mark>\\\\n</mark>"),
    ("A\n", [false, true], "A<mark>\\n</mark>"),
  ])
  func `in escapes a backslash is none of an escape`(
    text: String, marks: [Bool], expected: String
  ) throws {
    #expect(try html { try $0.escaped(MarkedText(text, marks: marks)) } == expected)
  }

  @Test func `a mark holds whole characters and names their code points`() throws {
    let pair = ("e\u{301}t", "et")
    let marks = CharacterDifference(pair.0, pair.1)
    let drawn = try html {
      try $0.drawn(MarkedText(pair.0, marks: marks.first), breaksLines: false)
    }
    #expect(
      drawn == """
        <mark title="U+0065 LATIN SMALL LETTER E
        U+0301 COMBINING ACUTE ACCENT">e\u{301}</mark>t
        """)
  }

  @Test func `escapes spell out what differs`() throws {
    let marks = CharacterDifference("é123\u{A0}", "e123 ")
    let escaped = try html { try $0.escaped(MarkedText("é123\u{A0}", marks: marks.first)) }
    #expect(escaped == "<mark>\\u{E9}</mark>123<mark>\\u{A0}</mark>")
    let other = try html { try $0.escaped(MarkedText("e123 ", marks: marks.second)) }
    #expect(other == "<mark>e</mark>123<mark>\\u{20}</mark>")
  }
}
