import LocCheckDiagnostics
import Testing

@testable import LocCheck

/// Texts in columns.
struct TextTableTests {
  @Test func `columns are as wide as their widest cell, whatever it is written in`() {
    let table = TextTable(
      titles: ["key", "from"], rows: [["日本", "a"], ["é\u{301}x", "b"], ["", "c"]])
    #expect(
      table.text(.plain) == """
          key   from
          日本  a
          é\u{301}x    b
                c

        """)
  }

  @Test func `no cell moves the lines, and a long one does not widen the column`() {
    let long = String(repeating: "x", count: 70)
    let table = TextTable(titles: ["key", "from"], rows: [["a\nb\u{1B}[2J", "f"], [long, "g"]])
    let lines = table.text(.plain).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1] == "  a\\nb\\u{1B}[2J" + String(repeating: " ", count: 47) + "  f")
    #expect(lines[2] == "  \(long)  g")
  }

  @Test func `a table without rows is nothing`() {
    #expect(TextTable(titles: ["key"], rows: []).text(.ansi) == "")
  }
}
