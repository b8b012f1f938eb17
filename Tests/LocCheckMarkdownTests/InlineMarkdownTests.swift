import LocCheckMarkdown
import Testing

struct InlineMarkdownTests {
  /// A text and the runs SwiftUI shows for it.
  typealias Example = (text: String, runs: [StyledRun])

  @Test func `an empty text has no runs`() {
    #expect(InlineMarkdown.runs(of: "").isEmpty)
  }

  @Test(
    arguments: [
      ("**%@** jetzt senden", [StyledRun("%@", style: .bold), StyledRun(" jetzt senden")]),
      ("Send **%@** now", [StyledRun("Send "), StyledRun("%@", style: .bold), StyledRun(" now")]),
      (
        "__a__ _b_", [StyledRun("a", style: .bold), StyledRun(" "), StyledRun("b", style: .italic)]
      ),
      ("***x***", [StyledRun("x", style: [.bold, .italic])]),
      (
        "**a _b_**",
        [StyledRun("a ", style: .bold), StyledRun("b", style: [.bold, .italic])]
      ),
      ("~~s~~", [StyledRun("s", style: .strikethrough)]),
      ("**~~s~~**", [StyledRun("s", style: [.bold, .strikethrough])]),
      ("`a*b*`", [StyledRun("a*b*", style: .code)]),
      ("`` ` ``", [StyledRun("`", style: .code)]),
      (
        "`**` **`c`**",
        [
          StyledRun("**", style: .code), StyledRun(" "), StyledRun("c", style: [.bold, .code]),
        ]
      ),
    ] as [Example])
  func `emphasis, strikethrough and code become styles`(example: Example) {
    #expect(InlineMarkdown.runs(of: example.text) == example.runs)
  }

  @Test(arguments: [
    "** %@ **", "Отправить ** %@ ** сейчас", "snake_case_word", "2 * 3 * 4", "a ** b",
    "%*d and %*d",
    "**unclosed", "`unclosed", "[text] (u)", "[a](b", "5 ~ 7 ~ 9", "^[z]", "[^1]", "[a][b]",
    "%#@first_name@ %#@last_name@", "%1$@@%2$@.com", "%@@example.com", "%1$lld/%2$lld", "%arg",
    "100 %%",
    "<b>fett</b>", "<!-- kein Kommentar -->", "AT&T", "Terms & Conditions", "a&b;", "«„“»", "!",
  ])
  func `what cmark does not recognise stays visible`(text: String) {
    #expect(InlineMarkdown.runs(of: text) == [StyledRun(text)])
  }

  @Test(arguments: [
    "# x", "x\n===", "- x", "* x", "+ x\n+ y", "> x", "1. x", "1) x", "    x", "\tx", "---",
    "[a]: b",
    "[a]: b\n[a]", "```\nx", "| a | b |\n|---|---|", "<div>\n", "- [ ] x", "\u{FEFF}# x", "&",
  ])
  func `blocks are text`(text: String) {
    #expect(InlineMarkdown.runs(of: text) == [StyledRun(text)])
  }

