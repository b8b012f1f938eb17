import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources
import Testing

@testable import LocCheckScenarios

/// Rows of extraction scenarios over hand-made extractions and catalogs.
struct ExtractionRunTests {
  /// The code of a screen.
  private static var screen: CodeSample {
    var code = CodeSample(
      """
      Text("Preview", comment: "Heading.")
      Text("Progress: \\(done)%")
      Text("\\(a) in \\(b)")
      String(localized: "count", defaultValue: "\\(n) items", comment: "The number of items.")
      SummaryLabel(key: "Preview", tableName: "Inspector")
      SummaryLabel(verbatim: "Sample Set")
      Row(title: "Storage")
      NSLocalizedString("Copyright \\(year)", comment: "")
      Text("Open \\(thing)")
      """)
    code.add("\"Preview\"", comment: "Heading.")
    code.add(
      "\"Progress: \\(done)%\"",
      key: [.text("Progress: "), .value("done", "Int", "%lld"), .text("%%")])
    code.add(
      "\"\\(a) in \\(b)\"",
      key: [.value("a", "Int", "%lld"), .text(" in "), .value("b", "String", "%@")])
    code.add(
      "\"count\"", comment: "The number of items.",
      default: [.value("n", "Int", "%lld"), .text(" items")], api: "String(localized:)")
    code.add("\"Preview\", tableName", table: "Inspector", api: "SummaryLabel(key:)")
    code.extraction.messages[4].key = MessagePattern("Preview")
    code.skip("\"Sample Set\"", .verbatim, api: "SummaryLabel(verbatim:)")
    code.skip("\"Storage\"", .stringParameter, api: "Row(title:)")
    code.skip(
      "\"Copyright \\(year)\"", key: [.text("Copyright "), .value("year", "Int", "%lld")],
      .interpolatedKey, api: "NSLocalizedString")
    code.add(
      "\"Open \\(thing)\"",
      key: [.text("Open "), .argument(MessageArgument(expression: "thing", untyped: "var thing"))])
    return code
  }

