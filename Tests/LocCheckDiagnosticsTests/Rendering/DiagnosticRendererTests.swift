import LocCheckDiagnostics
import Testing

struct DiagnosticRendererTests {
  /// Renders in plain style.
  private let renderer = DiagnosticRenderer(style: .plain)

  @Test func `a failure looks as the manual shows it`() {
    let text = String(repeating: "\n", count: 20) + "| pl     | 22    | ⟦22 pliki\n"
    let diagnostic = Diagnostic(
      "text.plural-form", .error, #"wrong plural form in pl: expected "22 pliki", got "22 pliku""#,
      at: MarkedSource(text, path: "Scenarios/files.loccheck").range,
      details: [
        .init("expected", "22 pliki"), .init("actual", "22 pliku"),
        .init(
          "differs",
          "at scalar 8: expected i (U+0069 LATIN SMALL LETTER I), got u (U+0075 LATIN SMALL LETTER U)"
        ),
        .init("shown by", "localized → Files.xcstrings:88 → \"%lld files\" → pl → plural.other"),
        .init("because", "22 is few in pl (CLDR 46); the entry has no few form, so other was used"),
        .init("also", "2, 3, 4, 23 and 24 show the same form"),
      ])
    #expect(
      renderer.render(diagnostic) == """
        Scenarios/files.loccheck:21:20: error: wrong plural form in pl: expected "22 pliki", got "22 pliku" [text.plural-form]
          21 | | pl     | 22    | 22 pliki
             |                    ^
          expected  22 pliki
          actual    22 pliku
          differs   at scalar 8: expected i (U+0069 LATIN SMALL LETTER I), got u (U+0075 LATIN SMALL LETTER U)
          shown by  localized → Files.xcstrings:88 → "%lld files" → pl → plural.other
          because   22 is few in pl (CLDR 46); the entry has no few form, so other was used
          also      2, 3, 4, 23 and 24 show the same form

        """)
  }

  @Test func `notes and help follow the facts`() {
    let first = MarkedSource("⟦key⟧: a\n", path: "b.strings").range
    let diagnostic = Diagnostic(
      "catalog.duplicate-key", .warning, "key 'a' is defined twice",
      at: MarkedSource("1\n2\n3\n4\n⟦key⟧: a").range,
      notes: [.init("first defined here", at: first), .init("the last one wins")],
      help: "remove one of them")
    #expect(
      renderer.render(diagnostic) == """
        a.loccheck:5:1: warning: key 'a' is defined twice [catalog.duplicate-key]
           5 | key: a
             | ^~~
        b.strings:1:1: note: first defined here
        note: the last one wins
          help: remove one of them

        """)
  }

  @Test func `a diagnostic without a place is one line`() {
    let diagnostic = Diagnostic("run.nothing", .note, "nothing to do")
    #expect(renderer.render(diagnostic) == "note: nothing to do [run.nothing]\n")
  }

  @Test func `the gutter grows with the line number`() {
    let text = String(repeating: "\n", count: 1233) + "⟦x⟧"
    #expect(
      renderer.render(Diagnostic("a.b", .error, "m", at: MarkedSource(text).range)) == """
        a.loccheck:1234:1: error: m [a.b]
          1234 | x
               | ^

        """)
  }

  @Test func `an empty line and the end of the file have a caret`() {
    #expect(
      renderer.render(Diagnostic("a.b", .error, "m", at: MarkedSource("a\n⟦\nb").range)) == """
        a.loccheck:2:1: error: m [a.b]
           2 |
             | ^

        """)
    #expect(
      renderer.render(Diagnostic("a.b", .error, "m", at: MarkedSource("ab⟦").range)) == """
        a.loccheck:1:3: error: m [a.b]
           1 | ab
             |   ^

        """)
  }

  @Test func `terminal style colours the parts and keeps the text`() {
    let diagnostic = Diagnostic(
      "a.b", .warning, "m", at: MarkedSource("x⟦yz⟧").range, details: [.init("because", "so")],
      help: "go")
    let coloured = DiagnosticRenderer(style: .ansi).render(diagnostic)
    #expect(
      coloured.replacing("\u{1B}", with: "E") == """
        a.loccheck:1:2: E[1;33mwarning:E[0m E[1mmE[0m E[2m[a.b]E[0m
        E[2m   1 |E[0m xyz
        E[2m     |E[0m E[1;32m ^~E[0m
          E[2mbecauseE[0m  so
          E[1;34mhelp:E[0m go

        """)
    let plain = coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain == renderer.render(diagnostic))
  }

  @Test func `no control character of any input reaches the terminal`() {
    let nasty = "a\u{1B}[2J\u{7}\u{9B}b\u{0}\r\n\u{202E}c\u{2066}\u{85}"
    let source = SourceText(path: nasty, text: nasty)
    let diagnostic = Diagnostic(
      "a.b", .error, nasty, at: source.range(3..<4),
      details: [.init("expected", nasty), .init("actual", nasty), .init(nasty, nasty)],
      notes: [.init(nasty, at: source.range(0..<1))], help: nasty)
    for form in [DiagnosticRenderer.TextForm.escaped, .rawAndEscaped] {
      let text = DiagnosticRenderer(style: .plain, textForm: form).render(diagnostic)
      let dangerous = text.unicodeScalars.filter {
        $0 != "\n"
          && ($0.properties.generalCategory == .control || (0x202A...0x2067).contains($0.value))
      }
      #expect(dangerous.isEmpty)
    }
  }

  @Test func `texts under test are shown raw in isolates and escaped where that differs`() {
    let diagnostic = Diagnostic(
      "a.b", .error, "m",
      details: [
        .init("expected", "المجموع: ١٢\u{200F}"), .init("actual", "المجموع: 12"),
        .init("because", "x"),
      ])
    #expect(
      DiagnosticRenderer(style: .plain, textForm: .rawAndEscaped).render(diagnostic) == """
        error: m [a.b]
          expected   \u{2068}المجموع: ١٢\u{200F}\u{2069}
          (escaped)  \u{2068}المجموع: ١٢\u{2069}\\u{200F}
          actual     \u{2068}المجموع: 12\u{2069}
          because    x

        """)
  }

  @Test func `a right-to-left text keeps its direction on the console unless something is escaped`()
  {
    let diagnostic = Diagnostic(
      "a.b", .error, "got 'שלום: 12'",
      details: [
        .init("expected", "שלום: 12"), .init("actual", "שלום:\u{A0}12"), .init("also", "12 שלום"),
      ])
    #expect(
      renderer.render(diagnostic) == """
        error: got '\u{2068}שלום\u{2069}: 12' [a.b]
          expected  \u{2068}שלום: 12\u{2069}
          actual    \u{2068}שלום\u{2069}:\\u{A0}12
          also      12 \u{2068}שלום\u{2069}

        """)
  }

  @Test func `an empty text under test says so`() {
    let diagnostic = Diagnostic(
      "a.b", .error, "m", details: [.init("expected", "x"), .init("actual", "")])
    #expect(
      renderer.render(diagnostic) == """
        error: m [a.b]
          expected  x
          actual    (empty)

        """)
  }
}
