import LocCheckDiagnostics
import LocCheckResults
import Testing

struct SubjectRunTests {
  @Test func `a zero form stands for zero in any language`() async {
    let run = ScenarioRun(
      """
      == Drafts
      key: \\(n) drafts
      args: n=Int
      | locale | n | category | text
      | en     | 0 | zero     | No drafts
      | en     | 1 | one      | 1 draft
      | en     | 2 | other    | 2 drafts
      """,
      over: #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld drafts": {"localizations": {
        "en": {"variations": {"plural": {
        "zero": {"stringUnit": {"state": "translated", "value": "No drafts"}},
        "one": {"stringUnit": {"state": "translated", "value": "%lld draft"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld drafts"}}}}}}}}}
        """#)
    #expect(await run.outcomes() == ["passed", "passed", "passed"])
  }

  @Test func `French counts zero as one and European Portuguese does not`() async {
    let run = ScenarioRun(
      """
      == Folders
      key: \\(n) folders
      args: n=Int
      | locale | n | text
      | fr     | 0 | 1 dossier
      | fr     | 2 | 2 dossiers
      | pt-PT  | 0 | 0 pastas
      | pt-PT  | 1 | 1 pasta
      """,
      over: #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld folders": {"localizations": {
        "fr": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "1 dossier"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld dossiers"}}}}},
        "pt-PT": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "1 pasta"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld pastas"}}}}}}}}}
        """#)
    #expect(await run.outcomes() == ["passed", "passed", "passed", "passed"])
  }

  /// A key with a variant for the Mac that needs review, and one for all else that is new.
  private let redraw = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Redraw": {"localizations": {
    "en": {"stringUnit": {"state": "translated", "value": "Redraw"}},
    "cs": {"variations": {"device": {
    "mac": {"stringUnit": {"state": "needs_review", "value": "Překreslit ⌘R"}},
    "other": {"stringUnit": {"state": "new", "value": "Překreslit"}}}}}}}}}
    """#

  @Test(arguments: [
    ("", "catalog", "Překreslit ⌘R", [String]()),
    ("device: iphone\n", "key", "Redraw", ["lookup.not-shipped"]),
    ("device: iphone\nstates: any\n", "catalog", "Překreslit", []),
    // Nothing Czech ships at all then, so the product has no Czech localization.
    ("states: translated\n", "fallback:en", "Redraw", []),
  ])
  func `device and states choose what ships`(
    fields: String, source: String, text: String, findings: [String]
  ) async {
    let run = ScenarioRun(
      "== Redraw\nkey: Redraw\n\(fields)| locale | text\n| cs | \(text)\n", over: redraw)
    let results = await run.results()
    #expect(results.map(\.outcome) == ["passed"])
    #expect(results.map(\.actual) == [text])
    #expect(results.map(\.source) == [source])
    #expect(results.flatMap(\.findings).map(\.id.name) == findings)
  }

  @Test func `a broken format fails a row even where the text matches`() async {
    let run = ScenarioRun(
      """
      == Limits
      key: \\(share)% of its \\(limit) limit used.
      args: share=Int limit=String
      | locale  | share | limit  | check    | text
      | zh-Hans | 99    | weekly | contains | 额度的
      | de      | 99    | weekly | is       | 99% vom weekly-Limit belegt.
      """,
      over: Fixture.catalog([
        "%lld%% of its %@ limit used.": [
          "en": "%lld%% of its %@ limit used.", "zh-Hans": "已用其 %@ 额度的 %lld%%。",
          "de": "%lld%% vom %@-Limit belegt.",
        ]
      ]))
    let results = await run.results()
    #expect(results.map(\.outcome) == ["failed format.argument-type", "passed"])
    #expect(
      results.first?.diagnostic?.message.contains("argument 1 'share' is of type Int") == true)
    #expect(results.first?.diagnostic?.notes.map(\.range?.start.path) == ["Localizable.xcstrings"])
  }

  @Test func `numbers are grouped and strings are not`() async {
    let run = ScenarioRun(
      """
      == Port as a number
      key: Port \\(port)
      args: port=Int
      | locale | port | text
      | en     | 2014 | Port 2,014
      | de     | 2014 | Port 2.014

      == Port as a string
      key: Port \\(port)
      args: port=String
      | locale | port | source | text
      | de     | 2014 | key    | Port 2014
      """, over: Fixture.catalog(["Port %lld": ["en": "Port %lld", "de": "Port %lld"]]))
    #expect(await run.outcomes() == ["passed", "passed", "passed"])
  }

  @Test func `without a locale numbers are not grouped`() async {
    let run = ScenarioRun(
      """
      == With the locale
      nslocalized: items
      args: n=Int
      | locale | n       | text
      | en     | 1000000 | 1,000,000 items

      == Without one
      nslocalized: items
      args: n=Int
      format-locale: none
      | locale | n       | text
      | en     | 1000000 | 1000000 items
      """, over: Fixture.catalog(["items": ["en": "%lld items"]]))
    #expect(await run.outcomes() == ["passed", "passed"])
  }

  @Test func `verbatim text is never looked up`() async {
    let run = ScenarioRun(
      """
      == Name
      verbatim: \\(name)
      args: name=String
      | locale | name | source   | text
      | en     | a    | verbatim | a
      | de     | a    | verbatim | a
      | de     | **a** %@ | verbatim | **a** %@
      """, over: Fixture.catalog(["a": ["en": "A", "de": "Ä"]]))
    #expect(await run.outcomes() == ["passed", "passed", "passed"])
  }

  @Test func `a completed string is looked up as it is`() async {
    let run = ScenarioRun(
      """
      == Variable
      key-variable: \\(name)
      args: name=String
      | locale | name    | source  | text
      | de     | a       | catalog | Ä
      | de     | b       | key     | b
      """, over: Fixture.catalog(["a": ["en": "A", "de": "Ä"], "%@": ["de": "falsch"]]))
    #expect(await run.outcomes() == ["passed", "passed"])
  }

  @Test func `a sum of texts keeps its parts and their styles`() async {
    let run = ScenarioRun(
      """
      == Sum
      text: Text("a").bold() + Text(verbatim: " a") + Text("b").italic()
      | locale | check  | text
      | de     | is     | Ä aB
      | de     | styled | **Ä** a*B*
      | de     | styled | **Ä** aB
      """, over: Fixture.catalog(["a": ["en": "A", "de": "Ä"], "b": ["de": "B"]]))
    #expect(await run.outcomes() == ["passed", "passed", "failed text.styled"])
  }

  @Test func `Markdown that is none shows its stars`() async {
    let run = ScenarioRun(
      """
      == Send
      key: Send **\\(coin)** now
      args: coin=String
      | locale | coin | check  | text
      | en     | TON  | is     | Send TON now
      | de     | TON  | styled | **TON** jetzt senden
      | ru     | TON  | styled | Отправить **TON** сейчас
      """,
      over: Fixture.catalog([
        "Send **%@** now": [
          "en": "Send **%@** now", "ru": "Отправить ** %@ ** сейчас",
          "de": "**%@** jetzt senden",
        ]
      ]))
    #expect(await run.outcomes() == ["passed", "passed", "failed text.styled"])
  }
}
