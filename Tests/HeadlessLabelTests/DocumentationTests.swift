import HeadlessLabel
import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages
import Testing

/// The keys of the articles' app.
private enum ShelfKey: String, LocalizationKey {
  case title = "shelf.title"
  case bookCount = "shelf.book-count"
  case lend = "shelf.lend"
}

/// The controller of the articles.
private final class ShelfController {
  /// The heading.
  @Localized(ShelfKey.title) var title: LabelModel?
  /// The number of books.
  @Localized(ShelfKey.bookCount, arguments: [0]) var count: LabelModel?
  /// The button that lends one, with a message of another bundle.
  @Localized(ShelfKey.lend, table: "Buttons", bundle: "ShelfKit") var lend: ButtonModel?
}

/// The controller with short keys.
private final class ShortController {
  /// The wrapper with the app's keys.
  typealias Localized<Component: Localizable> = HeadlessLabel.Localized<Component, ShelfKey>

  /// The heading.
  @Localized(.title) var title: LabelModel?
}

/// The component of its own.
private struct Badge: Localizable {
  /// The message.
  var message: LocalizedMessage?

  /// Keeps the message.
  mutating func set(localization: LocalizedMessage) {
    message = localization
  }

  /// Returns what the badge shows in an environment.
  func text(in environment: LabelEnvironment) -> String {
    message.map { "• " + $0.resolved(in: environment).text } ?? ""
  }
}

/// A screen with a component of its own.
private struct BadgeScreen {
  /// The badge.
  @Localized(ShelfKey.title) var badge: Badge?
}

/// The four entry points side by side.
private struct ShelfSummary {
  /// The number of books.
  var books = 22
  /// A name that is never translated.
  let name = "A–F"

  /// A message with a stable key.
  var count: SummaryLabel {
    SummaryLabel(
      localized: LocalizedStringResource(
        "shelf.book-count", defaultValue: "\(books) books", comment: "Below the shelf."))
  }
  /// A key with an argument.
  var title: SummaryLabel { SummaryLabel(key: "Shelf: \(name)") }
  /// The name by itself.
  var plainName: SummaryLabel { SummaryLabel(verbatim: name) }
  /// A text with a style.
  var heading: SummaryLabel { SummaryLabel(text: Text("Shelf").bold()) }
}

/// The Swift code of the articles and of the README, which shows what they say.
struct DocumentationTests {
  /// The app's bundle and that of a kit, shown to a user in Poland.
  private func environment() throws -> LabelEnvironment {
    let app = TestBundles.messages([
      "en": ["shelf.title": TestBundles.text("Shelf")],
      "pl": [
        "shelf.title": TestBundles.text("Półka"),
        "shelf.book-count": TestBundles.plural([
          .one: "%lld książka", .few: "%lld książki", .many: "%lld książek", .other: "%lld książki",
        ]),
        "%lld books": TestBundles.plural([
          .one: "książka: %lld", .few: "książki: %lld", .many: "książek: %lld",
          .other: "książki: %lld",
        ]),
        "Shelf": TestBundles.text("Regał"), "Shelf: %@": TestBundles.text("Półka: %@"),
        "Done %@": TestBundles.text("Gotowe: %@"),
      ],
    ])
    let kit = TestBundles.strings(
      name: "ShelfKit", table: "Buttons",
      ["en": ["shelf.lend": "Lend"], "pl": ["shelf.lend": "Wypożycz"]])
    return try LabelEnvironment("pl", app, kit)
  }

  @Test func `a catalog makes an environment`() throws {
    let catalog = """
      {
        "sourceLanguage": "en", "version": "1.0",
        "strings": {
          "Shelf: %@": {
            "localizations": {
              "pl": { "stringUnit": { "state": "translated", "value": "Półka: %@" } }
            }
          }
        }
      }
      """
    func environment(for locale: LocaleTag, catalog: [UInt8]) -> LabelEnvironment {
      let source = SourceText(path: "Localizable.xcstrings", bytes: catalog)
      let read = StringCatalogReader.catalog(from: source, table: "Localizable")
      let bundle = ResourceBundle(catalogs: [read.value], policy: ShippingPolicy())
      return LabelEnvironment(locale: locale, bundles: [bundle])
    }
    let polish = try #require(LocaleTag("pl"))
    let name = "A–F"
    let label = SummaryLabel(key: "Shelf: \(name)")
    let shown = label.displayed(in: environment(for: polish, catalog: Array(catalog.utf8)))
    #expect(shown.text == "Półka: A–F")
    #expect(shown.resolutions[0].trace.source == .catalog)
    #expect(shown.findings == [])
  }

  @Test func `each entry point keeps its promise`() throws {
    let environment = try environment()
    let summary = ShelfSummary()
    let shown = [summary.count, summary.title, summary.plainName, summary.heading]
      .map { $0.displayed(in: environment) }
    #expect(shown.map(\.text) == ["22 książki", "Półka: A–F", "A–F", "Regał"])
    #expect(shown[3].runs == [StyledRun("Regał", style: .bold)])
  }

  @Test func `a completed string is no message`() throws {
    let environment = try environment()
    let books = 22
    let completed = "\(books) books"
    let texts = [
      Text(completed), Text(LocalizedStringKey(completed)), Text("\(books) books"),
    ]
    #expect(
      texts.map { SummaryLabel(text: $0).displayed(in: environment).text }
        == ["22 books", "22 books", "książki: 22"])
  }

  @Test func `the environment has the calls of Foundation`() throws {
    let environment = try environment()
    let name = "A–F"
    #expect(environment.string(localized: "Done \(name)").text == "Gotowe: A–F")
    #expect(
      environment.nsLocalizedString("shelf.book-count", arguments: [22]).text == "22 książki")
    #expect(
      environment.nsLocalizedString("shelf.book-count", arguments: [5], formatting: .format()).text
        == "5 książki")
  }

  @Test func `outlets show their messages once they are connected`() throws {
    let environment = try environment()
    let controller = ShelfController()
    controller.title = LabelModel()
    #expect(controller.title?.displayed(in: environment).text == "Półka")
    controller.count = LabelModel()
    controller.$count.replaceArguments(22)
    #expect(controller.count?.displayed(in: environment).text == "22 książki")
    controller.lend = ButtonModel()
    #expect(controller.lend?.displayed(in: environment).text == "Wypożycz")
    controller.title?.text = .verbatim("Draft")
    #expect(controller.title?.displayed(in: environment).text == "Draft")
    let short = ShortController()
    short.title = LabelModel()
    #expect(short.title?.displayed(in: environment).text == "Półka")
  }

  @Test func `a component of its own takes part`() throws {
    var screen = BadgeScreen()
    screen.badge = Badge()
    #expect(screen.badge?.text(in: try environment()) == "• Półka")
  }
}
