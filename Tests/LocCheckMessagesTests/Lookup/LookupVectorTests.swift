import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import Testing

/// Look-ups as Skip and OpenSwiftUI assert them of Apple's frameworks.
struct LookupVectorTests {
  /// Makes a bundle of plain strings by localization.
  private func bundle(
    table: String = "Localizable", developmentRegion: String = "en",
    _ strings: [String: [MessageKey: String]]
  ) -> ResourceBundle {
    ResourceBundle(
      developmentRegion: developmentRegion,
      tables: strings.sorted { $0.key < $1.key }.map { localization, messages in
        ShippedTable(
          name: table, localization: localization,
          messages: messages.mapValues { ShippedMessage(format: .init($0)) })
      })
  }

  /// Resolves a look-up.
  private func resolve(
    _ key: MessageKey, _ arguments: [Argument] = [], defaultValue: String? = nil,
    table: String? = nil, entryPoint: EntryPoint = .localized, isFormatted: Bool? = nil,
    in bundle: ResourceBundle, for locale: String
  ) throws -> Resolution {
    MessageResolver(bundles: [bundle]).resolve(
      LookupRequest(
        entryPoint: entryPoint, key: key, defaultValue: defaultValue, arguments: arguments,
        isFormatted: isFormatted ?? !arguments.isEmpty, isMarkdown: false, table: table),
      for: try #require(LocaleTag(locale)))
  }

  @Test(
    arguments: [
      (nil, EntryPoint.nslocalized, "key", "key"), ("", .nslocalized, "key", "key"),
      ("dflt", .nslocalized, "dflt", "default"), ("", .localized, "", "default"),
    ] as [(String?, EntryPoint, String, String)])
  func `V33: a miss shows the default value, else the key`(
    _ value: String?, _ entryPoint: EntryPoint, _ expected: String, _ source: String
  ) throws {
    let resolution = try resolve(
      "key", defaultValue: value, entryPoint: entryPoint, in: bundle(["en": [:]]), for: "en")
    #expect(resolution.text == expected)
    #expect(resolution.trace.source.description == source)
  }

  @Test(arguments: [nil, "dflt"])
  func `V34: an empty text is a hit`(_ value: String?) throws {
    let resolution = try resolve(
      "empty", defaultValue: value, entryPoint: .nslocalized, in: bundle(["en": ["empty": ""]]),
      for: "en")
    #expect(resolution.text.isEmpty)
    #expect(resolution.trace.source == .catalog)
  }

  @Test func `V38: table names are told apart by case`() throws {
    let resolution = try resolve(
      "k1", table: "localizable", in: bundle(["en": ["k1": "one"]]), for: "en")
    #expect(resolution.text == "k1")
    #expect(resolution.trace.outcome == .missingTable)
    #expect(resolution.findings.map(\.id) == ["lookup.missing-table"])
    #expect(resolution.findings.first?.help == "did you mean 'Localizable'?")
  }

  @Test func `V39: a message is not looked for in another language`() throws {
    let resolution = try resolve(
      "k2", in: bundle(["en": ["k2": "two"], "fr": ["k1": "un"]]), for: "fr")
    #expect(resolution.text == "k2")
    #expect(resolution.trace.source == .key)
    #expect(resolution.trace.localization == "fr")
    #expect(resolution.trace.outcome == .absent(.noEntry))
  }

  @Test func `V40: the default value stands in for a missing entry`() throws {
    let resolution = try resolve(
      "QRS", defaultValue: "LMN", in: bundle(["en": [:], "fr": [:]]), for: "fr")
    #expect(resolution.text == "LMN")
    #expect(resolution.trace.source == .defaultValue)
  }

  @Test(
    arguments: [
      ("lower-case", [], "UPPER-CASE"),
      ("lower-case %@ string", [.string("abc")], "UPPER-CASE abc STRING"),
    ] as [(MessageKey, [Argument], String)])
  func `V41: a manual key is replaced by its text`(
    _ key: MessageKey, _ arguments: [Argument], _ expected: String
  ) throws {
    let bundle = bundle([
      "en": ["lower-case": "UPPER-CASE", "lower-case %@ string": "UPPER-CASE %@ STRING"]
    ])
    #expect(try resolve(key, arguments, in: bundle, for: "en").text == expected)
  }

  @Test(arguments: [("fr", "Terminé X"), ("ar", "تمX"), ("en", "Done X")])
  func `V42, V43: the argument is inserted into the translation, without isolates`(
    _ locale: String, _ expected: String
  ) throws {
    let bundle = bundle([
      "en": ["Done %@": "Done %@"], "fr": ["Done %@": "Terminé %@"], "ar": ["Done %@": "تم%@"],
    ])
    #expect(try resolve("Done %@", [.string("X")], in: bundle, for: locale).text == expected)
  }

  @Test func `V44: a missing key is formatted with the arguments`() throws {
    let bundle = bundle(["en": [:]])
    #expect(try resolve("Done %lld", [.int(123)], in: bundle, for: "en").text == "Done 123")
    #expect(try resolve("Done %@", [.string("ABC")], in: bundle, for: "en").text == "Done ABC")
    #expect(
      try resolve("k", [.int(5)], defaultValue: "Hi %lld", in: bundle, for: "en").text == "Hi 5")
  }

