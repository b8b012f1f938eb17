import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources
import Testing

@testable import LocCheckScenarios

/// Which stage a failure of a display scenario blames.
struct StageBlameTests {
  /// A row that fails over some code, and what it says.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The fields of the scenario.
    var fields: String
    /// The row; its columns are `locale`, those of the arguments, `check`, `source` and `text`.
    var row: String
    /// The columns of the arguments.
    var columns = ""
    /// The stage and its fault.
    var blame: String

    /// What is blamed.
    var testDescription: String { blame }
  }

  /// The catalog of the app.
  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
        "pl": {"stringUnit": {"state": "new", "value": "Zapisz"}}}},
      "Only here": {}, "Storage": {}, "Mem %@%": {}, "fallen": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "in English"}}}},
      "percent": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "100%"}}}},
      "named %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%lld genannt"}}}},
      "bold": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "**fett**"}}}},
      "summary.item-count": {"localizations": {"pl": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld element"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld elementu"}}}}}}}}}
    """#

  /// The code of the app.
  private static var code: CodeSample {
    var code = CodeSample(
      """
      Text("Save") Text("Unsaid") Text("Mem \\(n)%") Text("Details", tableName: "Inspector")
      Text("fallen") Text("named \\(name)") Text("bold") Text("moved") Text("missing-table")
      Row(title: "Storage")
      LocalizedStringResource("summary.item-count", defaultValue: "\\(n) items")
      LocalizedStringResource("typed", defaultValue: "\\(text) items")
      """)
    for key in ["Save", "Unsaid", "fallen", "bold", "moved", "missing-table"] {
      code.add("\"\(key)\"")
    }
    code.add("\"Mem \\(n)%\"", key: [.text("Mem "), .value("n", "Int", "%lld"), .text("%%")])
    code.add("\"Details\"", table: "Inspector")
    code.add("\"named \\(name)\"", key: [.text("named "), .value("name", "String", "%@")])
    code.skip("\"Storage\"", .stringParameter, api: "Row(title:)")
    code.add(
      "\"summary.item-count\"", default: [.value("n", "Int", "%lld"), .text(" items")])
    code.add("\"typed\"", default: [.value("text", "String", "%@"), .text(" items")])
    return code
  }

  @Test(arguments: [
    Case(
      fields: "key: Only here", row: "| de | is | | Nur hier",
      blame: "extraction: the sources do not hand over \"Only here\""),
    Case(
      fields: "key: Storage", row: "| de | is | | Speicher",
      blame: "extraction: the sources keep it back as 'string-parameter': a parameter takes it as "
        + "a String (\"Storage\" in App/ContentView.swift:3)"),
    Case(
      fields: "key: Mem \\(n)%\nargs: n=String", row: "| de | 62 | is | | Speicher 62%",
      columns: "| n ",
      blame: "extraction: the sources hand over \"Mem %lld%%\", not \"Mem %@%%\" "
        + "(App/ContentView.swift:1)"),
    Case(
      fields: "localized: typed\ndefault: \\(n) items\nargs: n=Int", row: "| de | 2 | is | | zwei",
      columns: "| n ",
      blame: "extraction: the sources pass String to \"typed\", and here it takes Int"),
    Case(
      fields: "key: Unsaid", row: "| de | is | | Ungesagt",
      blame: "catalog: the table 'Localizable' has no entry \"Unsaid\""),
    Case(
      fields: "key: Mem \\(n)%\nargs: n=Int", row: "| de | 62 | is | | Speicher 62%",
      columns: "| n ",
      blame: "catalog: the table 'Localizable' has no entry \"Mem %lld%%\", but \"Mem %@%\""),
    Case(
      fields: "key: Save", row: "| pl | is | | Zapisz",
      blame: "catalog: \"Save\" in pl is in state 'new', which is not shipped"),
    Case(
      fields: "key: fallen", row: "| de | is | | auf Deutsch",
      blame: "catalog: \"fallen\" has no text in de"),
    Case(
      fields: "localized: summary.item-count\ndefault: \\(n) items\nargs: n=Int",
      row: "| pl | 2 | is | | 2 elementy", columns: "| n ",
      blame: "catalog: \"summary.item-count\" has no few form in pl"),
    Case(
      fields: "key: missing-table\ntable: Nowhere", row: "| de | is | | da",
      blame: "catalog: there is no table 'Nowhere', and no other one has \"missing-table\""),
    Case(
      fields: "key: moved", row: "| de | is | | bewegt",
      blame: "look-up: the table 'Localizable' has no entry \"moved\"; "
        + "the table 'Inspector' has \"moved\""),
    Case(
      fields: "key: Save\ntable: Locallizable", row: "| de | is | | Sichern",
      blame: "look-up: there is no table 'Locallizable'; the table 'Localizable' has \"Save\""),
    Case(
      fields: "key: Save\nin-bundle: Kit", row: "| de | is | | Sichern",
      blame: "look-up: there is no bundle 'Kit'"),
    Case(
      fields: "key: Save", row: "| ja | is | | 保存",
      blame: "look-up: nothing serves ja, which falls back to en"),
    Case(
      fields: "key: Save", row: "| de | is | key | Sichern",
      blame: "look-up: the text is there, and comes from elsewhere than demanded"),
    Case(
      fields: "key: named \\(name)\nargs: name=String", row: "| de | Ida | is | | Ida genannt",
      columns: "| name ",
      blame: "format: '%lld' wants an integer, but argument 1 'name' is of type String"),
    Case(
      fields: "key: Save", row: "| de | is | | Speichern",
      blame: "display: everything before is right, and the text reads otherwise"),
    Case(
      fields: "key: bold", row: "| de | styled | | *fett*",
      blame: "display: the text has other styles"),
    Case(
      fields: "verbatim: Storage", row: "| de | is | | Speicher",
      blame: "display: everything before is right, and the text reads otherwise"),
    Case(
      fields: "key-variable: Only here", row: "| de | is | | Nur hier",
      blame: "catalog: \"Only here\" has no text in de"),
  ])
  func `the first stage that is not right is blamed`(blamed: Case) async throws {
    let run = run(
      "== A\n\(blamed.fields)\n| locale \(blamed.columns)| check | source | text\n\(blamed.row)\n")
    let result = try #require(await run.results().first)
    let details = result.diagnostic?.details.filter { $0.label == "stage" }
    #expect(details?.map(\.text) == [blamed.blame])
    let step = result.trace.last
    #expect("\(step?.what ?? ""): \(step?.result ?? "")" == blamed.blame)
  }

  /// Returns a run of a scenario over the code.
  private func run(_ scenario: String) -> ScenarioRun {
    var run = ScenarioRun("sources: App/*.swift\n" + scenario, over: Self.catalog)
    run.files = run.files.mapValues {
      $0.replacing("Localizable.xcstrings", with: "Localizable.xcstrings Inspector.xcstrings")
    }
    run.catalogs["Inspector.xcstrings"] = Fixture.catalog([
      "moved": ["de": "bewegt"], "Details": ["de": "Angaben"],
    ])
    run.code = Self.code.extraction
    return run
  }

  @Test func `without sources a failure says nothing of stages`() async throws {
    var run = run("== A\nkey: Save\n| locale | text\n| de | Speichern\n")
    run.code = nil
    let result = try #require(await run.results().first)
    #expect(result.diagnostic?.details.contains { $0.label == "stage" } == false)
    #expect(result.trace.last?.step == "format")
  }

  @Test func `a row that passes blames nothing`() async throws {
    let results = await run("== A\nkey: Save\n| locale | text\n| de | Sichern\n").results()
    #expect(results.map(\.outcome) == ["passed"])
    #expect(results.first?.trace == [])
  }

  @Test(arguments: StageBlame.Stage.allCases)
  func `stages are blamed in order`(stage: StageBlame.Stage) {
    let stages = StageBlame.Stage.allCases.drop { $0 != stage }
    let faults = Dictionary(uniqueKeysWithValues: stages.map { ($0, $0.rawValue) })
    #expect(
      StageBlame(faults, failing: "text.mismatch")
        == StageBlame(stage: stage, fault: stage.rawValue))
  }

  @Test(arguments: [
    ("source.mismatch", StageBlame.Stage.lookUp), ("category.mismatch", .format),
    ("text.styled", .display), ("text.mismatch", .display),
  ])
  func `without a fault the failure says the stage`(id: String, stage: StageBlame.Stage) {
    #expect(StageBlame([:], failing: Diagnostic.ID(id)).stage == stage)
  }
}