  /// The catalogs of the screen by path.
  private static let catalogs = [
    "Localizable.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Preview": {}, "Progress: %@%": {}, "%lld in %@": {}, "count": {}, "Open %@": {},
      "Gone": {"extractionState": "stale"},
      "By hand": {"extractionState": "manual", "comment": "Kept."},
      "Storage": {}}}
    """,
    "Inspector.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Details": {}, "Preview": {}}}
    """,
  ]

  /// Returns a run of rows over the screen.
  private func run(_ rows: String, fields: String = "") -> ScenarioRun {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        catalog: Localizable.xcstrings Inspector.xcstrings
        == A
        extract: App/*.swift
        \(fields)\(rows)
        """
      ], catalogs: Self.catalogs)
    run.code = Self.screen.extraction
    return run
  }

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
    let run = run("| key | expect | args | table | comment | where | reason\n\(row)\n")
    let results = await run.results()
    #expect(results.map(\.outcome) == ["passed"])
    #expect(results.first?.trace == [])
  }

  /// A row that fails, with what it says.
  struct Failure: Sendable, CustomTestStringConvertible {
    /// The row.
    var row: String
    /// The id and the message of the failure.
    var said: String
    /// The help.
    var help: String?
    /// The lines of the notes in the code and the catalogs.
    var notes: [String] = []

    /// The row.
    var testDescription: String { row }
  }

  @Test(arguments: [
    Failure(
      row: "| Nothing like it | found | | | | |",
      said: "extraction.not-extracted: expected 'Nothing like it' to be found; "
        + "the sources do not hand it over"),
    Failure(
      row: "| Progress: %@%% | found | | | | |",
      said: "extraction.not-extracted: expected 'Progress: %@%%' to be found; "
        + "the sources hand over 'Progress: %lld%%'",
      notes: ["App/ContentView.swift:2"]),
    Failure(
      row: "| Progress: %lld%% | found | | | | |",
      said: "extraction.missing: expected 'Progress: %lld%%' to be found; "
        + "the table 'Localizable' has no entry, but one for 'Progress: %@%'",
      notes: ["App/ContentView.swift:2", "Localizable.xcstrings:2"]),
    Failure(
      row: "| Storage | found | | | | |",
      said: "extraction.not-extracted: expected 'Storage' to be found; the sources keep it back as "
        + "'string-parameter': a parameter takes it as a String",
      notes: ["App/ContentView.swift:7"]),
    Failure(
      row: "| Prewiev | found | | | | |",
      said: "extraction.not-extracted: expected 'Prewiev' to be found; "
        + "the sources do not hand it over",
      help: "did you mean 'Preview'?", notes: ["App/ContentView.swift:1"]),
    Failure(
      row: "| count | found | | Inspector | | |",
      said: "extraction.table: expected 'count' in the table 'Inspector'; "
        + "the sources hand it over for the table 'Localizable'",
      notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| count | missing | | | | |",
      said: "extraction.unexpected-entry: expected 'count' to be missing from the catalog; "
        + "the table 'Localizable' has it", notes: ["Localizable.xcstrings:2"]),
    Failure(
      row: "| count | found | String | | | |",
      said: "extraction.arguments: expected 'count' with String; the sources pass Int",
      notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| Preview | found | Int | | | |",
      said: "extraction.arguments: expected 'Preview' with Int; the sources pass nothing",
      notes: ["App/ContentView.swift:1"]),
    Failure(
      row: "| Open %@ | found | String | | | |",
      said: "extraction.arguments: expected 'Open %@' with String; "
        + "the type of 'thing' is not known",
      help: "annotate 'var thing'", notes: ["App/ContentView.swift:9"]),
    Failure(
      row: "| count | found | | | The number | |",
      said: "extraction.comment: expected 'count' with the comment 'The number'; "
        + "its comment is 'The number of items.'", notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| %lld in %@ | found | | | A | |",
      said: "extraction.comment: expected '%lld in %@' with the comment 'A'; it has no comment",
      notes: ["App/ContentView.swift:3"]),
    Failure(
      row: "| count | found | | | | ContentView.swift:3 |",
      said: "extraction.place: expected 'count' in 'ContentView.swift:3'; "
        + "other places hand it over", notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| count | found | | | | tentView.swift |",
      said: "extraction.place: expected 'count' in 'tentView.swift'; other places hand it over",
      notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| count | stale | | | | |",
      said: "extraction.unexpected: expected 'count' to be in the catalog alone; "
        + "'String(localized:)' hands it over", notes: ["App/ContentView.swift:4"]),
    Failure(
      row: "| By hand | stale | | | | |",
      said: "extraction.manual: expected 'By hand' to be in the catalog alone; "
        + "it was entered by hand", notes: ["Localizable.xcstrings:4"]),
    Failure(
      row: "| Gone | manual | | | | |",
      said: "extraction.manual: expected 'Gone' to be entered by hand; "
        + "the catalog does not say that it was", notes: ["Localizable.xcstrings:3"]),
    Failure(
      row: "| Gome | stale | | | | |",
      said: "extraction.missing: expected 'Gome' to be in the catalog alone; "
        + "the table 'Localizable' has no entry",
      help: "did you mean 'Gone'?", notes: ["Localizable.xcstrings:3"]),
    Failure(
      row: "| Details | stale | | Localizable | | |",
      said: "extraction.missing: expected 'Details' to be in the catalog alone; "
        + "the table 'Localizable' has no entry, and the table 'Inspector' has it",
      notes: ["Inspector.xcstrings:1"]),
    Failure(
      row: "| Details | stale | | Inspektor | | |",
      said: "extraction.missing: expected 'Details' to be in the catalog alone; "
        + "there is no table 'Inspektor', and the table 'Inspector' has it",
      notes: ["Inspector.xcstrings:1"]),
    Failure(
      row: "| Preview | absent | | | | |",
      said: "extraction.unexpected: expected 'Preview' not to be extracted; "
        + "'Text' hands it over", notes: ["App/ContentView.swift:1"]),
    Failure(
      row: "| Storage | absent | | | | | verbatim",
      said: "extraction.reason: expected 'Storage' to be kept back as 'verbatim'; the sources keep "
        + "it back as 'string-parameter': a parameter takes it as a String",
      notes: ["App/ContentView.swift:7"]),
    Failure(
      row: "| Sample Sets | absent | | | | | verbatim",
      said: "extraction.reason: expected 'Sample Sets' to be kept back as 'verbatim'; "
        + "the sources do not have it at all", help: "did you mean 'Sample Set'?"),
    Failure(
      row: "| Sample Set | absent | | | | Other.swift | verbatim",
      said: "extraction.place: expected 'Sample Set' in 'Other.swift'; other places keep it back",
      notes: ["App/ContentView.swift:6"]),
    Failure(
      row: "| Copyright %lld | absent | String | | | | interpolated-key",
      said: "extraction.arguments: expected 'Copyright %lld' with String; "
        + "the sources interpolate Int", notes: ["App/ContentView.swift:8"]),
  ])
  func `rows that fail`(failure: Failure) async throws {
    let run = run("| key | expect | args | table | comment | where | reason\n\(failure.row)\n")
    let results = await run.results()
    let result = try #require(results.first)
    let diagnostic = try #require(result.diagnostic)
    #expect("\(diagnostic.id): \(diagnostic.message)" == failure.said)
    #expect(diagnostic.help == failure.help)
    #expect(
      diagnostic.notes.map { $0.range.map { "\($0.start.path):\($0.start.line)" } }
        == failure.notes)
    #expect(diagnostic.range?.start.line == 6)
    #expect(!result.trace.isEmpty)
  }

  @Test func `a failure is drawn with what was expected and what is there`() async {
    let failures = await run(
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
    let results = await run(
      "| key | expect | table | args\n| Preview | found | Inspector |\n| count | found | | Int\n"
        .replacing("|\n", with: "| \n")
    ).results()
    #expect(results.map(\.key) == ["Preview", "count"])
    #expect(results.map(\.table) == ["Inspector", "Localizable"])
    #expect(results.map(\.expected) == ["found; table Inspector", "found; args Int"])
    #expect(results.map(\.actual) == ["found; table Inspector", "found; args Int"])
  }

  @Test func `the trace goes from the literal to the entry`() async {
    let results = await run(
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
    var run = run("| key | expect\n| count | found\n")
    run.files = run.files.mapValues {
      $0.replacing("Inspector.xcstrings", with: "More/Localizable.xcstrings")
    }
    run.catalogs["More/Localizable.xcstrings"] = Self.catalogs["Localizable.xcstrings"]
    let results = await run.results()
    #expect(
      results.first?.diagnostic?.message
        == "expected 'count' to be found; 2 files of the table 'Localizable' have it")
    #expect(results.first?.outcome == "failed extraction.several-entries")
  }

  @Test func `the specifiers of a compiler stand for types`() async {
    var run = run("| key | expect | args\n| %lld in %@ | found | Int64 Text\n")
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
    let results = await run("| key | expect\n| %lld in %@ | found\n| Progress: %lld%% | missing\n")
      .results()
    #expect(results.map(\.outcome) == ["passed", "passed"])
    #expect(
      results.map { $0.findings.contains { $0.id == "extract.missing-key" } } == [false, false])
  }

  @Test func `why a key is missing is no finding of a row that says so`() async {
    let isTold = { (row: String) async in
      await run("| key | expect\n\(row)\n").results().first?.findings
        .contains { $0.id == "extract.specifier-mismatch" }
    }
    #expect(await isTold("| Progress: %lld%% | missing") == false)
    #expect(await isTold("| Progress: %lld%% | found") == true)
  }

  @Test func `an entry that may be looked up at run time is stale, and its row says so`() async {
    var run = run("| key | expect\n| Gone | stale\n")
    run.code?.mentions = ["Gone"]
    run.code?.skipped.append(
      SkippedText(
        key: MessagePattern("section"), reason: .dynamicKey, api: "Text",
        range: Self.screen.range(of: "Storage")))
    let results = await run.results()
    #expect(results.map(\.outcome) == ["passed"])
    #expect(results.first?.findings.map(\.id) == ["extract.dynamic-entry"])
  }
}
