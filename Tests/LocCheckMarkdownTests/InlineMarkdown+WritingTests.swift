import LocCheckMarkdown
import Testing

struct InlineMarkdownWritingTests {
  @Test(
    arguments: [
      ([StyledRun("Wow! 100 %, 5 * 3")], #"Wow! 100 %, 5 \* 3"#),
      ([StyledRun("snake_case & R&D <b>")], #"snake_case & R\&D \<b>"#),
      ([StyledRun("a "), StyledRun("b", style: .bold), StyledRun(" c")], "a **b** c"),
      ([StyledRun("x", style: [.bold, .italic]), StyledRun(" y", style: .bold)], "**_x_ y**"),
      ([StyledRun("x", style: .strikethrough), StyledRun(" y")], "~~x~~ y"),
      ([StyledRun("`", style: .code)], "`` ` ``"),
      ([StyledRun("a", link: "https://b.c"), StyledRun(".")], "[a](https://b.c)."),
      ([StyledRun("Sieh!"), StyledRun("a", link: "b")], #"Sieh\![a](b)"#),
      ([StyledRun("%lld apple", isInflected: true)], "^[%lld apple](inflect: true)"),
      ([StyledRun("https://a.b")], #"https\://a.b"#),
      ([StyledRun("a", style: .monospaced), StyledRun("b")], "ab"),
      ([], ""),
    ] as [([StyledRun], String)])
  func `runs are written as one would write them`(runs: [StyledRun], markdown: String) {
    #expect(InlineMarkdown.markdown(of: runs) == markdown)
  }

  @Test func `references help where the flanking rules do not recognise a delimiter`() {
    let runs = [StyledRun(" 「太」", style: .bold), StyledRun("です")]
    #expect(InlineMarkdown.markdown(of: runs) == "**&#32;「太&#12301;**&#12391;す")
    #expect(InlineMarkdown.runs(of: InlineMarkdown.markdown(of: runs)) == runs)
  }

  /// Texts with something to escape in most of them.
  static let texts = [
    "a", " ", "  b ", "c!", "!", "^", "*", "**", "_", "~", "`", "``x`", "[", "](", "\\", "&",
    "&amp;", "<b>", "\n",
    "太字", "「」", "שלום", "%1$@", "%#@a_b@", "x_y_z", "https://a.b", "www.a.b", "e\u{301}", "👩‍👩‍👧",
    "\r\n", "# x", "\u{A0}",
    "1. ", "(u)", "inflect: true", "^[a](inflect: true)",
  ]

  @Test(arguments: 0..<20)
  func `runs come back from their Markdown`(seed: Int) {
    var random = LinearCongruence(state: UInt64(seed))
    for _ in 0..<250 {
      let runs = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let style = InlineStyle(rawValue: UInt8.random(in: 0..<16, using: &random))
        let kind = Int.random(in: 0..<6, using: &random)
        return StyledRun(
          Self.texts.randomElement(using: &random) ?? "", style: style,
          link: kind == 0
            ? ["u", "https://x.y/%@?a=(b)&c", "v w", #"a\b<c>"#].randomElement(using: &random)
            : nil,
          isInflected: kind == 1)
      }.merged()
      let markdown = InlineMarkdown.markdown(of: runs)
      #expect(InlineMarkdown.runs(of: markdown) == runs, "\(markdown.debugDescription)")
    }
  }
}

/// A generator that repeats its numbers for the same seed.
private struct LinearCongruence: RandomNumberGenerator {
  /// The last number.
  var state: UInt64

  /// Makes the next number, with the constants of Knuth's MMIX.
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 32)
  }
}
