import HeadlessLabel
import LocCheckCatalogs
import LocCheckMarkdown
import LocCheckMessages
import Testing

/// The headless label.
struct LabelModelTests {
  /// A table with an entry that is blank.
  private let bundle = TestBundles.strings([
    "en": ["blank": "", "title": "**Nature**", "text": "Translated"]
  ])

  @Test func `a label without a text shows nothing`() throws {
    let shown = LabelModel().displayed(in: try LabelEnvironment("en", bundle))
    #expect(shown.runs.isEmpty)
    #expect(shown.resolutions.isEmpty)
  }

  @Test func `a verbatim text is not looked up`() throws {
    let shown = LabelModel(text: .verbatim("text")).displayed(
      in: try LabelEnvironment("en", bundle))
    #expect(shown.text == "text")
    #expect(shown.resolutions.map(\.trace.source) == [.verbatim])
  }

  @Test func `an empty translation is shown blank, and its key is not`() throws {
    let label = LabelModel(text: .localized(LocalizedMessage("blank")))
    let shown = label.displayed(in: try LabelEnvironment("en", bundle))
    #expect(shown.text == "")
    #expect(shown.resolutions.map(\.trace.source) == [.catalog])
  }

  @Test func `a message is not Markdown`() throws {
    let label = LabelModel(text: .localized(LocalizedMessage("title")))
    #expect(
      label.displayed(in: try LabelEnvironment("en", bundle)).runs == [StyledRun("**Nature**")])
  }
}
