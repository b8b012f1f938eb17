import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources
import Testing

@testable import LocCheckScenarios

/// Rows of extraction scenarios over hand-made extractions and catalogs.
struct ExtractionRunTests {
  @Test(arguments: [
    "| Preview | found | | | | |",
    "| Preview | found | | | Heading. | ContentView.swift:1 |",
    "| Preview | found | | Inspector | | App/ContentView.swift:5 |",
    "| %lld in %@ | found | Int String | | | |",
    "| count | found | Int | Localizable | The number of items. | |",
    "| Progress: %lld%% | missing | Int | | | |",
    "| Gone | stale | | | | |",
    "| By hand | manual | | | Kept. | |",
    "| Nowhere | absent | | | | |",
    "| Sample Set | absent | | | | | verbatim",
    "| Sample Set | absent | | | | ContentView.swift:6 | verbatim",
    "| Copyright %lld | absent | Int | | | | interpolated-key",
    "| Preview | absent | | Elsewhere | | |",
    "| Open %@ | found | | | | |",
  ])
  func `rows that hold`(row: String) async {
    let run = ExtractionScreen.run(
      "| key | expect | args | table | comment | where | reason\n\(row)\n")
    let results = await run.results()
    #expect(results.map(\.outcome) == ["passed"])
    #expect(results.first?.trace == [])
  }

  @Test func `a failure is drawn with what was expected and what is there`() async {
    let failures = await ExtractionScreen.run(
      "| key | expect | args | where\n| count | found | Int String | ContentView.swift\n"
    ).renderedFailures()
    #expect(
      failures == [
        """
        a.loccheck:6:1: error: expected 'count' with Int String; the sources pass Int \
        [extraction.arguments]
           6 | | count | found | Int String | ContentView.swift
             | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          expected  found; args Int String; where ContentView.swift
          actual    found; args Int; where App/ContentView.swift:4
        App/ContentView.swift:4:19: note: 'String(localized:)' hands it over here

        """
      ])
  }

  @Test func `a result says key, table and what was compared`() async {
    let results = await ExtractionScreen.run(
      "| key | expect | table | args\n| Preview | found | Inspector |\n| count | found | | Int\n"
        .replacing("|\n", with: "| \n")
    ).results()
    #expect(results.map(\.key) == ["Preview", "count"])
    #expect(results.map(\.table) == ["Inspector", "Localizable"])
    #expect(results.map(\.expected) == ["found; table Inspector", "found; args Int"])
    #expect(results.map(\.actual) == ["found; table Inspector", "found; args Int"])
  }

  @Test func `the trace goes from the literal to the entry`() async {
    let results = await ExtractionScreen.run(
      "| key | expect | args\n| count | found | String\n| Storage | found |\n| Nope | stale |\n"
    ).results()
    #expect(
      results.map { $0.trace.map { "\($0.step): \($0.what) → \($0.result) \($0.line ?? 0)" } } == [
        [
          "literal: \"count\" → found 4", "api: String(localized:) → no bundle 0",
          "key: count → Int 0", "table: Localizable → Localizable.xcstrings 0",
          "entry: count → found 2",
        ],
        [
          "literal: \"Storage\" → found 7", "api: Row(title:) → string-parameter 0",
          "table: Localizable → Localizable.xcstrings 0", "entry: Storage → found 5",
        ],
        [
          "literal: Nope → not in the sources 0", "table: Localizable → Localizable.xcstrings 0",
          "entry: Nope → no entry 0",
        ],
      ])
  }

  @Test func `a key in two files of one table has several entries`() async {
    var run = ExtractionScreen.run("| key | expect\n| count | found\n")
    run.files = run.files.mapValues {
      $0.replacing("Inspector.xcstrings", with: "More/Localizable.xcstrings")
    }
    run.catalogs["More/Localizable.xcstrings"] = ExtractionScreen.catalogs["Localizable.xcstrings"]
    let results = await run.results()
    #expect(
      results.first?.diagnostic?.message
        == "expected 'count' to be found; 2 files of the table 'Localizable' have it")
    #expect(results.first?.outcome == "failed extraction.several-entries")
  }

  @Test func `the specifiers of a compiler stand for types`() async {
    var run = ExtractionScreen.run("| key | expect | args\n| %lld in %@ | found | Int64 Text\n")
    run.code?.messages[2].key = MessagePattern([
      .argument(MessageArgument(expression: "", specifier: "%lld")), .text(" in "),
      .argument(MessageArgument(expression: "", specifier: "%@")),
    ])
    run.code?.messages[2].range = nil
    #expect(await run.outcomes() == ["passed"])
    run.files = run.files.mapValues { $0.replacing("Int64 Text", with: "Int Int") }
    let failure = await run.results().first?.diagnostic
    #expect(failure?.message == "expected '%lld in %@' with Int Int; the sources pass %lld %@")
    #expect(
      failure?.notes.map(\.message) == ["'Text' hands it over in App/ContentView.swift:3"])
  }

  @Test func `a bundle is asked for its own tables`() async {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        catalog: Localizable.xcstrings
        bundle Kit: Kit.xcstrings
        == App
        extract: *.swift
        | key | expect
        | Save | missing
        == Kit
        extract: *.swift
        in-bundle: Kit
        table: Kit
        | key | expect
        | Save | found
        | Load | stale
        """
      ],
      catalogs: [
        "Localizable.xcstrings": Fixture.catalog([:]),
        "Kit.xcstrings": Fixture.catalog(["Save": [:], "Load": [:]]),
      ])
    var code = CodeSample("Text(\"Save\", tableName: \"Kit\")")
    code.add("\"Save\"", table: "Kit")
    run.code = code.extraction
    #expect(await run.outcomes() == ["passed", "passed", "passed"])
    run.files = run.files.mapValues { $0.replacing("| missing", with: "| found") }
    #expect(
      await run.results().first?.diagnostic?.message
        == "expected 'Save' to be found; there is no table 'Kit', "
        + "and the table 'Kit' of the bundle 'Kit' has it")
  }

  @Test func `what is wrong with a row's key is among its findings`() async {
    let results = await ExtractionScreen.run(
      "| key | expect\n| %lld in %@ | found\n| Progress: %lld%% | missing\n"
    )
    .results()
    #expect(results.map(\.outcome) == ["passed", "passed"])
    #expect(
      results.map { $0.findings.contains { $0.id == "extract.missing-key" } } == [false, false])
  }

  @Test func `why a key is missing is no finding of a row that says so`() async {
    let isTold = { (row: String) async in
      await ExtractionScreen.run("| key | expect\n\(row)\n").results().first?.findings
        .contains { $0.id == "extract.specifier-mismatch" }
    }
    #expect(await isTold("| Progress: %lld%% | missing") == false)
    #expect(await isTold("| Progress: %lld%% | found") == true)
  }

  @Test func `an entry that may be looked up at run time is stale, and its row says so`() async {
    var run = ExtractionScreen.run("| key | expect\n| Gone | stale\n")
    run.code?.mentions = ["Gone"]
    run.code?.skipped.append(
      SkippedText(
        key: MessagePattern("section"), reason: .dynamicKey, api: "Text",
        range: ExtractionScreen.screen.range(of: "Storage")))
    let results = await run.results()
    #expect(results.map(\.outcome) == ["passed"])
    #expect(results.first?.findings.map(\.id) == ["extract.dynamic-entry"])
  }
}
