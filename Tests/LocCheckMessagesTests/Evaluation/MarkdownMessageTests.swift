import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages
import Testing

/// Messages that are inline Markdown, as SwiftUI's `Text` reads them.
struct MarkdownMessageTests {
  @Test func `styles belong to the text, and an argument in them is styled`() throws {
    let resolution = try Messages.resolve(
      "Send **%@** now", [.string("TON")], in: "en", isMarkdown: true)
    #expect(
      resolution.runs == [
        StyledRun("Send "), StyledRun("TON", style: .bold), StyledRun(" now"),
      ])
    #expect(resolution.text == "Send TON now")
  }

  @Test func `A27: stars with spaces inside are no markup`() throws {
    let resolution = try Messages.resolve(
      "Отправить ** %@ ** сейчас", [.string("TON")], in: "ru", isMarkdown: true)
    #expect(resolution.runs == [StyledRun("Отправить ** TON ** сейчас")])
  }

  @Test func `arguments are never read as markup`() throws {
    let resolution = try Messages.resolve(
      "**%@**", [.string("_a_ [b](c) %d")], in: "en", isMarkdown: true)
    #expect(resolution.runs == [StyledRun("_a_ [b](c) %d", style: .bold)])
  }

  @Test func `the numbering of arguments goes on across runs`() throws {
    let resolution = try Messages.resolve(
      "%lld **%lld** [%lld](https://example.org/%lld)", [.int(1), .int(2), .int(3)], in: "en",
      isMarkdown: true)
    #expect(
      resolution.runs.map(\.text) == ["1 ", "2", " ", "3"])
    #expect(resolution.runs.last?.link?.hasPrefix("https://example.org/") == true)
    #expect(resolution.findings.isEmpty)
  }

  @Test func `a form's styles are united with those of its reference`() throws {
    let message = Messages.message(
      "You have **%#@files@**.",
      Messages.variable("files", specifier: "lld", [.one: "_%lld_ file", .other: "_%lld_ files"]))
    let resolution = try Messages.resolve(message, [.int(3)], in: "en", isMarkdown: true)
    #expect(
      resolution.runs == [
        StyledRun("You have "), StyledRun("3", style: [.bold, .italic]),
        StyledRun(" files", style: .bold), StyledRun("."),
      ])
  }

  @Test func `a nested text keeps its styles within those around it`() throws {
    let nested = Argument(
      type: .text,
      value: .runs([StyledRun("a", style: .italic), StyledRun("b", link: "https://example.org")]))
    let resolution = try Messages.resolve("**%@**!", [nested], in: "en", isMarkdown: true)
    #expect(
      resolution.runs == [
        StyledRun("a", style: [.italic, .bold]),
        StyledRun("b", style: .bold, link: "https://example.org"), StyledRun("!"),
      ])
  }

  @Test func `a text that is no format is still Markdown`() throws {
    let resolution = try Messages.resolve(
      "**100%** %lld", [], in: "en", isFormatted: false, isMarkdown: true)
    #expect(resolution.runs == [StyledRun("100%", style: .bold), StyledRun(" %lld")])
  }

  @Test func `without Markdown the stars stay`() throws {
    #expect(try Messages.resolve("**%@**", [.string("A")], in: "en").text == "**A**")
  }
}
