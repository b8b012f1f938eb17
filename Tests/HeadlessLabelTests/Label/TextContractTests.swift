import HeadlessLabel
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages
import Testing

/// A summary of a collection that says the same things as a SwiftUI view would, call by call.
private struct CollectionSummary {
  /// How many items are chosen.
  var itemCount = 2
  /// A name that is never translated.
  let collectionLabel = "Sample Set"

  /// The heading of the control that changes the count.
  let heading = Text("Item count")

  /// The number of items: a message with a stable key.
  var count: SummaryLabel {
    SummaryLabel(
      localized: LocalizedStringResource(
        "summary.item-count", defaultValue: "\(itemCount) items",
        comment: "The number of chosen items, below their control."))
  }

  /// The collection, its name an argument of the message.
  var collection: SummaryLabel { SummaryLabel(key: "Collection: \(collectionLabel)") }

  /// The name by itself.
  var name: SummaryLabel { SummaryLabel(verbatim: collectionLabel) }

  /// A heading that the caller has composed.
  let preview = SummaryLabel(
    text: Text("Preview", comment: "Heading over what was chosen.").bold())

  /// A message of the component's own table and bundle.
  let hint = SummaryLabel(
    key: "Hint", tableName: "Summary", bundle: "SummaryKit", comment: "Explains the summary.")
}

/// What a SwiftUI caller of the label may rely on.
struct TextContractTests {
  /// The app's messages and the component's, for a user of a locale.
  private func environment(_ locale: String) throws -> LabelEnvironment {
    let app = TestBundles.messages([
      "en": [
        "summary.item-count": TestBundles.plural([.one: "%lld item", .other: "%lld items"])
      ],
      "ru": [
        "summary.item-count": TestBundles.plural([
          .one: "%lld объект", .few: "%lld объекта", .many: "%lld объектов",
          .other: "%lld объекта",
        ]),
        "Item count": TestBundles.text("Число объектов"),
        "Collection: %@": TestBundles.text("Подборка «%@»"),
        "Sample Set": TestBundles.text("Образец"),
        "Preview": TestBundles.text("Просмотр"),
        "%lld items": TestBundles.plural([
          .one: "объект: %lld", .few: "объекты: %lld", .many: "объекты: %lld",
          .other: "объекты: %lld",
        ]),
        "2 items": TestBundles.text("два объекта"),
      ],
    ])
    let kit = TestBundles.strings(
      name: "SummaryKit", table: "Summary",
      ["en": ["Hint": "Choose items"], "ru": ["Hint": "Выберите объекты"]])
    return try LabelEnvironment(locale, app, kit)
  }

  @Test(
    arguments: [
      ("en", 0, "0 items"), ("en", 1, "1 item"), ("en", 2, "2 items"),
      ("ru", 0, "0 объектов"), ("ru", 1, "1 объект"), ("ru", 2, "2 объекта"),
    ])
  func `a stable key is one message that takes the form of its count`(
    locale: String, itemCount: Int, expected: String
  ) throws {
    let summary = CollectionSummary(itemCount: itemCount)
    #expect(summary.count.displayed(in: try environment(locale)).text == expected)
  }

  @Test(
    arguments: [
      ("en", ["Item count", "Collection: Sample Set", "Sample Set", "Preview", "Choose items"]),
      (
        "ru",
        ["Число объектов", "Подборка «Sample Set»", "Sample Set", "Просмотр", "Выберите объекты"]
      ),
    ])
  func `each entry point keeps what its caller means`(
    locale: String, expected: [String]
  ) throws {
    let environment = try environment(locale)
    let summary = CollectionSummary()
    let shown = [
      SummaryLabel(text: summary.heading), summary.collection, summary.name, summary.preview,
      summary.hint,
    ].map { $0.displayed(in: environment) }
    #expect(shown.map(\.text) == expected)
    #expect(shown[3].runs == [StyledRun(expected[3], style: .bold)])
  }

  @Test(
    arguments: [
      ("en", 1, ["1 items", "1 items", "1 items"]), ("en", 2, ["2 items", "2 items", "2 items"]),
      ("ru", 1, ["1 items", "1 items", "объект: 1"]),
      ("ru", 2, ["2 items", "два объекта", "объекты: 2"]),
    ])
  func `a completed string is shown or looked up whole, and only a key keeps its count`(
    locale: String, count: Int, expected: [String]
  ) throws {
    let completed: String = "\(count) items"
    let messageKey: LocalizedStringKey = "\(count) items"
    let texts = [Text(completed), Text(LocalizedStringKey(completed)), Text(messageKey)]
    let environment = try environment(locale)
    #expect(texts.map { SummaryLabel(text: $0).displayed(in: environment).text } == expected)
  }
}
