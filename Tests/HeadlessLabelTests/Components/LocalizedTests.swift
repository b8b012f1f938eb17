import HeadlessLabel
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// The keys of the app.
private enum AppKey: String, LocalizationKey {
  case natureTitle
  case saveNatureButton
  case photoCount
  case greeting = "greeting %@ %lld"
  case caption = "photo.caption"
  case unknown
}

/// The wrapper with the app's keys, so that a property names only the case.
private typealias Localized<Component: Localizable> = HeadlessLabel.Localized<Component, AppKey>

/// A component of the app's own, a class as those of UIKit are.
private final class Badge: Localizable {
  /// The messages it was given, in order.
  private(set) var messages: [LocalizedMessage] = []

  /// Notes the message.
  func set(localization: LocalizedMessage) {
    messages.append(localization)
  }
}

/// A view controller whose outlets are connected after it is made.
private final class NatureViewController {
  /// The heading.
  @Localized(.natureTitle) var label: LabelModel?
  /// The button that saves.
  @Localized(.saveNatureButton) var button: ButtonModel?
  /// The number of photos, replaced once it is known.
  @Localized(.photoCount, arguments: [0]) var photoCount: LabelModel?
  /// A message with arguments of two types, in another order in Russian.
  @Localized(.greeting, arguments: ["Mia"[...], 1200]) var greeting: LabelModel?
  /// A message of another table in another bundle.
  @Localized(.caption, table: "Captions", bundle: "PhotoKit") var caption: LabelModel?
  /// A message that no table has.
  @Localized(.unknown) var unknown: LabelModel?
  /// A component of the app's own.
  @Localized(.photoCount, arguments: [1]) var badge: Badge?

  /// Connects the outlets, as loading a view does.
  func loadView() {
    label = LabelModel()
    button = ButtonModel()
    photoCount = LabelModel()
    greeting = LabelModel()
    caption = LabelModel()
    unknown = LabelModel()
    badge = Badge()
  }
}

/// A screen that is a value.
private struct NatureScreen {
  /// The heading, there from the start.
  @Localized(.natureTitle) var label: LabelModel? = LabelModel()
  /// The number of photos, connected later.
  @Localized(.photoCount, arguments: [2]) var photoCount: LabelModel?
}

/// Components that are given their messages by `@Localized`.
struct LocalizedTests {
  /// A controller with all its outlets connected.
  private let controller: NatureViewController

  /// Creates a controller and loads its view.
  init() {
    controller = NatureViewController()
    controller.loadView()
  }

  /// Returns the app's bundles, shown to a user of a locale.
  private func environment(_ locale: String) throws -> LabelEnvironment {
    let app = TestBundles.messages([
      "en": [
        "natureTitle": TestBundles.text("Nature"),
        "saveNatureButton": TestBundles.text("Save 100%"),
        "photoCount": TestBundles.plural([.one: "%lld photo", .other: "%lld photos"]),
        "greeting %@ %lld": TestBundles.text("%@ took %lld photos"),
      ],
      "ru": [
        "natureTitle": TestBundles.text("Природа"),
        "saveNatureButton": TestBundles.text("Сохранить 100%"),
        "photoCount": TestBundles.plural([
          .one: "%lld снимок", .few: "%lld снимка", .many: "%lld снимков", .other: "%lld снимка",
        ]),
        "greeting %@ %lld": TestBundles.text("%2$lld снимков от %1$@"),
      ],
    ])
    let kit = TestBundles.strings(
      name: "PhotoKit", table: "Captions",
      ["en": ["photo.caption": "At dusk"], "ru": ["photo.caption": "В сумерках"]])
    return try LabelEnvironment(locale, app, kit)
  }

  @Test func `a component shows nothing before it is connected, and its message after`() throws {
    let english = try environment("en")
    let fresh = NatureViewController()
    #expect(fresh.label == nil)
    fresh.label = LabelModel()
    #expect(fresh.label?.displayed(in: english).text == "Nature")
    #expect(fresh.button == nil)
  }

