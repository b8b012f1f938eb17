import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckScenarios

struct PlannerTests {
  /// Returns the identities of a scenario's checks without file and scenario.
  private func rows(
    _ text: String, fields: String = "", over catalog: String = Fixture.parcels
  ) -> [String] {
    ScenarioRun("\(fields)\n== A\nkey: \\(n) parcels\nargs: n=Int\n" + text, over: catalog)
      .plan().identities.map(\.row)
  }

  @Test func `a star means the localizations found, or those of the field`() {
    #expect(rows("| locale | n | text\n| * | 1 | a\n") == ["en n=1", "ru n=1"])
    #expect(
      rows("| locale | n | text\n| * | 1 | a\n", fields: "locales: ar-EG en")
        == ["ar-EG n=1", "en n=1"])
  }

  @Test func `a set is expanded in its order`() {
    #expect(
      rows("| locale | n | text\n| @west | 1 | a\n", fields: "set west: fr de en")
        == ["fr n=1", "de n=1", "en n=1"])
  }

  @Test func `ranges and lists are expanded, the last argument fastest`() {
    #expect(
      rows("| locale | n | text\n| en | 2..4 9 | a\n") == [
        "en n=2", "en n=3", "en n=4", "en n=9",
      ])
    let run = ScenarioRun(
      """
      == A
      key: \\(a) \\(b)
      args: b=Int a=String
      | locale | a   | b    | check    | text
      | en     | x y | 1..2 | contains | z
      """)
    #expect(
      run.plan().identities.map(\.row) == [
        "en a=x y b=1 contains", "en a=x y b=2 contains",
      ])
  }

  @Test func `a category stands for both ends of its first two runs in the locale`() {
    #expect(
      rows("| locale | n | text\n| ru | @few | a\n| pl | @few | a\n| en | @one | a\n") == [
        "ru n=2", "ru n=4", "ru n=22", "ru n=24", "pl n=2", "pl n=4", "pl n=22", "pl n=24",
        "en n=1",
      ])
  }

  @Test func `a category leaves out counts that the argument cannot hold`() {
    let narrow = ScenarioRun(
      """
      == A
      key: \\(n) parcels
      args: n=Int8
      | locale | n     | text
      | fr     | @many 1 | a
      """)
    #expect(narrow.plan().identities.map(\.row) == ["fr n=1"])
  }

  @Test func `checks that only differ in their text are numbered`() {
    #expect(
      rows(
        """
        | locale | n | check    | text
        | en     | 1 | contains | a
        | en     | 1 | contains | b
        | en     | 1 | lacks    | c
        | en     | 1 | contains | d
        """) == [
          "en n=1 contains", "en n=1 contains #2", "en n=1 lacks", "en n=1 contains #3",
        ])
  }

  @Test func `rows that demand the same after expansion are an error`() async {
    let run = ScenarioRun(
      """
      == A
      key: \\(n) parcels
      args: n=Int
      | locale | n    | text
      | ru     | @few | \\{n} посылок
      | *      | 2    | x
      """)
    #expect(
      run.plan().identities.map(\.row) == [
        "ru n=2", "ru n=4", "ru n=22", "ru n=24", "en n=2", "ru n=2 #2", "",
      ])
    #expect(
      await run.results().last?.diagnostic?.message == "line 7 already demands the text of 'ru 2'")
    #expect(await run.results().last?.outcome == "error scenario.duplicate-check")
    #expect(run.plan().hasUnusableInputs)
  }

  @Test func `files are in the order of their bytes`() {
    let text = "format: 1\n== A\nverbatim: a\n| locale | text\n| en | a\n"
    let run = ScenarioRun(
      files: ["b.loccheck": text, "é.loccheck": text, "Z.loccheck": text, "a/b.loccheck": text],
      catalogs: [:])
    #expect(
      run.plan().suites.map(\.file) == ["Z.loccheck", "a/b.loccheck", "b.loccheck", "é.loccheck"])
  }

  @Test func `a missing resource is one error and its rows are skipped`() async {
    let scenario = { (name: String) in
      "== \(name)\nkey: a\n| locale | text\n| en | a\n"
    }
    let run = ScenarioRun(
      files: [
        "a.loccheck": "format: 1\ncatalog: No.xcstrings\n" + scenario("A") + scenario("B"),
        "b.loccheck": "format: 1\ncatalog: Localizable.xcstrings\n" + scenario("A"),
      ], catalogs: ["Localizable.xcstrings": Fixture.catalog(["a": ["en": "a"]])])
    let reason = "skipped: 'No.xcstrings' names no file"
    #expect(
      await run.outcomes() == ["error scenario.missing-resource", reason, reason, "passed"])
    let failures = await run.renderedFailures()
    #expect(
      failures == [
        """
        a.loccheck:2:10: error: 'No.xcstrings' names no file [scenario.missing-resource]
           2 | catalog: No.xcstrings
             |          ^~~~~~~~~~~~
          help: paths are relative to the scenario file

        """
      ])
    #expect(run.plan().hasUnusableInputs)
  }

  @Test func `an unreadable resource is one error and its rows are skipped`() throws {
    let source = SourceText(
      path: "a.loccheck",
      text: "format: 1\ncatalog: A.xcstrings\n== A\nkey: a\n| locale | text\n| en | a\n")
    let input = ScenarioInput(source)
    let pattern = try #require(input.resourcePatterns.first)
    let library = ResourceLibrary(
      paths: [pattern: ["A.xcstrings"]],
      resources: [
        "A.xcstrings": ResourceLibrary.Resource(
          contents: nil,
          diagnostics: [Diagnostic("file.unreadable", .error, "the file cannot be read")])
      ])
    let plan = Planner.plan([input], over: library, selecting: Selection())
    #expect(
      plan.identities.map(\.description) == [
        "a.loccheck › the resource A.xcstrings has errors", "a.loccheck › A › en",
      ])
    guard case .error(let errors) = plan.suites.first?.cases.first?.work,
      case .skip(let reason) = plan.suites.first?.cases.last?.work
    else {
      Issue.record("an error and a skipped row are expected")
      return
    }
    #expect(errors.map(\.range) == [pattern.range])
    #expect(reason == "the resource 'A.xcstrings' cannot be read")
  }

  @Test func `a scenario file with errors is one error that carries all`() async {
    let run = ScenarioRun(
      """
      == A
      key: a
      | locale | chekc | text
      | en     | is    | a
      == B
      kye: a
      | locale | text
      | en     | a
      == C
      verbatim: c
      | locale | text
      | en     | c
      """)
    let results = await run.results()
    let document = ScenarioInput(
      SourceText(path: "a.loccheck", text: run.files["a.loccheck"] ?? ""))
    let first = results.first
    #expect(first?.id.scenario == "the scenario file cannot be read")
    #expect(
      [first?.diagnostic].compactMap { $0?.message } + (first?.findings.map(\.message) ?? [])
        == document.diagnostics.map(\.message))
    #expect(document.diagnostics.count >= 2)
    #expect(results.last?.outcome == "passed")
    #expect(results.last?.id.scenario == "C")
    #expect(results.count { $0.outcome.hasPrefix("error") } == 1)
  }

  @Test func `a category that never occurs in the row's locales is an error, not an empty row`()
    async
  {
    let text = "| locale | n | text\n| en | @few | a\n| @cjk | @one | b\n| * | @few | c\n"
    let run = ScenarioRun(
      "set cjk: ja ko\n== A\nkey: \\(n) parcels\nargs: n=Int\n" + text)
    let plan = run.plan()
    #expect(plan.hasUnusableInputs)
    #expect(plan.identities.map(\.scenario) == ["A", "A", "A", "A", "A: rows that check nothing"])
    #expect(
      plan.suites.first?.cases.last?.errors.map(\.message) == [
        "the row checks nothing: no count has that category in en",
        "the row checks nothing: no count has that category in ja, ko",
      ])
  }

  @Test func `a plural without its general form fails the rows that need it, and no others`() async
  {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld parcels": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld parcel"}}}}}}}}}
      """
    let run = ScenarioRun(
      """
      == A
      key: \\(n) parcels
      args: n=Int
      | locale | n | check | text
      | en | 1 | is | 1 parcel
      | en | 2 | contains | parcels
      """, over: catalog)
    #expect(run.plan().notices.map(\.id) == ["catalog.missing-other"])
    #expect(!run.plan().hasUnusableInputs)
    #expect(await run.outcomes() == ["passed", "failed format.missing-other"])
  }

  @Test func `without an app a bundle is asked by itself`() async {
    let run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        bundle Kit: Kit.xcstrings
        == A
        key: Save
        table: Kit
        in-bundle: Kit
        | locale | check | text
        | de | is | Sichern
        | * | starts | S
        """
      ], catalogs: ["Kit.xcstrings": Fixture.catalog(["Save": ["de": "Sichern"]])])
    #expect(run.plan().identities.map(\.locale) == ["de", "en", "de"])
    #expect(await run.outcomes() == ["passed", "passed", "passed"])
  }
}
