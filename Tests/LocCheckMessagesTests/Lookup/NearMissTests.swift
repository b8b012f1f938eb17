import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckMessages
import Testing

/// What is said where a look-up misses.
struct NearMissTests {
  /// Resolves a key in German over an app with two tables and a framework; returns what is said.
  private func finding(
    _ key: MessageKey, table: String? = nil, bundle: String? = nil, for locale: String = "de"
  ) throws -> Diagnostic {
    let app = Bundles.bundle(
      Bundles.file(
        in: "en",
        [
          "Port %lld": .text("Port %lld"), "Only English": .text("Only English"),
          "caf\u{E9}": .text("caf\u{E9}"),
        ]),
      Bundles.file(
        in: "de", ["Port %lld": .text("Port %lld"), "caf\u{E9}": .text("Caf\u{E9}")]),
      Bundles.file(in: "de-AT", ["Port %lld": .text("Port %lld")]),
      Bundles.file("Inspector", in: "de", ["Settings": .text("Einstellungen")]))
    let kit = Bundles.bundle(
      named: "Kit", Bundles.file(in: "de", ["Done": .text("Fertig")]),
      Bundles.file("Errors", in: "en", ["Offline": .text("Offline")]))
    let resolution = try Bundles.resolve(
      key, table: table, bundle: bundle, in: [app, kit], for: locale)
    #expect(resolution.findings.count == 1)
    return try #require(resolution.findings.first)
  }

  @Test(
    arguments: [
      ("Port %@", "'Port %lld' differs only in its specifiers (%lld, not %@)"),
      ("Port", nil),
      ("port %lld", "'Port %lld' differs only in its case"),
      ("Port %lld ", "'Port %lld' differs only in the space around it"),
      (
        " PORT %d",
        "'Port %lld' differs only in its specifiers (%lld, not %d), its case and the space around it"
      ),
      ("cafe\u{301}", "'caf\u{E9}' differs only in its Unicode normalization"),
      ("Prot %lld", "did you mean 'Port %lld'?"),
      ("Settings", "the table 'Inspector' has it"),
      ("Done", "the bundle 'Kit' has it"),
      ("Offline", "the table 'Errors' of the bundle 'Kit' has it"),
      ("Something else", nil),
    ] as [(MessageKey, String?)])
  func `a near miss is named`(_ key: MessageKey, _ help: String?) throws {
    let finding = try finding(key)
    #expect(finding.id == "lookup.missing-key")
    #expect(finding.help == help)
  }

  @Test func `a key that a framework lacks may stand in any table of the app`() throws {
    #expect(
      try finding("Settings", bundle: "Kit").help
        == "the table 'Inspector' of the bundle 'main' has it")
  }

  @Test func `a key of another language is missing its translation, not itself`() throws {
    let finding = try finding("Only English")
    #expect(finding.id == "lookup.missing-translation")
    #expect(finding.message == "'Only English' has no translation in de")
    #expect(finding.help == nil)
  }

  @Test func `a text that only the parent localization has is named`() throws {
    let finding = try finding("caf\u{E9}", for: "de-AT")
    #expect(finding.message == "'caf\u{E9}' has no translation in de-AT")
    #expect(
      finding.help
        == "'de' has one, but a device looks for no single message in another localization")
  }

  @Test(
    arguments: [
      ("Inspectr", nil, "did you mean 'Inspector'?"),
      ("inspector", nil, "did you mean 'Inspector'?"),
      ("Errors", nil, "the bundle 'Kit' has a table of that name"),
      ("Inspector", "Kit", "the bundle 'main' has a table of that name"),
      (
        "Intents", "Kit", "it has 'Errors', 'Localizable'; a table's name is that of its file"
      ),
    ] as [(String, String?, String)])
  func `a missing table is another finding than a missing key`(
    _ table: String, _ bundle: String?, _ help: String
  ) throws {
    let finding = try finding("Settings", table: table, bundle: bundle)
    #expect(finding.id == "lookup.missing-table")
    #expect(finding.help == help)
  }

  @Test func `a table that no localization of the user has says where it lies`() throws {
    let app = Bundles.bundle(
      Bundles.file(in: "en", [:]), Bundles.file("Extra", in: "fr", ["k": .text("fr")]))
    let resolution = try Bundles.resolve("k", table: "Extra", in: [app], for: "en")
    #expect(resolution.findings.map(\.id) == ["lookup.missing-table"])
    #expect(resolution.findings.first?.help == "it lies in fr")
  }

  @Test func `a missing bundle is another finding than a missing table`() throws {
    let finding = try finding("Done", bundle: "kit")
    #expect(finding.id == "lookup.missing-bundle")
    #expect(finding.help == "did you mean 'Kit'?")
  }

  @Test func `an entry beside the entries of its catalog is found where it stands`() throws {
    let source = SourceText(
      path: "App/Localizable.xcstrings",
      text: """
        {"sourceLanguage": "en", "version": "1.0", "strings": {}, "Lost": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Lost and found"}}}}}
        """)
    let catalog = StringCatalogReader.catalog(from: source, table: "Localizable").value
    let bundle = ResourceBundle(catalogs: [catalog], policy: ShippingPolicy())
    let resolution = try Bundles.resolve("Lost", in: [bundle], for: "en")
    #expect(resolution.text == "Lost")
    #expect(
      resolution.findings.map(\.help) == [
        "it stands beside 'strings' in App/Localizable.xcstrings, where the build does not see it"
      ])
  }

  @Test func `a per cent sign is one whether the key has arguments or not`() throws {
    let app = Bundles.bundle(Bundles.file(in: "en", ["Disk %@%": .text("Disk %@%")]))
    let resolution = try Bundles.resolve("Disk %lld%%", [.int(62)], in: [app], for: "en")
    #expect(
      resolution.findings.map(\.help) == [
        "'Disk %@%' differs only in its specifiers (%@, not %lld)"
      ])
  }
}