  @Test func `V49: a literal without interpolation keeps its per cent sign`() throws {
    let resolution = try resolve("100% done", in: bundle(["en": [:]]), for: "en")
    #expect(resolution.text == "100% done")
    #expect(!resolution.findings.contains { $0.id.name.hasPrefix("format.") })
  }

  @Test(arguments: [("fr-FR", "Bonjour"), ("en-US", "Hello")])
  func `V50: the environment's locale chooses the language`(
    _ locale: String, _ expected: String
  ) throws {
    let bundle = bundle(["en": ["GREETING": "Hello"], "fr": ["GREETING": "Bonjour"]])
    let resolution = try resolve("GREETING", in: bundle, for: locale)
    #expect(resolution.text == expected)
    #expect(resolution.trace.source == .catalog)
  }

  @Test func `V51: a table is searched by its name`() throws {
    let bundle = bundle(table: "Alternate", ["en": ["TABLE_VALUE": "Alternate value"]])
    let resolution = try resolve("TABLE_VALUE", table: "Alternate", in: bundle, for: "en-US")
    #expect(resolution.text == "Alternate value")
  }

  @Test func `V52: keys may have several lines and quotes`() throws {
    let key: MessageKey = "Multi-Line String!\nWith some \"quoted\" text."
    let text = "Chaîne multi-ligne !\nAvec un peu de texte « entre guillemets »."
    let resolution = try resolve(
      key, entryPoint: .nslocalized, in: bundle(["en": [:], "fr": [key: text]]), for: "fr")
    #expect(resolution.text == text)
  }

  @Test func `keys that differ in normalization are two keys`() throws {
    let bundle = bundle(["en": ["caf\u{E9}": "composed"]])
    #expect(try resolve("caf\u{E9}", in: bundle, for: "en").text == "composed")
    let miss = try resolve("cafe\u{301}", in: bundle, for: "en")
    #expect(miss.trace.source == .key)
  }

  @Test func `default values that differ in normalization are not mixed up`() throws {
    let resolver = MessageResolver(bundles: [bundle(["en": [:]])])
    let locale = try #require(LocaleTag("en"))
    for value in ["caf\u{E9}", "cafe\u{301}"] {
      let request = LookupRequest(
        entryPoint: .localized, key: "k", defaultValue: value, isFormatted: false,
        isMarkdown: false)
      #expect(resolver.resolve(request, for: locale).text.utf8.elementsEqual(value.utf8))
    }
  }
}
