import Foundation
import HeadlessLabel
import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// Which locale chooses the language and which formats, call by call.
struct StringFormattingTests {
  /// A plural of processor cores in two languages.
  private let cores = TestBundles.message(
    "cores",
    [
      "en": TestBundles.plural([.one: "%lld core", .other: "%lld cores"]),
      "ru": TestBundles.plural([
        .one: "%lld ядро", .few: "%lld ядра", .many: "%lld ядер", .other: "%lld ядра",
      ]),
    ])

  /// Returns a locale from a tag that must be well-formed.
  private func locale(_ tag: String) throws -> LocaleTag { try #require(LocaleTag(tag)) }

  @Test(
    arguments: [
      (1, "1 ядро"), (2, "2 ядра"), (5, "5 ядер"), (21, "21 ядро"), (1234, "1\u{A0}234 ядра"),
    ])
  func `V22 localizedStringWithFormat takes the plurals of the user`(
    count: Int, expected: String
  ) throws {
    let environment = try LabelEnvironment("ru", cores)
    #expect(environment.nsLocalizedString("cores", arguments: [count]).text == expected)
    #expect(
      environment.nsLocalizedString(
        "cores", arguments: [count], formatting: .format(locale: try locale("ru"))
      ).text == expected)
  }

  @Test(arguments: [(1, "1 ядро"), (5, "5 ядра"), (21, "21 ядра"), (1234, "1234 ядра")])
  func `V23 a format without a locale takes the plurals of POSIX`(
    count: Int, expected: String
  ) throws {
    let shown = try LabelEnvironment("ru", cores).nsLocalizedString(
      "cores", arguments: [count], formatting: .format())
    #expect(shown.text == expected)
    #expect(shown.trace.formattingLocale == nil)
    #expect(shown.trace.localization == "ru")
  }

  @Test func `V79 a format without a locale does not group`() throws {
    let bundle = TestBundles.strings(["en": ["key": "%lld|%.2f"]])
    let environment = try LabelEnvironment("en", bundle)
    let arguments: [any MessageArgument] = [1_234_567, 1_234_567.891]
    #expect(
      environment.nsLocalizedString("key", arguments: arguments, formatting: .format()).text
        == "1234567|1234567.89")
    #expect(
      environment.nsLocalizedString("key", arguments: arguments).text == "1,234,567|1,234,567.89")
  }

  @Test(arguments: [(0, "0 cores"), (1, "1 core"), (1_234_567, "1.234.567 cores")])
  func `the locale of a string formats it and does not choose its language`(
    count: Int, expected: String
  ) throws {
    let environment = try LabelEnvironment("en", cores)
    let shown = environment.string(
      localized: "cores", defaultValue: "\(count) cores", locale: try locale("de"),
      comment: "The number of processor cores.")
    #expect(shown.text == expected)
    #expect(shown.trace.localization == "en")
    #expect(shown.trace.formattingLocale?.identifier == "de")
  }

  @Test func `the locale of a resource chooses the language and formats`() throws {
    let environment = try LabelEnvironment("en", cores)
    let resource = LocalizedStringResource(
      "cores", defaultValue: "\(5) cores", locale: try locale("ru"))
    #expect(environment.string(localized: resource).text == "5 ядер")
  }

  @Test(
    arguments: [
      (0, "Ne se répète jamais"), (1, "Se répète quotidiennement"),
      (5, "Se répète tous les 5 jours"),
    ])
  func `V14 a French text is formatted in English`(days: Int, expected: String) throws {
    let bundle = TestBundles.message(
      "repeats_every_day",
      [
        "fr": TestBundles.plural([
          .zero: "Ne se répète jamais", .one: "Se répète quotidiennement",
          .other: "Se répète tous les %1$d jours",
        ])
      ], developmentRegion: "fr")
    let shown = try LabelEnvironment("fr", bundle).string(
      localized: "repeats_every_day", defaultValue: "\(days)", locale: try locale("en"))
    #expect(shown.text == expected)
  }

  @Test func `a format style writes in the locale of the string`() throws {
    let bundle = TestBundles.strings(["en": ["Total: %@": "In all: %@"]])
    let shown = try LabelEnvironment("en", bundle).string(
      localized: "Total: \(1234.5, format: .number)", locale: try locale("de"))
    #expect(shown.text == "In all: 1.234,5")
  }

  @Test func `a string is searched in the table and the bundle of the call`() throws {
    let kit = TestBundles.strings(
      name: "Kit", table: "Inspector",
      ["fr": ["title": "Inspecteur", "%lld of %@": "%2$@ : %1$lld"]])
    let environment = try LabelEnvironment("fr", TestBundles.strings(["fr": [:]]), kit)
    #expect(
      environment.string(localized: "title", table: "Inspector", bundle: "Kit").text
        == "Inspecteur")
    #expect(
      environment.string(localized: "\(3) of \("x")", table: "Inspector", bundle: "Kit").text
        == "x : 3")
    #expect(environment.string(localized: "title", bundle: "Kit").text == "title")
    #expect(
      environment.string(
        localized: "no.such.key", defaultValue: "None of \(3)", table: "Inspector", bundle: "Kit"
      ).text == "None of 3")
  }

  @Test func `V34 an empty translation is shown blank in every call`() throws {
    let environment = try LabelEnvironment("en", TestBundles.strings(["en": ["empty": ""]]))
    #expect(environment.nsLocalizedString("empty").text == "")
    #expect(environment.nsLocalizedString("empty", value: "dflt").text == "")
    #expect(environment.nsLocalizedString("empty", arguments: [1]).text == "")
    #expect(environment.string(localized: "empty").text == "")
    #expect(environment.string(localized: "empty", defaultValue: "dflt").text == "")
  }
}
