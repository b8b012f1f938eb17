import LocCheckDiagnostics
import Testing

struct FailureTextTests {
  @Test func `a wrong plural form explains itself`() async {
    var run = ScenarioRun(
      """
      == Files found
      localized: \\(count) files
      table: Files
      args: count=Int
      | locale | count | text
      | pl     | 22    | 22 pliki
      """)
    run.files = run.files.mapValues { $0.replacing("Localizable", with: "Files") }
    run.catalogs = ["Files.xcstrings": String(repeating: "\n", count: 80) + Fixture.files]
    let failures = await run.renderedFailures()
    #expect(
      failures == [
        """
        a.loccheck:8:20: error: wrong plural form in pl: expected "22 pliki", got "22 pliku" \
        [text.plural-form]
           8 | | pl     | 22    | 22 pliki
             |                    ^~~~~~~~
          expected  22 pliki
          actual    22 pliku
          differs   at scalar 8: expected i (U+0069 LATIN SMALL LETTER I), \
        got u (U+0075 LATIN SMALL LETTER U)
          shown by  localized → Files.xcstrings:88 → "%lld files" → pl → plural.other
          because   22 is few in pl (CLDR 46); the entry has no few form, so other was used
          also      2, 3, 4, 23 and 24 show the same form

        """
      ])
  }

  @Test func `one form for every count fails where Russian has three`() async {
    let run = ScenarioRun(
      """
      == Parcels
      key: \\(n) parcels
      args: n=Int
      | locale | n | text
      | ru     | 1 | 1 посылка
      | ru     | 2 | 2 посылки
      | ru     | 5 | 5 посылок
      """)
    #expect(await run.outcomes() == ["failed text.mismatch", "failed text.mismatch", "passed"])
  }

  @Test func `an invisible difference names the code points`() async {
    let run = ScenarioRun(
      """
      == Time
      key: when
      | locale | text
      | en     | Meet at 3:16 PM
      """, over: Fixture.catalog(["when": ["en": "Meet at 3:16\u{202F}PM"]]))
    let failures = await run.renderedFailures()
    #expect(
      failures == [
        """
        a.loccheck:6:12: error: wrong text in en: expected "Meet at 3:16 PM", \
        got "Meet at 3:16\\u{202F}PM" [text.spaces]
           6 | | en     | Meet at 3:16 PM
             |            ^~~~~~~~~~~~~~~
          expected  Meet at 3:16 PM
          actual    Meet at 3:16\\u{202F}PM
          differs   at scalar 13: expected U+0020 SPACE, got U+202F NARROW NO-BREAK SPACE
          beware    they look alike but differ in the kind of space
          shown by  key → Localizable.xcstrings:1 → "when" → en

        """
      ])
  }

  @Test func `a missing entry says that the key is shown`() async {
    let run = ScenarioRun(
      """
      == Parcels
      key: parcels
      | locale | text
      | ru     | посылки
      """)
    let failures = await run.renderedFailures()
    #expect(
      failures == [
        """
        a.loccheck:6:12: error: not localized in ru: expected "посылки", got "parcels" \
        from the key [text.shows-key]
           6 | | ru     | посылки
             |            ^~~~~~~
          expected  посылки
          actual    parcels
          differs   at scalar 1: expected п (U+043F CYRILLIC SMALL LETTER PE), \
        got p (U+0070 LATIN SMALL LETTER P)
          shown by  key → Localizable → "parcels" → ru → no entry → shows the key
          because   the table 'Localizable' has no entry for the key

        """
      ])
  }

  @Test(arguments: [
    ("12.50 ₪", #"\u200F12.50\u00A0\u200F₪"#, "text.look-alike"),
    ("1,17", #"\u0661\u066B\u0661\u0667"#, "text.digits"),
    ("117", #"\u0661\u0661\u0667"#, "text.digits"),
    ("1.17", #"\u0661\u066B\u0661\u0667"#, "text.digits"),
    ("1,024.5", #"\u0661\u066C\u0660\u0662\u0664\u066B\u0665"#, "text.digits"),
    ("1.17", "1,17", "text.mismatch"),
    ("Caf\u{E9}", #"Cafe\u0301"#, "text.normalization"),
    ("שלום", #"\u200Fשלום"#, "text.invisible-characters"),
    ("a b", #"a\u00A0b"#, "text.spaces"),
    ("a b", "ab", "text.mismatch"),
    ("a", "b", "text.mismatch"),
  ])
  func `what looks alike has a rule of its own`(
    expected: String, value: String, rule: String
  ) async {
    let run = ScenarioRun(
      "== A\nkey: a\n| locale | text\n| en | \(expected)\n",
      over: Fixture.catalog(["a": ["en": value]]))
    #expect(await run.outcomes() == ["failed \(rule)"])
  }

  @Test func `a missing message says in the failure what may have been meant`() async throws {
    let run = ScenarioRun(
      "== A\nkey: Save \n| locale | text\n| de | Sichern",
      over: Fixture.catalog(["save": ["de": "Sichern"]]))
    let failure = try #require(await run.results().first?.diagnostic)
    #expect(failure.id == "text.shows-key")
    #expect(failure.help == "'save' differs only in its case")
  }

  @Test func `a text in another language says where it came from, and why`() async {
    let run = ScenarioRun(
      "== A\nkey: Save\n| locale | text\n| th | บันทึก",
      over: Fixture.catalog(["Save": ["en": "Save", "de": "Sichern"]]))
    let failure = await run.renderedFailures().first ?? ""
    #expect(
      failure.hasPrefix(
        """
        a.loccheck:6:8: error: not localized in th: expected "บันทึก", got "Save" from fallback:en \
        [text.fallback]
        """))
    #expect(
      failure.contains("because   the bundle ships nothing that serves th; en is what everybody"))
  }

  @Test func `a backslash in a text is not taken for the beginning of an escape`() async {
    let run = ScenarioRun(
      "== A\nkey: lines\n| locale | text\n| en | a\\\\n",
      over: Fixture.catalog(["lines": ["en": "a\\n"]]))
    let failure = await run.renderedFailures().first ?? ""
    #expect(failure.contains(#"expected "a\\n", got "a\n""#), "\(failure)")
  }

  @Test func `an unwanted text is called so`() async {
    let run = ScenarioRun(
      "== A\nkey: Save\n| locale | check | text\n| en | lacks | Save",
      over: Fixture.catalog(["Save": ["en": "Save all"]]))
    #expect(await run.renderedFailures().first?.contains("  unwanted  Save\n") == true)
  }
}
