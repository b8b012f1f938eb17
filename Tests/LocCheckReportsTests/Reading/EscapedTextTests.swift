import LocCheckDiagnostics
import Testing

@testable import LocCheckReports

struct EscapedTextTests {
  @Test(
    arguments: [
      "", "plain", "a\u{200F}b\u{1B}[31m", "line\nline\r\n\tx", "e\u{301}", "\u{E0067}\u{FFFF}",
      "C:\\folder", "\\", "\\u", "\\u{", "\\u{}", "\\u{110000}", "\\u{D800}", "👨\u{200D}👩",
    ])
  func `what was escaped for eyes comes back`(text: String) {
    let escaped = VisibleText.escaped(text)
    #expect(Array(EscapedText.unescaped(escaped).utf8) == Array(text.utf8))
  }

  @Test func `what looks like an escape is taken for one`() {
    #expect(EscapedText.unescaped("\\u{41}\\n") == "A\n")
  }

  @Test(arguments: [
    "", "A\\n", "A\n", "\\", "\\\\n", "\\\n", "C:\\new\\u{41}", "a\u{200F}\\u{200F}", "שלום\\ 2",
  ])
  func `what was spelled as a literal comes back, whatever it is`(text: String) {
    let spelled = RightToLeft.isolatingRuns(in: VisibleText.spelled(text))
    #expect(EscapedText.unspelled(spelled).isIdenticalUTF8(to: text))
  }
}
