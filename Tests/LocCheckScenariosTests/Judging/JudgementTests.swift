import LocCheckDiagnostics
import LocCheckResults
import Testing

struct JudgementTests {
  /// Returns the outcome of one row over the text `one two one`, its columns after the locale.
  private func outcome(
    _ columns: String, _ cells: String, fields: String = "", value: String = "one two one"
  ) async -> [String] {
    await ScenarioRun(
      "== A\nkey: a\n\(fields)| locale | \(columns) | text\n| en | \(cells)\n",
      over: Fixture.catalog(["a": ["en": value]])
    ).outcomes()
  }

  @Test(arguments: [
    ("is", "one two one", "one two", "text.mismatch"),
    ("contains", "two", "three", "text.contains"),
    ("lacks", "three", "two", "text.lacks"),
    ("once", "two", "one", "text.once"),
    ("once", "wo", "x", "text.once"),
    ("starts", "one t", "two", "text.starts"),
    ("ends", "two one", "two", "text.ends"),
    ("matches", "(one|two| )+", "one", "text.matches"),
    ("styled", "one two one", "one **two** one", "text.styled"),
  ])
  func `every check word can pass and fail`(
    word: String, passing: String, failing: String, rule: String
  ) async {
    let escape = { (text: String) in text.replacing("|", with: "\\|") }
    #expect(await outcome("check", "\(word) | \(escape(passing))") == ["passed"])
    #expect(await outcome("check", "\(word) | \(escape(failing))") == ["failed \(rule)"])
  }

  @Test func `isolates are ignored unless the scenario is exact`() async {
    let value = #"to \u2068Ann\u2069"#
    #expect(await outcome("check", "is | to Ann", value: value) == ["passed"])
    #expect(
      await outcome("check", "is | to Ann", fields: "isolates: exact\n", value: value)
        == ["failed text.invisible-characters"])
    #expect(
      await outcome(
        "check", #"is | to \{FSI}Ann\{PDI}"#, fields: "isolates: exact\n", value: value)
        == ["passed"])
    #expect(await outcome("check", "ends | to Ann", value: value) == ["passed"])
    #expect(await outcome("check", "styled | to Ann", value: value) == ["passed"])
  }

  @Test(arguments: [
    ("catalog", "en", "passed"), ("fallback:en", "en", "failed source.mismatch"),
    ("fallback:en", "uk", "passed"), ("catalog", "uk", "failed source.mismatch"),
    ("key", "en", "failed source.mismatch"), ("verbatim", "en", "failed source.mismatch"),
  ])
  func `the source of a text is judged after the text`(
    source: String, locale: String, outcome: String
  ) async {
    let run = ScenarioRun(
      "== A\nkey: a\n| locale | source | text\n| \(locale) | \(source) | A\n",
      over: Fixture.catalog(["a": ["en": "A", "ru": "А"]]))
    #expect(await run.outcomes() == [outcome])
  }

  @Test func `require-source demands the catalog where a row says nothing`() async {
    let run = ScenarioRun(
      """
      == Lenient
      key: b
      | locale | text
      | en     | b

      == Strict
      key: b
      require-source: yes
      | locale | source | text
      | en     |        | b
      | de     | key    | b
      """,
      over: Fixture.catalog(["a": ["en": "A", "de": "Ä"]]))
    #expect(await run.outcomes() == ["passed", "failed source.mismatch", "passed"])
  }

  @Test func `categories are those of CLDR whether or not the form exists`() async {
    let run = ScenarioRun(
      """
      == Files
      key: \\(n) files
      args: n=Int
      | locale | n  | category | category(n) | text
      | pl     | 1  | one      | one         | 1 plik
      | pl     | 22 | few      | few         | 22 pliku
      | pl     | 12 | few      |             | 12 plików
      | pl     | 5  |          | one         | 5 plików
      """, over: Fixture.files)
    let results = await run.results()
    #expect(
      results.map(\.outcome) == [
        "passed", "passed", "failed category.mismatch", "failed category.mismatch",
      ])
    #expect(results.map(\.category) == ["one", "few", "many", "many"])
    #expect(
      results.compactMap(\.diagnostic?.message) == [
        "wrong category in pl: expected few, got many",
        "wrong category of 'n' in pl: expected one, got many",
      ])
  }

  @Test func `a known failure is skipped and its passing is a failure`() async {
    let run = ScenarioRun(
      """
      == A
      key: a
      | locale | status        | text
      | en     | known LOC-12  | B
      | de     | known LOC-13  | Ä
      """, over: Fixture.catalog(["a": ["en": "A", "de": "Ä"]]))
    #expect(
      await run.outcomes() == [
        #"skipped: known failure LOC-12: wrong text in en: expected "B", got "A""#,
        "failed status.known-passed",
      ])
    let failures = await run.renderedFailures()
    #expect(
      failures == [
        """
        a.loccheck:7:1: error: the known failure LOC-13 passes [status.known-passed]
           7 | | de     | known LOC-13  | Ä
             | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: remove 'known LOC-13' from the row

        """
      ])
  }
}
