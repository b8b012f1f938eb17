import Foundation
import HeadlessLabel
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMarkdown
import LocCheckMessages
import Testing

/// What texts show, part by part and style by style.
struct TextTests {
  /// Returns the runs a text shows.
  private func runs(
    _ text: Text, _ locale: String, _ bundle: ResourceBundle
  ) throws -> [StyledRun] {
    SummaryLabel(text: text).displayed(in: try LabelEnvironment(locale, bundle)).runs
  }

  /// A bundle without messages.
  private let empty = TestBundles.strings(["en": [:]])

  @Test func `sums show their parts in order, each with its style`() throws {
    let text = Text(verbatim: "a") + Text(verbatim: "b").bold() + Text(verbatim: "c").italic()
    #expect(
      try runs(text, "en", empty)
        == [StyledRun("a"), StyledRun("b", style: .bold), StyledRun("c", style: .italic)])
  }

  @Test func `a modifier reaches every part of a sum`() throws {
    let text = (Text(verbatim: "a") + Text(verbatim: "b").italic()).bold().strikethrough()
    #expect(
      try runs(text, "en", empty)
        == [
          StyledRun("a", style: [.bold, .strikethrough]),
          StyledRun("b", style: [.bold, .italic, .strikethrough]),
        ])
  }

  @Test func `Markdown is read in a localized message and not in its arguments`() throws {
    let bundle = TestBundles.strings(["de": ["Send **%@** now": "**%@** jetzt senden"], "en": [:]])
    let name = "*TON*"
    #expect(
      try runs(Text("Send **\(name)** now"), "de", bundle)
        == [StyledRun("*TON*", style: .bold), StyledRun(" jetzt senden")])
  }

  @Test func `Markdown is never read in verbatim text`() throws {
    #expect(try runs(Text(verbatim: "**a**"), "en", empty) == [StyledRun("**a**")])
  }

  @Test func `a nested text is looked up by itself and keeps its style`() throws {
    let bundle = TestBundles.strings([
      "fr": ["Hello %@": "Bonjour %@", "world": "le monde"], "en": [:],
    ])
    #expect(
      try runs(Text("Hello \(Text("world").bold())"), "fr", bundle)
        == [StyledRun("Bonjour "), StyledRun("le monde", style: .bold)])
  }

  @Test func `a format style writes in the locale of the message`() throws {
    let bundle = TestBundles.strings(["de": ["Done: %@": "Fertig: %@"], "en": [:]])
    let shown = try runs(Text("Done: \(1234.5, format: .number)"), "de-DE", bundle)
    #expect(shown.map(\.text) == ["Fertig: 1.234,5"])
  }

  @Test(
    arguments: [
      (["a", "b"], "\u{2068}a\u{2069} ו-\u{2068}b\u{2069}"), (["1", "2"], "1 ו-2"),
    ])
  func `V94 a list in Hebrew isolates its Latin members`(
    members: [String], expected: String
  ) throws {
    let bundle = TestBundles.strings(["he": ["%@": "%@"], "en": [:]])
    let environment = try LabelEnvironment("he", bundle)
    #expect(
      SummaryLabel(key: "\(members, format: .list(type: .and))")
        .displayed(in: environment).text == expected)
    #expect(
      environment.string(localized: "\(members, format: .list(type: .and))").text == expected)
  }

  @Test func `a message inside a message is looked up in the same language`() throws {
    let bundle = TestBundles.strings([
      "fr": ["In %@": "Dans %@", "inbox": "la boîte"], "en": [:],
    ])
    let place = LocalizedStringResource("inbox", defaultValue: "Inbox")
    #expect(try runs(Text("In \(place)"), "fr", bundle).map(\.text) == ["Dans la boîte"])
  }

  @Test func `V50 the language of the place where a text is shown decides`() throws {
    let bundle = TestBundles.strings([
      "en": ["GREETING": "Hello"], "fr": ["GREETING": "Bonjour"],
    ])
    #expect(try runs(Text("GREETING"), "fr_FR", bundle).map(\.text) == ["Bonjour"])
    #expect(try runs(Text("GREETING"), "en_US", bundle).map(\.text) == ["Hello"])
  }

  @Test func `V51 a table is searched by its name`() throws {
    let bundle = TestBundles.strings(
      table: "Alternate", ["en": ["TABLE_VALUE": "Alternate value"], "fr": [:]])
    let text = Text("TABLE_VALUE", tableName: "Alternate")
    #expect(try runs(text, "en_US", bundle).map(\.text) == ["Alternate value"])
  }

  @Test func `the place where a text is shown replaces the locale of its resource`() throws {
    let bundle = TestBundles.strings([
      "en": ["GREETING": "Hello"], "fr": ["GREETING": "Bonjour"],
    ])
    let resource = LocalizedStringResource("GREETING", locale: LocaleTag("fr"))
    #expect(try runs(Text(resource), "en", bundle).map(\.text) == ["Hello"])
    let environment = try LabelEnvironment("en", bundle)
    #expect(environment.string(localized: resource).text == "Bonjour")
  }

  @Test func `an empty key shows nothing`() throws {
    #expect(try runs(Text(""), "en", empty).map(\.text).joined() == "")
  }
}