  @Test(arguments: [
    " ", "\n", " a ", "a  b", "a  \nb", "a\n\n\nb", "\n\na\n", "a\r\nb\r\n", "a\rb", "a\tb\t",
    "a\u{B}b", "a\u{C}b", "\t\u{B}\t", "\t\u{B}\u{B}\t\n\u{B}\u{C}\u{B}", "a\0b", "\0",
    "\u{A0}a\u{2003}",
  ])
  func `white space and control characters survive beside markup`(space: String) {
    #expect(
      InlineMarkdown.runs(of: "\(space) **b** \(space)")
        == [StyledRun("\(space) "), StyledRun("b", style: .bold), StyledRun(" \(space)")])
    #expect(
      InlineMarkdown.runs(of: "`x\(space)y`") == [StyledRun("x\(space)y", style: .code)])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a line break bounds emphasis and addresses`(lineBreak: String) {
    #expect(
      InlineMarkdown.runs(of: "**a!**\(lineBreak)_b_\(lineBreak)https://c.d\(lineBreak)e") == [
        StyledRun("a!", style: .bold), StyledRun(lineBreak), StyledRun("b", style: .italic),
        StyledRun(lineBreak), StyledRun("https://c.d", link: "https://c.d"),
        StyledRun("\(lineBreak)e"),
      ])
  }

  @Test(
    arguments: [
      ("[Cork kaufen](https://a.b)", [StyledRun("Cork kaufen", link: "https://a.b")]),
      ("[a **b**](u)", [StyledRun("a ", link: "u"), StyledRun("b", style: .bold, link: "u")]),
      ("[a](<v w> \"t\")", [StyledRun("a", link: "v w")]),
      ("[a](\nu)", [StyledRun("a", link: "u")]),
      ("[%@](https://x/%1$@)", [StyledRun("%@", link: "https://x/%1$@")]),
      ("[%@](%@)", [StyledRun("%@", link: "%@")]),
      ("[a]()", [StyledRun("a")]),
      ("<https://a.b>", [StyledRun("https://a.b", link: "https://a.b")]),
      ("https://x.y/%@.", [StyledRun("https://x.y/%@", link: "https://x.y/%@"), StyledRun(".")]),
      ("www.a.com", [StyledRun("www.a.com", link: "http://www.a.com")]),
      (
        "[Cork kaufen] (https://a.b)",
        [
          StyledRun("[Cork kaufen] ("), StyledRun("https://a.b", link: "https://a.b"),
          StyledRun(")"),
        ]
      ),
      ("me@a.org", [StyledRun("me@a.org", link: "mailto:me@a.org")]),
      ("![alt _x_](u)", [StyledRun("alt "), StyledRun("x", style: .italic)]),
      ("[![alt](u)](v)", [StyledRun("alt", link: "v")]),
    ] as [Example])
  func `links keep their text and destination`(example: Example) {
    #expect(InlineMarkdown.runs(of: example.text) == example.runs)
  }

  @Test(arguments: [
    (#"\*a\*"#, "*a*"), (#"\[a\](b)"#, "[a](b)"), (#"\\ \a"#, #"\ \a"#),
    ("&amp;&#65;&#x42;", "&AB"),
    ("&nbsp;", "\u{A0}"), (#"https\://a.b"#, "https://a.b"),
  ])
  func `escapes and references are resolved`(text: String, plain: String) {
    #expect(InlineMarkdown.runs(of: text) == [StyledRun(plain)])
  }

  @Test(
    arguments: [
      ("**太字**です", [StyledRun("太字", style: .bold), StyledRun("です")]),
      ("**「太字」**です", [StyledRun("**「太字」**です")]),
      (
        "これは **「太字」** です",
        [
          StyledRun("これは "), StyledRun("「太字」", style: .bold), StyledRun(" です"),
        ]
      ),
      (
        "أرسل **%@** الآن",
        [
          StyledRun("أرسل "), StyledRun("%@", style: .bold), StyledRun(" الآن"),
        ]
      ),
      ("\u{200F}**שלום**", [StyledRun("\u{200F}"), StyledRun("שלום", style: .bold)]),
    ] as [Example])
  func `scripts without blanks follow the flanking rules`(example: Example) {
    // CommonMark 0.29, section 6.4: between punctuation and a letter, a delimiter only opens or
    // only closes.
    #expect(InlineMarkdown.runs(of: example.text) == example.runs)
  }

  @Test(
    arguments: [
      (
        "^[%lld apple](inflect: true)!",
        [
          StyledRun("%lld apple", isInflected: true), StyledRun("!"),
        ]
      ),
      ("^[a](inflect:true)", [StyledRun("a", isInflected: true)]),
      (
        "^[**a** b](morphology: { partOfSpeech: \"noun\" }, inflect: true)",
        [StyledRun("a", style: .bold, isInflected: true), StyledRun(" b", isInflected: true)]
      ),
      ("^[a](inflect: false)", [StyledRun("a")]),
      ("[a](inflect: true)", [StyledRun("[a](inflect: true)")]),
      (
        "^[a](inflect: true) [b](inflect: true)",
        [
          StyledRun("a", isInflected: true), StyledRun(" [b](inflect: true)"),
        ]
      ),
      (#"\^[a](u)"#, [StyledRun("^"), StyledRun("a", link: "u")]),
      ("`^[a](inflect: true)`", [StyledRun("^[a](inflect: true)", style: .code)]),
      ("^[a](inflect: true", [StyledRun("^[a](inflect: true")]),
      ("^[", [StyledRun("^[")]),
      (
        "^[ ](inflect: true)](inflect: true)",
        [
          StyledRun(" ", isInflected: true), StyledRun("](inflect: true)"),
        ]
      ),
    ] as [Example])
  func `attributes vanish and inflection is told`(example: Example) {
    #expect(InlineMarkdown.runs(of: example.text) == example.runs)
  }

  @Test(arguments: [
    "", "a", "%@", "%1$@ %2$@", "%#@name@", "a:b", "12:30", "Wien, 3 km", "¿Qué?", "日本語", "a@",
    "ww", "#", "(x)!",
  ])
  func `plain text is known for it at once`(text: String) {
    #expect(!InlineMarkdown.mayContainMarkup(text))
  }

  @Test(arguments: ["*", "_", "~", "`", "[", "<", "&", "\\", "http://", "www.", "a@b.c"])
  func `what could be markup is told`(text: String) {
    #expect(InlineMarkdown.mayContainMarkup("ä \(text) ö"))
  }

  @Test(arguments: [
    "*", "_", "~", "[", "]", "`", "![", "<", "<?", "<!A ", "<![CDATA[", "<!--", "&", "\\", "*a_ ",
    "[a](",
    "![l", "@", "a@", "a@b.c ", "www.", "http://", "^[", "^[](x: ", "*a**b", "`a``b```c", "*[",
    "a **a *a*",
    "[a](<b", "\t\u{B}", "~~~a", "[*", "![[]()",
  ])
  func `hostile repetition keeps its text`(unit: String) {
    let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
    let shown = InlineMarkdown.runs(of: text).plainText()
    #expect(!shown.isEmpty)
    #expect(shown.utf8.count <= text.utf8.count)
  }

  @Test func `deep nesting ends`() {
    let text =
      String(repeating: "**a _b ", count: 5_000) + String(repeating: "c_ d**", count: 5_000)
    #expect(InlineMarkdown.runs(of: text).plainText().contains("c"))
    let brackets = String(repeating: "[", count: 20_000) + String(repeating: "](u)", count: 20_000)
    #expect(InlineMarkdown.runs(of: brackets).plainText().hasPrefix("["))
  }

  @Test func `many tasks parse at once`() async {
    let text = "**%@** ~~alt~~ https://a.b/c und [x](y) me@a.org"
    let expected = InlineMarkdown.runs(of: text)
    #expect(expected.count == 9)
    let differing = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<64 {
        group.addTask {
          (0..<200).count { _ in InlineMarkdown.runs(of: text) != expected }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(differing == 0)
  }
}
