import HeadlessLabel
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages
import Testing

/// The four entry points of the label.
struct SummaryLabelTests {
  /// The plural of the item count in two languages.
  private let items = TestBundles.message(
    "summary.item-count",
    [
      "en": TestBundles.plural([.one: "%lld item", .other: "%lld items"]),
      "pl": TestBundles.plural([
        .one: "%lld element", .few: "%lld elementy", .many: "%lld elementów",
        .other: "%lld elementu",
      ]),
    ])

  @Test(
    arguments: [
      ("en", 0, "0 items"), ("en", 1, "1 item"), ("en", 2, "2 items"), ("pl", 1, "1 element"),
      ("pl", 22, "22 elementy"), ("pl", 12, "12 elementów"), ("en", 1_234_567, "1,234,567 items"),
    ])
  func `a resource with a stable key shows the plural form of its count`(
    locale: String, itemCount: Int, expected: String
  ) throws {
    let label = SummaryLabel(
      localized: LocalizedStringResource(
        "summary.item-count", defaultValue: "\(itemCount) items", comment: "The number of items."))
    let shown = label.displayed(in: try LabelEnvironment(locale, items))
    #expect(shown.text == expected)
    #expect(shown.findings.isEmpty)
    #expect(shown.resolutions.map(\.trace.source) == [.catalog])
  }

  @Test func `a resource without an entry shows its default value, formatted`() throws {
    let itemCount = 1000
    let label = SummaryLabel(
      localized: LocalizedStringResource("missing.key", defaultValue: "\(itemCount) items"))
    let shown = label.displayed(in: try LabelEnvironment("de", items))
    #expect(shown.text == "1,000 items")
    #expect(shown.resolutions.map(\.trace.source) == [.defaultValue])
  }

  @Test func `a key keeps its argument inside the whole message`() throws {
    let collectionLabel = "Sample Set"
    let bundle = TestBundles.strings([
      "en": ["Collection: %@": "Collection: %@"], "ja": ["Collection: %@": "コレクション：%@"],
    ])
    let label = SummaryLabel(key: "Collection: \(collectionLabel)")
    #expect(
      label.displayed(in: try LabelEnvironment("ja", bundle)).text == "コレクション：Sample Set")
    #expect(
      label.displayed(in: try LabelEnvironment("en-AU", bundle)).text == "Collection: Sample Set")
  }

  @Test(arguments: ["Sample Set", "100 %lld", "%@", "**bold**", ""])
  func `a verbatim label shows exactly what it gets`(text: String) throws {
    let bundle = TestBundles.strings(["en": ["Sample Set": "Translated", "%@": "Wrong"]])
    let shown = SummaryLabel(verbatim: text).displayed(in: try LabelEnvironment("en", bundle))
    #expect(shown.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(shown.resolutions.map(\.trace.source) == [.verbatim])
  }

  @Test func `a composed text keeps its look-up and its style`() throws {
    let bundle = TestBundles.strings(["en": [:], "ru": ["Preview": "Предпросмотр"]])
    let label = SummaryLabel(text: Text("Preview", comment: "Heading of a preview.").bold())
    let shown = label.displayed(in: try LabelEnvironment("ru", bundle))
    #expect(shown.runs == [StyledRun("Предпросмотр", style: .bold)])
  }

  @Test func `verbatim text, a completed key and an interpolated key are three things`() throws {
    let count = 2
    let completed = "\(count) items"
    let bundle = TestBundles.strings([
      "de": ["%lld items": "%lld Objekte", "2 items": "ZWEI"], "en": [:],
    ])
    let environment = try LabelEnvironment("de", bundle)
    let texts = [
      Text(verbatim: "\(count) items"), Text(LocalizedStringKey(completed)),
      Text(LocalizedStringKey("\(count) items")), Text(completed),
    ]
    #expect(
      texts.map { SummaryLabel(text: $0).displayed(in: environment).text }
        == ["2 items", "ZWEI", "2 Objekte", "2 items"])
  }

  @Test func `a named table and a named bundle are searched instead of the default ones`() throws {
    let main = TestBundles.strings(["en": ["title": "Main"], "fr": ["title": "Principal"]])
    let kit = TestBundles.strings(
      name: "Kit", table: "Inspector",
      ["en": ["title": "Inspector"], "fr": ["title": "Inspecteur"]])
    let environment = try LabelEnvironment("fr", main, kit)
    #expect(SummaryLabel(key: "title").displayed(in: environment).text == "Principal")
    #expect(
      SummaryLabel(key: "title", tableName: "Inspector", bundle: "Kit")
        .displayed(in: environment).text == "Inspecteur")
    #expect(
      SummaryLabel(key: "title", tableName: "Inspector").displayed(in: environment).text == "title")
  }
}
