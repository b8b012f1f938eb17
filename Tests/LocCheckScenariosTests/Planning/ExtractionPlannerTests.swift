import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources
import Testing

@testable import LocCheckScenarios

/// The checks that extraction scenarios make.
struct ExtractionPlannerTests {
  /// The code of a screen with an enum of keys.
  private static var screen: CodeSample {
    var code = CodeSample(
      """
      Text("Save")
      Text("Load")
      Text("Save", tableName: "Menu")
      Button("Load")
      enum Keys: String { case natureTitle, saveNatureButton = "save" }
      """)
    code.add("\"Save\"")
    code.add("\"Load\"")
    code.add("\"Save\"", table: "Menu")
    code.add("\"Load\"", api: "Button")
    code.extraction.keyEnumerations = [
      KeyEnumeration(
        name: "Screen.Keys", range: code.range(of: "Keys"),
        cases: [
          .init(
            name: "natureTitle", rawValue: "natureTitle", range: code.range(of: "natureTitle")),
          .init(name: "saveNatureButton", rawValue: "save", range: code.range(of: "saveNatureB")),
        ])
    ]
    return code
  }

  /// Returns a run over the screen.
  private func run(_ scenarios: String) -> ScenarioRun {
    var run = ScenarioRun(
      scenarios, over: Fixture.catalog(["Save": [:], "Load": [:], "natureTitle": [:], "Old": [:]]))
    run.code = Self.screen.extraction
    return run
  }