  @Test(
    arguments: [
      ("en", ["Nature", "Save 100%", "0 photos", "Mia took 1,200 photos", "At dusk", "unknown"]),
      (
        "ru",
        [
          "Природа", "Сохранить 100%", "0 снимков", "1\u{A0}200 снимков от Mia", "В сумерках",
          "unknown",
        ]
      ),
    ])
  func `the texts follow the locale where the components are shown`(
    locale: String, expected: [String]
  ) throws {
    let environment = try environment(locale)
    let labels = [controller.photoCount, controller.greeting, controller.caption]
    let shown =
      [
        try #require(controller.label).displayed(in: environment),
        try #require(controller.button).displayed(in: environment),
      ]
      + (try labels.map { try #require($0).displayed(in: environment) })
      + [try #require(controller.unknown).displayed(in: environment)]
    #expect(shown.map(\.text) == expected)
    #expect(
      shown.map { $0.resolutions[0].trace.source }
        == [.catalog, .catalog, .catalog, .catalog, .catalog, .key])
  }

  @Test(
    arguments: [
      ("en", 0, "0 photos"), ("en", 1, "1 photo"), ("en", 1200, "1,200 photos"),
      ("ru", 1, "1 снимок"), ("ru", 2, "2 снимка"), ("ru", 5, "5 снимков"),
      ("ru", 21, "21 снимок"), ("ru", 1200, "1\u{A0}200 снимков"),
    ])
  func `replaced arguments reach the connected component`(
    locale: String, count: Int, expected: String
  ) throws {
    controller.$photoCount.replaceArguments(count)
    let label = try #require(controller.photoCount)
    #expect(try label.displayed(in: environment(locale)).text == expected)
  }

  @Test func `arguments replaced before the connection are used by it`() throws {
    let controller = NatureViewController()
    controller.$greeting.replaceArguments("Noor", 3 as Int32)
    #expect(controller.greeting == nil)
    controller.greeting = LabelModel()
    let label = try #require(controller.greeting)
    #expect(try label.displayed(in: environment("en")).text == "Noor took 3 photos")
  }

  @Test func `a component connected anew is given the message anew`() throws {
    controller.label = LabelModel(text: .verbatim("placeholder"))
    let label = try #require(controller.label)
    #expect(try label.displayed(in: environment("en")).text == "Nature")
    controller.label = nil
    #expect(controller.label == nil)
  }

  @Test func `a component connected in place is given its message`() throws {
    /// Connects an outlet it is handed.
    func connect(_ outlet: inout LabelModel?) { outlet = LabelModel() }
    let controller = NatureViewController()
    connect(&controller.label)
    let label = try #require(controller.label)
    #expect(try label.displayed(in: environment("ru")).text == "Природа")
  }

  @Test func `a title that the app sets on a connected component stays`() throws {
    controller.label?.text = .verbatim("Draft")
    controller.button?.setTitle(.verbatim("Saved"), for: .normal)
    let label = try #require(controller.label)
    #expect(try label.displayed(in: environment("ru")).text == "Draft")
    let button = try #require(controller.button)
    #expect(try button.displayed(in: environment("ru")).text == "Saved")
  }

  @Test func `a component of the app's own is given the message once for each change`() throws {
    let badge = try #require(controller.badge)
    #expect(badge.messages.map(\.key) == ["photoCount"])
    controller.$badge.replaceArguments(3)
    #expect(badge.messages.count == 2)
    let texts = try badge.messages.map { try $0.resolved(in: environment("ru")).text }
    #expect(texts == ["1 снимок", "3 снимка"])
  }

  @Test func `a screen that is a value may start with its components`() throws {
    var screen = NatureScreen()
    let label = try #require(screen.label)
    #expect(try label.displayed(in: environment("ru")).text == "Природа")
    let before = screen
    screen.photoCount = LabelModel()
    screen.$photoCount.replaceArguments(22)
    let photoCount = try #require(screen.photoCount)
    #expect(try photoCount.displayed(in: environment("ru")).text == "22 снимка")
    #expect(before.photoCount == nil)
    #expect(before.$photoCount.message.arguments.count == 1)
  }
}
