import HeadlessLabel
import LocCheckCatalogs
import LocCheckMessages
import Testing

/// The keys of one of several modules, each with keys of its own.
private enum EditorKey: String, LocalizationKey {
  case title = "editor.title"
}

/// A screen that spells its keys without an alias of the wrapper.
private struct EditorScreen {
  /// The heading, by a case.
  @Localized(EditorKey.title) var title: LabelModel?
  /// The button that saves, by a string and a table.
  @Localized("editor.save", table: "Buttons") var save: ButtonModel?
  /// The number of pages, by a string with an argument.
  @Localized("editor.pages", arguments: [1234]) var pages: LabelModel? = LabelModel()
}

/// Keys in their two spellings: cases of an enumeration and strings.
struct LocalizationKeyTests {
  @Test func `the raw value of a case is the key`() {
    #expect(EditorKey.title.localizationKey == "editor.title")
    #expect(LocalizedMessage(EditorKey.title).key == "editor.title")
    #expect("editor.title".localizationKey == "editor.title")
  }

  @Test func `without an alias a key is a case with its type, or a string`() throws {
    let buttons = TestBundles.strings(
      table: "Buttons", ["de": ["editor.save": "Sichern"]])
    let texts = TestBundles.strings([
      "de": ["editor.title": "Entwurf", "editor.pages": "%lld Seiten"]
    ])
    var screen = EditorScreen()
    screen.title = LabelModel()
    screen.save = ButtonModel()
    let environment = try LabelEnvironment("de", texts)
    #expect(screen.title?.displayed(in: environment).text == "Entwurf")
    #expect(screen.pages?.displayed(in: environment).text == "1.234 Seiten")
    #expect(screen.save?.displayed(in: environment).text == "editor.save")
    #expect(
      screen.save?.displayed(in: try LabelEnvironment("de", buttons)).text == "Sichern")
  }
}