  @Test func `every key without a row is a failure of its own`() async {
    let run = run(
      """
      == A
      extract: *.swift
      exhaustive: yes
      | key  | expect
      | Save | found
      | Old  | stale
      """)
    #expect(
      run.plan().identities.map(\.row) == ["Save", "Old", "Load", "Save #2"])
    #expect(run.plan().suites.first?.cases.map(\.line) == [7, 8, 5, 5])
    let results = await run.results()
    #expect(
      results.map(\.outcome) == [
        "passed", "passed", "failed extraction.undeclared", "failed extraction.undeclared",
      ])
    #expect(
      results.compactMap { $0.diagnostic?.message } == [
        "the sources hand over 'Load', and no row has it",
        "the sources hand over 'Save' for the table 'Menu', and no row has it",
      ])
    #expect(results[2].diagnostic?.range?.text == "exhaustive: yes")
    #expect(results[2].diagnostic?.notes.map(\.range?.start.line) == [2, 2])
    #expect(results.map(\.table) == ["Localizable", "Localizable", "Localizable", "Menu"])
  }

  @Test func `rows for all keys leave nothing undeclared`() async {
    let run = run(
      """
      == A
      extract: *.swift
      exhaustive: yes
      | key  | expect | table
      | Save | found  |
      | Load | absent |
      | Save | missing | Menu
      """)
    #expect(
      await run.outcomes() == ["passed", "failed extraction.unexpected", "passed"])
  }

  @Test func `the cases of an enum have checks of their own`() async {
    let run = run("== A\nextract: *.swift\nkeys-of: Keys\n| key | expect\n| natureTitle | stale\n")
    #expect(
      run.identities() == [
        "a.loccheck › A › natureTitle", "a.loccheck › A › natureTitle keys-of",
        "a.loccheck › A › save keys-of",
      ])
    let results = await run.results()
    #expect(
      results.map(\.outcome) == ["passed", "passed", "failed extract.missing-enum-key"])
    #expect(
      results.last?.diagnostic?.message
        == "the table 'Localizable' has no entry for 'save', which 'Screen.Keys.saveNatureButton' "
        + "stands for")
    #expect(results.last?.diagnostic?.help == "did you mean 'Save'?")
    #expect(results.last?.diagnostic?.range?.text == "Keys")
    #expect(results.last?.diagnostic?.notes.map(\.range?.start.line) == [5])
    #expect(results.last?.line == 5)
  }

  @Test func `a comment beside a case says why it has no entry`() async {
    var run = run("== A\nextract: *.swift\nkeys-of: Keys\n")
    run.code?.suppressions = [
      Suppression(
        rule: "missing-enum-key", reason: "soon", range: Self.screen.range(of: "enum Keys"),
        line: Self.screen.range(of: "saveNatureB").start.line)
    ]
    let results = await run.results()
    #expect(results.map(\.status) == [.passed, .skipped(reason: "silenced in the code: soon")])
  }

  @Test func `an enum that is not there is an error with the nearest name`() async {
    let run = run("== A\nextract: *.swift\nkeys-of: Screen.Kyes\n")
    let results = await run.results()
    #expect(results.map(\.outcome) == ["error extraction.unknown-enum"])
    #expect(results.map(\.id.scenario) == ["A: enums that are not there"])
    #expect(
      results.first?.diagnostic?.message
        == "the sources have no enum 'Screen.Kyes' with raw values of type String")
    #expect(results.first?.diagnostic?.help == "did you mean 'Screen.Keys'?")
    #expect(run.plan().hasUnusableInputs)
  }

  @Test func `filters, tags and lines select rows and what goes with them`() throws {
    var run = run(
      """
      == A @one
      extract: *.swift
      exhaustive: yes
      keys-of: Keys
      | key  | expect
      | Save | found
      == B @two
      extract: *.swift
      | key  | expect
      | Load | found
      """)
    let all = ["Save", "natureTitle keys-of", "save keys-of", "Load", "Save #2", "Load"]
    #expect(run.plan().identities.map(\.row) == all)
    run.selection.filters = [try Regex("Load")]
    #expect(run.plan().identities.map(\.row) == ["Load", "Load"])
    run.selection = Selection(tags: try TagExpression("two"))
    #expect(run.plan().identities.map(\.row) == ["Load"])
    run.selection = Selection(lines: ["a.loccheck": [8]])
    #expect(run.plan().identities.map(\.row) == ["Save"])
    run.selection = Selection(lines: ["a.loccheck": [5]])
    #expect(run.plan().identities.map(\.row) == Array(all.dropLast()))
    run.selection = Selection(locales: [])
    #expect(run.plan().identities.map(\.row) == all)
  }

  @Test func `sources that are missing are one error and their rows are skipped`() async {
    var run = run(
      """
      sources: Old/*.swift
      == A
      extract: *.swift
      | key | expect
      | Save | found
      == B
      key: Save
      | locale | text
      | en | Save
      """)
    run.code = nil
    #expect(
      await run.outcomes() == [
        "error scenario.missing-resource", "skipped: '*.swift' names no file", "passed",
      ])
    #expect(run.plan().hasUnusableInputs)
  }

  /// Returns the plan of a file over a library of sources made for it.
  private func plan(
    _ text: String, _ library: (ScenarioInput) -> SourceLibrary
  ) -> RunPlan {
    let input = ScenarioInput(SourceText(path: "a.loccheck", text: "format: 1\n" + text))
    return Planner.plan(
      [input], over: ResourceLibrary(), and: library(input), selecting: Selection())
  }

  /// A scenario with one row.
  private static let scenario = "== A\nextract: *.swift\n| key | expect\n| Save | found\n"

  @Test func `a build that reads no Swift says so in each row`() {
    let plan = plan(Self.scenario) { _ in
      SourceLibrary(unavailable: "this build reads no Swift")
    }
    #expect(plan.identities.map(\.row) == ["Save"])
    #expect(
      plan.suites.flatMap(\.cases).flatMap(\.errors).map { "\($0.id): \($0.message)" } == [
        "extraction.unavailable: this build reads no Swift"
      ])
    #expect(plan.hasUnusableInputs)
    let bare = self.plan("== A\nextract: *.swift\nkeys-of: Keys\n") { _ in
      SourceLibrary(unavailable: "this build reads no Swift")
    }
    #expect(bare.identities.map(\.scenario) == ["A: nothing is extracted"])
  }

  @Test func `a source that cannot be read is one error and its rows are skipped`() throws {
    let plan = plan(Self.scenario) { input in
      var library = SourceLibrary()
      for patterns in input.sourceRequests.map(\.patterns) {
        library.paths[patterns[0]] = ["a.swift", "b.swift"]
        library.extractions[patterns] = SourceExtraction()
      }
      library.diagnostics["a.swift"] = [Diagnostic("file.x", .warning, "odd")]
      library.diagnostics["b.swift"] = [Diagnostic("file.y", .error, "cannot be read")]
      return library
    }
    #expect(
      plan.identities.map(\.description) == [
        "a.loccheck › the source b.swift has errors", "a.loccheck › A › Save",
      ])
    #expect(plan.notices.map(\.id) == ["file.x"])
    let cases = plan.suites.flatMap(\.cases)
    #expect(cases.first?.errors.map(\.range?.text) == ["*.swift"])
    guard case .skip(let reason) = cases.last?.work else {
      Issue.record("a skipped row is expected")
      return
    }
    #expect(reason == "the source 'b.swift' cannot be read")
  }

  @Test func `a bundle that is not there is an error, not a weaker check`() async {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        bundle Kit: Kit.xcstrings
        == A
        extract: *.swift
        in-bundle: Kti
        | key  | expect
        | Save | missing
        """
      ], catalogs: ["Kit.xcstrings": Fixture.catalog([:])])
    run.code = Self.screen.extraction
    let results = await run.results()
    #expect(results.map(\.outcome) == ["error extraction.unknown-bundle"])
    #expect(results.first?.diagnostic?.help == "did you mean 'Kit'?")
  }

  @Test func `what is wrong beside the rows is told of exhaustive scenarios only`() {
    let rows = "| key | expect\n| Save | found\n"
    var run = run(
      "== A\nextract: *.swift\nexhaustive: yes\n\(rows)== B\nextract: *.swift\n\(rows)")
    let place = Self.screen.range(of: "Keys")
    run.code?.findings = [
      Diagnostic("extract.syntax", .warning, "odd", at: place),
      Diagnostic("extract.erased-message", .warning, "erased", at: place),
      Diagnostic(
        "extract.conflicting-default", .warning, "two", at: place, subject: .init(key: "Save")),
    ]
    let told = run.plan().notices.map(\.id)
    #expect(told.count { $0 == "extract.syntax" } == 1)
    #expect(told.count { $0 == "extract.erased-message" } == 1)
    #expect(!told.contains("extract.conflicting-default"))
    run.selection.lines = ["a.loccheck": [9]]
    #expect(run.plan().notices.map(\.id) == ["extract.syntax"])
  }

  @Test func `lists of patterns are those of the scenarios, once each`() {
    let input = ScenarioInput(
      SourceText(
        path: "a.loccheck",
        text: """
          format: 1
          sources: App/*.swift Kit/*.swift
          == A
          verbatim: a
          | locale | text
          | en | a
          == B
          verbatim: a
          | locale | text
          | en | a
          == C
          extract: *.swift
          | key | expect
          | a | found
          """))
    #expect(
      input.sourceRequests.map { $0.patterns.map(\.text) } == [
        ["App/*.swift", "Kit/*.swift"], ["*.swift"],
      ])
  }
}
