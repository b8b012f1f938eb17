import LocCheckDiagnostics
import Testing

@testable import LocCheckReports

struct DrawnHeadlineTests {
  @Test(
    arguments: [
      ("a/b.loccheck:3:15: error: m [x.y]", "a/b.loccheck", 3, 15, .error, "m", "x.y"),
      ("a.loccheck:7: warning: m: n [x.y]", "a.loccheck", 7, nil, .warning, "m: n", "x.y"),
      ("a.loccheck: error: m [1] [x.y]", "a.loccheck", nil, nil, .error, "m [1]", "x.y"),
      ("error: m", nil, nil, nil, .error, "m", nil),
      ("error: note: m [x]", nil, nil, nil, .error, "note: m", "x"),
      ("a:1:2:3: note: m", "a:1", 2, 3, .note, "m", nil),
      ("a:0:1: error: m", "a:0", 1, nil, .error, "m", nil),
      ("C:a.txt: error: m", "C:a.txt", nil, nil, .error, "m", nil),
      ("a\\u{200F}:1:1: error: \\u{1B} [x]", "a\u{200F}", 1, 1, .error, "\\u{1B}", "x"),
      ("a:1:1: error: [x]", "a", 1, 1, .error, "[x]", nil),
    ] as [(String, String?, Int?, Int?, Diagnostic.Severity, String, String?)])
  func `a headline has its place, its message and its rule`(
    text: String, path: String?, line: Int?, column: Int?, severity: Diagnostic.Severity,
    message: String, id: String?
  ) throws {
    let headline = try #require(DrawnHeadline(text[...]))
    #expect(headline.path == path)
    #expect(headline.line == line)
    #expect(headline.column == column)
    #expect(headline.severity == severity)
    #expect(headline.message == message)
    #expect(headline.id?.name == id)
    #expect((headline.position == nil) == (column == nil))
  }

  @Test(arguments: ["", "text", "  error: m [x]", "anerror: m", "a:1:1: fatal: m", "error:m"])
  func `other lines are no headlines`(text: String) {
    #expect(DrawnHeadline(text[...]) == nil)
  }
}
