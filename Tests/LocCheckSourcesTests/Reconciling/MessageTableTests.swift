import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Tables made of catalogs and compiled files.
struct MessageTableTests {
  @Test func `the table of a catalog has its entries`() {
    let unit = { (text: String) in "{\"stringUnit\":{\"state\":\"new\",\"value\":\"\(text)\"}}" }
    let table = catalogTable(
      """
      "a":{"comment":"c","extractionState":"manual","localizations":{"de":\(unit("x")),"en":\(unit("A"))}},
      "b":{"localizations":{"de":\(unit("x"))}},
      "c":{"localizations":{"en":{"variations":{"plural":{"other":\(unit("x"))}}}}}
      """, targets: ["App"])
    #expect(table.name == "Localizable")
    #expect(table.path == "Localizable.xcstrings")
    #expect(table.targets == ["App"])
    #expect(table.catalog != nil)
    #expect(table.entries.map(\.key) == ["a", "b", "c"])
    #expect(table.entries.map(\.comment) == ["c", nil, nil])
    #expect(table.entries.map(\.extractionState) == [.manual, .automatic, .automatic])
    #expect(table.entries.map(\.sourceValue) == ["A", nil, nil])
    #expect(table.entries.map { $0.range?.text } == ["a", "b", "c"])
  }

  /// Makes a compiled file.
  private func file(
    _ table: String, _ localization: String?,
    _ texts: KeyValuePairs<MessageKey, String>
  ) -> StringsFile {
    StringsFile(
      path: "\(localization ?? "")/\(table)", table: table, localization: localization,
      kind: .strings,
      messages: StringsTable(
        entries: texts.map {
          .init(key: $0.key, value: .message(ShippedMessage(format: .init($0.value))))
        }))
  }

  @Test func `compiled files of one name are one table with the development language first`() {
    let plural = StringsFile(
      path: "en/T", table: "T", localization: "en", kind: .stringsdict,
      messages: StringsTable(entries: [
        .init(
          key: "p",
          value: .message(
            ShippedMessage(
              format: .init("%#@n@"), variables: [.init(name: "n", specifier: "d", forms: [])])))
      ]))
    let tables = MessageTable.tables(
      of: BundleContents(
        files: [
          file("T", "de", ["d": "D", "a": "DA"]), file("T", "en", ["a": "A"]), plural,
          file("S", nil, ["s": "S"]),
        ],
        information: BundleInformation(developmentRegion: "en")),
      path: "App.app", targets: ["App"])
    #expect(tables.map(\.name) == ["S", "T"])
    #expect(tables.map(\.path) == ["App.app", "App.app"])
    #expect(tables.map(\.targets) == [["App"], ["App"]])
    #expect(tables.map { $0.entries.map(\.key) } == [["s"], ["a", "p", "d"]])
    #expect(tables.map { $0.entries.map(\.sourceValue) } == [["S"], ["A", nil, nil]])
    #expect(tables.allSatisfy { $0.entries.allSatisfy { $0.extractionState == nil } })
  }

  @Test func `catalogs of a bundle come first and texts under review where there is nothing else`()
    throws
  {
    let catalog = try #require(catalogTable("\"a\":{}", name: "A").catalog)
    let review = try #require(catalogTable("\"b\":{}", name: "B").catalog)
    let contents = BundleContents(
      catalogs: [catalog], reviews: [review, catalog], files: [file("A", "en", ["c": "C"])])
    let tables = MessageTable.tables(of: contents, path: "Resources")
    #expect(tables.map(\.name) == ["A", "B", "A"])
    #expect(tables.map(\.path) == ["A.xcstrings", "B.xcstrings", "Resources"])
  }
}
