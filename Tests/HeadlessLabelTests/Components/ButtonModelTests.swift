import HeadlessLabel
import LocCheckCatalogs
import Testing

/// The headless button.
struct ButtonModelTests {
  /// A button with a message for its normal title, a title of its own and one that is verbatim.
  private var button: ButtonModel {
    var button = ButtonModel()
    button.set(localization: LocalizedMessage("save"))
    button.setTitle(.localized(LocalizedMessage("saving")), for: .disabled)
    button.setTitle(.verbatim("✓"), for: [.selected, .focused])
    return button
  }

  @Test(
    arguments: [
      (.normal, "Sichern"), (.highlighted, "Sichern"), (.disabled, "Wird gesichert"),
      (.selected, "Sichern"), (.focused, "Sichern"), ([.selected, .focused], "✓"),
      ([.disabled, .highlighted], "Sichern"),
    ] as [(ControlState, String)])
  func `a state without a title shows the normal one`(
    state: ControlState, expected: String
  ) throws {
    let bundle = TestBundles.strings([
      "de": ["save": "Sichern", "saving": "Wird gesichert"],
      "en": ["save": "Save", "saving": "Saving"],
    ])
    var button = button
    button.state = state
    #expect(button.displayed(in: try LabelEnvironment("de", bundle)).text == expected)
  }

  @Test func `a title taken away leaves the normal one`() throws {
    var button = button
    button.state = .disabled
    button.setTitle(nil, for: .disabled)
    let bundle = TestBundles.strings(["en": ["save": "Save"]])
    #expect(button.displayed(in: try LabelEnvironment("en", bundle)).text == "Save")
  }

  @Test func `a button without titles shows nothing`() throws {
    let shown = ButtonModel(state: .highlighted).displayed(
      in: try LabelEnvironment("en", TestBundles.strings(["en": [:]])))
    #expect(shown.runs.isEmpty)
  }
}
