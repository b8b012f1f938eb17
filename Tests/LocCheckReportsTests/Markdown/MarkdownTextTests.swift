import Testing

@testable import LocCheckReports

/// Texts in Markdown, as the rules of GitHub Flavored Markdown for code spans and tables want them.
struct MarkdownTextTests {
  @Test(
    arguments: [
      ("plain", "`plain`"), ("", "*(empty)*"), (" ", "` `"), (" a ", "`  a  `"), (" a", "` a`"),
      ("a`b", "``a`b``"), ("`a`", "`` `a` ``"), ("``", "` `` `"), ("a``b`c", "```a``b`c```"),
      ("<b>&amp;|*_\\", "`<b>&amp;|*_\\`"), ("a\nb\u{1B}", "`a\\nb\\u{1B}`"),
      ("אב 1", "`\u{2068}אב\u{2069} 1`"), ("\u{202E}x", "`\\u{202E}x`"),
    ])
  func `a text is one code span`(text: String, span: String) {
    #expect(MarkdownText.code(text) == span)
  }

  @Test func `runs of backticks of every length are written as escapes`() {
    let text = (1...80).map { String(repeating: "`", count: $0) }.joined(separator: "a")
    let span = MarkdownText.code(text)
    #expect(span.utf8.count { $0 == UInt8(ascii: "`") } == 2)
    #expect(span.hasPrefix("`\\u{60}a\\u{60}\\u{60}a"))
  }

  @Test func `a long text is cut between characters and stays isolated`() {
    #expect(MarkdownText.code("ééé", maximumSize: 5) == "`éé…`")
    #expect(MarkdownText.code("éé", maximumSize: 4) == "`éé`")
    #expect(MarkdownText.code("אבג", maximumSize: 4) == "`\u{2068}אב\u{2069}…`")
  }

  @Test func `a bar in a cell is an escape, since it would end even a code span`() {
    #expect(MarkdownText.cell("a|b\\|") == "`a\\u{7C}b\\\\u{7C}`")
  }

  @Test func `words are free of markup`() {
    #expect(
      MarkdownText.words("a*b_c `d` <e> [f](g) ci-1 @h")
        == "a\\*b\\_c \\`d\\` \\<e\\> \\[f\\](g) ci-1 \\@h")
  }
}
