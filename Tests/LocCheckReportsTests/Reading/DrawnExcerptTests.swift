import LocCheckDiagnostics
import Testing

@testable import LocCheckReports

struct DrawnExcerptTests {
  /// Returns the lines of a diagnostic as it is drawn.
  private func lines(of diagnostic: Diagnostic) -> [Substring] {
    DiagnosticRenderer(style: .plain, textForm: .rawAndEscaped).render(diagnostic)
      .split(separator: "\n")
  }

  @Test(
    arguments: [
      "⟦x⟧", "| pl | ⟦22 pliki⟧ |", "a⟦⟧", "a⟦b", "日本 ⟦語⟧ x", "é e\u{301} ⟦e\u{301}⟧",
      "a\u{200F}⟦b\u{1B}⟧", "| שלום | ⟦لا⟧ |", "👨\u{200D}👩 ⟦👨\u{200D}👩⟧",
    ])
  func `the marked place is that of what was drawn`(marked: String) throws {
    let before = marked.prefix { $0 != "⟦" }
    let inside = marked.dropFirst(before.count + 1).prefix { $0 != "⟧" }
    let text = marked.replacing("⟦", with: "").replacing("⟧", with: "")
    let start = 2 + before.utf8.count
    let source = SourceText(path: "a.loccheck", text: "\n\n" + text + "\n")
    let range = source.range(start..<start + inside.utf8.count)
    let lines = lines(of: Diagnostic("x.y", .error, "m", at: range))
    let headline = try #require(DrawnHeadline(lines[0]))
    let excerpt = try #require(DrawnExcerpt(lines[1], lines[2]))
    let found = try #require(excerpt.range(below: headline))
    #expect(found.start.description == range.start.description)
    #expect(found.text == (inside.isEmpty ? found.text : String(inside)))
  }

  @Test(
    arguments: [
      ("", ""), ("   1 | a", "     | a"), ("   1 | a", "     |"), ("   1 | a", "    | ^"),
      ("   1 | a", "   1 | ^"), ("   x | a", "     | ^"), ("   1 | a", "     | ^~x"), ("a", "^"),
    ])
  func `other lines are no excerpts`(line: String, marker: String) {
    #expect(DrawnExcerpt(line[...], marker[...]) == nil)
  }

  @Test func `a mark that is not at the column of the headline is nowhere`() throws {
    let headline = try #require(DrawnHeadline("a:1:3: error: m [x]"))
    let excerpt = try #require(DrawnExcerpt("   1 | abc", "     |  ^"))
    #expect(excerpt.range(below: headline) == nil)
  }
}
