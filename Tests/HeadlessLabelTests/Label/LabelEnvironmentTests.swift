import HeadlessLabel
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// Strings as Foundation's calls give them.
struct LabelEnvironmentTests {
  @Test func `V40 a resource without an entry gives its default value`() throws {
    let bundle = TestBundles.strings(["en": [:], "fr": [:]])
    let resource = LocalizedStringResource(
      "QRS", defaultValue: "LMN", locale: LocaleTag("fr"))
    let environment = try LabelEnvironment("en", bundle)
    #expect(environment.string(localized: resource).text == "LMN")
  }

  @Test func `V41 a manual entry replaces its key, with and without arguments`() throws {
    let bundle = TestBundles.strings([
      "en": [
        "lower-case": "UPPER-CASE", "lower-case %@ string": "UPPER-CASE %@ STRING",
      ]
    ])
    let environment = try LabelEnvironment("en", bundle)
    let value = "abc"
    #expect(environment.string(localized: "lower-case").text == "UPPER-CASE")
    #expect(
      environment.string(localized: "lower-case \(value) string").text == "UPPER-CASE abc STRING")
  }

  @Test func `V42 an argument is inserted into the translation`() throws {
    let bundle = TestBundles.strings(["en": [:], "fr": ["Done %@": "Terminé %@"]])
    let environment = try LabelEnvironment("fr", bundle)
    #expect(environment.string(localized: "Done \("X")").text == "Terminé X")
  }

  @Test func `V43 an argument follows an Arabic text, isolates left aside`() throws {
    let bundle = TestBundles.strings(["en": [:], "ar": ["Done %@": "تم%@"]])
    let shown = try LabelEnvironment("ar", bundle).string(localized: "Done \("X")").text
    let isolates: ClosedRange<Unicode.Scalar> = "\u{2066}"..."\u{2069}"
    #expect(
      shown.unicodeScalars.filter { !isolates.contains($0) }.elementsEqual("تمX".unicodeScalars))
  }

  @Test func `V44 a message without an entry is formatted by its key`() throws {
    let environment = try LabelEnvironment("en", TestBundles.strings(["en": [:]]))
    #expect(environment.string(localized: "Done \(123)").text == "Done 123")
    #expect(environment.string(localized: "Done \("ABC")").text == "Done ABC")
  }

  @Test func `V12 a bare double shows six decimals`() throws {
    let environment = try LabelEnvironment("en", TestBundles.strings(["en": [:]]))
    #expect(environment.string(localized: "PRE\(123.45)SUF").text == "PRE123.450000SUF")
  }

  @Test func `V49 a literal without interpolation keeps its per cent sign`() throws {
    let environment = try LabelEnvironment("en", TestBundles.strings(["en": [:]]))
    #expect(environment.string(localized: "100% done").text == "100% done")
  }

  @Test func `V52 a key of several lines is looked up whole`() throws {
    let key = "Multi-Line String!\nWith some \"quoted\" text."
    let bundle = TestBundles.strings([
      "en": [:],
      "fr": [MessageKey(key): "Chaîne multi-ligne !\nAvec un peu de texte « entre guillemets »."],
    ])
    let environment = try LabelEnvironment("fr", bundle)
    #expect(
      environment.nsLocalizedString(key).text
        == "Chaîne multi-ligne !\nAvec un peu de texte « entre guillemets ».")
  }

  @Test func `V33 a miss gives the key, or a value that is not empty`() throws {
    let environment = try LabelEnvironment("en", TestBundles.strings(["en": ["other": "x"]]))
    #expect(environment.nsLocalizedString("k").text == "k")
    #expect(environment.nsLocalizedString("k", value: "").text == "k")
    #expect(environment.nsLocalizedString("k", value: "dflt").text == "dflt")
  }

  @Test func `a string has no Markdown`() throws {
    let bundle = TestBundles.strings(["en": ["title": "**Bold**"]])
    let environment = try LabelEnvironment("en", bundle)
    #expect(environment.string(localized: "title").text == "**Bold**")
    #expect(environment.nsLocalizedString("title").text == "**Bold**")
  }
}
