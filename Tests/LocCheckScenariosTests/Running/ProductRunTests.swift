import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckScenarios

/// Scenarios over products: compiled files, nested bundles, and what a catalog says beside them.
struct ProductRunTests {
  /// Makes a run over a catalog of one German text and over an app that was built from it once.
  private func run(_ scenarios: String, built text: String) -> ScenarioRun {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        catalog: Localizable.xcstrings
        bundle App: App.app

        """ + scenarios
      ],
      catalogs: [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Save": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}}}
        """
      ])
    run.contents["App.app"] = BundleContents(
      files: [file("Localizable", ["Save": text])],
      localizations: ["de"],
      nested: [
        NestedBundle(
          name: "HomeBundle",
          contents: BundleContents(files: [file("HomeLocalizable", ["Scan": "Scannen"])]))
      ])
    return run
  }

  /// Makes a file of plain texts.
  private func file(
    _ table: String = "Localizable", in localization: String = "de",
    _ texts: KeyValuePairs<MessageKey, String>
  ) -> StringsFile {
    StringsFile(
      path: "\(localization).lproj/\(table).strings", table: table, localization: localization,
      kind: .strings,
      messages: StringsTable(
        entries: texts.map {
          .init(key: $0, value: .message(ShippedMessage(format: .init($1))))
        }))
  }

  /// The row over the source and the row over the product.
  private static let rows = """
    == Source
    nslocalized: Save
    | locale | text
    | de | Sichern
    == Product
    nslocalized: Save
    in-bundle: App
    | locale | text
    | de | Speichern
    """

  @Test func `each bundle is checked as it is, and where they disagree both rows say so`()
    async throws
  {
    let run = run(Self.rows, built: "Speichern")
    let results = await run.results()
    #expect(results.map(\.outcome) == ["passed", "passed"])
    let message =
      "'Save' in de is 'Speichern' in the product 'App', and 'Sichern' in its source"
    #expect(results.map { $0.findings.map(\.message) } == [[message], [message]])
    let notice = try #require(run.plan().notices.first)
    #expect(run.plan().notices.count == 1)
    #expect(
      notice.message
        == "the product 'App' and the source of its table 'Localizable' disagree in one message")
    #expect(notice.notes.map(\.message) == [message])
  }

  @Test func `a look-up in the product meets a disagreement under the name of its own folder`()
    async
  {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        catalog: Localizable.xcstrings
        bundle App: App.app
        == Product
        nslocalized: Save
        in-bundle: App
        | locale | text
        | zh-Hant-TW | 保存
        """
      ],
      catalogs: [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Save": {"localizations": {
          "zh-Hant-TW": {"stringUnit": {"state": "translated", "value": "儲存"}}}}}}
        """
      ])
    run.contents["App.app"] = BundleContents(files: [file(in: "zh_TW", ["Save": "保存"])])
    #expect(
      await run.results().map { $0.findings.map(\.message) } == [
        ["'Save' in zh-Hant-TW is '保存' in the product 'App', and '儲存' in its source"]
      ])
  }

  @Test func `a stale text beside its catalog in one bundle is told once`() async {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        catalog: Localizable.xcstrings de.lproj
        == Both
        nslocalized: Save
        | locale | text
        | de | Sichern
        """
      ],
      catalogs: [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Save": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}}}}
        """
      ])
    run.contents["de.lproj"] = BundleContents(files: [file("Localizable", ["Save": "Speichern"])])
    #expect(
      await run.results().map { $0.findings.map(\.message) } == [
        ["'Save' in de is 'Speichern' in the product 'main', and 'Sichern' in its source"]
      ])
  }

  @Test func `a product that agrees with its source is no news`() async {
    let run = run(Self.rows, built: "Sichern")
    #expect(run.plan().notices == [])
    #expect(await run.results().map(\.findings.count) == [0, 0])
    #expect(await run.outcomes() == ["passed", "failed text.mismatch"])
  }

  @Test func `a bundle inside of a product has its folder's name`() async {
    let run = run(
      """
      == Pod
      nslocalized: Scan
      table: HomeLocalizable
      in-bundle: HomeBundle
      | locale | text
      | de | Scannen
      == The app does not reach into it
      nslocalized: Scan
      table: HomeLocalizable
      | locale | source | text
      | de | key | Scan
      """, built: "Sichern")
    #expect(await run.outcomes() == ["passed", "passed"])
  }

  @Test func `width and isolates are settings of a scenario`() async {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        catalog: Texts
        == Narrow
        nslocalized: Welcome
        width: 150
        | locale | text
        | ar | Hi
        == Unstated
        nslocalized: Welcome
        | locale | text
        | ar | Welcome
        == Guessed
        localized: Done \\(name)
        args: name=String
        isolates: guessed
        | locale | name | text
        | ar | X | تم\\{FSI}X\\{PDI}
        == Exact
        localized: Done \\(name)
        args: name=String
        isolates: exact
        | locale | name | text
        | ar | X | تمX
        """
      ], catalogs: [:])
    let widths = [(100, "Hi"), (200, "Welcome")].map {
      StringsTable.WidthForm(width: $0, form: .init($1, variant: "width.\($0)"))
    }
    run.contents["Texts"] = BundleContents(files: [
      StringsFile(
        path: "ar.lproj/Localizable.stringsdict", table: "Localizable", localization: "ar",
        kind: .stringsdict,
        messages: StringsTable(entries: [
          .init(key: "Welcome", value: .widths(widths)),
          .init(key: "Done %@", value: .message(ShippedMessage(format: .init("تم%@")))),
        ]))
    ])
    #expect(
      await run.outcomes() == ["passed", "failed lookup.needs-width", "passed", "passed"])
  }

  @Test func `a table in no language's folder has a source that rows can demand`() async {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        catalog: Texts
        source-language: en
        == Base
        nslocalized: b
        | locale | source        | text
        | en     | catalog       | base b
        | fr     | fallback:Base | base b
        == Root
        nslocalized: r
        table: Root
        | locale | source        | text
        | en     | catalog       | root r
        | fr     | fallback:root | root r
        """
      ], catalogs: [:])
    let base = [StringsTable.Entry(key: "b", value: .message(.init(format: .init("base b"))))]
    let root = [StringsTable.Entry(key: "r", value: .message(.init(format: .init("root r"))))]
    run.contents["Texts"] = BundleContents(
      files: [
        StringsFile(
          path: "Base.lproj/Localizable.strings", table: "Localizable", localization: "Base",
          kind: .strings, messages: StringsTable(entries: base)),
        StringsFile(
          path: "Root.strings", table: "Root", localization: nil, kind: .strings,
          messages: StringsTable(entries: root)),
      ], localizations: ["fr"])
    #expect(await run.outcomes() == ["passed", "passed", "passed", "passed"])
  }

  @Test func `damage in another bundle explains nothing`() async throws {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        catalog: Broken.xcstrings
        bundle Kit: Kit
        == In the app
        key: k
        table: Broken
        | locale | text
        | de | x
        == In the kit
        key: k
        in-bundle: Kit
        | locale | text
        | de | x
        """
      ],
      catalogs: [
        "Broken.xcstrings":
          #"{"sourceLanguage": "en", "strings": {"a": {}, "a": {}}, "version": "1.0"}"#
      ])
    run.contents["Kit"] = BundleContents(files: [file("Localizable", ["a": "b"])])
    let failures = await run.results().compactMap(\.diagnostic).filter { $0.id == "text.shows-key" }
    #expect(failures.map { $0.details.contains { $0.label == "beware" } } == [true, false])
  }
}
