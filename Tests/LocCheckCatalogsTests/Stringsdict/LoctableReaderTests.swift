import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

struct LoctableReaderTests {
  /// Reads the text of a `.loctable`.
  private func read(_ source: SourceText) -> Diagnosed<[(language: String, table: StringsTable)]?> {
    LoctableReader.tables(from: source)
  }

  @Test func `a file holds one table for each language, and says where they come from`() throws {
    let plural = dictionary([
      "NSStringLocalizedFormatKey": string("%#@value@"),
      "value": plural("lld", ["one": "%lld Datei", "other": "%lld Dateien"]),
    ])
    let text = dictionary([
      "LocProvenance": dictionary(["en": "<integer>1</integer>"]),
      "en": dictionary(["OK": string("OK"), "%lld files": string("%lld files")]),
      "de": dictionary(["OK": string("Gut"), "%lld files": plural]), "fr": dictionary([:]),
    ])
    let result = read(SourceText(path: "L.loctable", text: text))
    let tables = try #require(result.value)
    #expect(result.diagnostics == [])
    #expect(tables.map(\.language) == ["en", "de", "fr"])
    #expect(tables.map(\.table.entries.count) == [2, 2, 0])
    #expect(tables[0].table.outline("OK") == ["OK"])
    #expect(
      tables[1].table.outline("%lld files") == [
        "%#@value@", "value %lld", "%lld Datei (plural.one)", "%lld Dateien (plural.other)",
      ])
  }

  @Test func `a language that is no table is reported, and the others are read`() throws {
    let marked = MarkedPropertyList(
      dictionary([
        "en": string("⟦x⟧"), "de": dictionary(["a": string("b")]),
        "⟦de⟧": dictionary(["a": "⟦<false/>⟧"]),
      ]))
    let result = read(marked.source)
    #expect(result.value?.map(\.language) == ["de"])
    #expect(result.value?.first?.table.outline("a") == ["unusable"])
    #expect(
      result.diagnostics.map(\.message) == [
        "expected a dictionary as the language 'en', found a string",
        "'de' again in the file: the last one counts",
        "expected a dictionary as 'a', found a boolean",
      ])
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
  }

  @Test(arguments: ["<array/>", "<dict>", "no"])
  func `a file that is no dictionary holds no tables`(text: String) {
    let result = read(SourceText(path: "L.loctable", text: text))
    #expect(result.value == nil)
    #expect(result.hasErrors)
  }
}
