import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import Testing

/// Products held against the catalogs they were built from.
struct ProductDisagreementTests {
  /// A catalog with a plain text, a plural and a substitution in two languages.
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
      "Close": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zu"}}}},
      "Open": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Auf"}}}},
      "%lld notes": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld Notiz"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Notizen"}}}}}}},
      "%@ in %lld notes": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "%@ in %#@notes@"},
        "substitutions": {"notes": {"argNum": 2, "formatSpecifier": "lld", "variations": {
          "plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg Notiz"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg Notizen"}}}}}}}}}
    }}
    """

  /// The texts of the product that was built from the catalog, by key.
  private static let product: [(key: MessageKey, value: StringsTable.Value)] = [
    ("Save", .message(ShippedMessage(format: .init("Sichern")))),
    ("Close", .message(ShippedMessage(format: .init("Zu")))),
    (
      "%lld notes",
      .message(
        ShippedMessage(
          format: .init("%#@value@"),
          variables: [variable("value", "lld", "%lld Notiz", "%lld Notizen")]))
    ),
    (
      "%@ in %lld notes",
      .message(
        ShippedMessage(
          format: .init("%1$@ in %2$#@notes@"),
          variables: [variable("notes", "lld", "%2$lld Notiz", "%2$lld Notizen")]))
    ),
  ]

  /// Makes a variable with two forms.
  private static func variable(
    _ name: String, _ specifier: String, _ one: String, _ other: String
  ) -> ShippedMessage.Variable {
    ShippedMessage.Variable(
      name: name, specifier: specifier,
      forms: [.init(.one, .init(one)), .init(.other, .init(other))])
  }

  /// Compares the catalog with a product.
  private func disagreements(
    with product: [(key: MessageKey, value: StringsTable.Value)], in localization: String = "de",
    table: String = "Localizable"
  ) -> [ProductDisagreement] {
    let source = SourceText(path: "Localizable.xcstrings", text: Self.catalog)
    let catalog = StringCatalogReader.catalog(from: source, table: "Localizable").value
    let file = StringsFile(
      path: "App.app/\(localization).lproj/\(table).strings", table: table,
      localization: localization, kind: .stringsdict,
      messages: StringsTable(entries: product.map { .init(key: $0.key, value: $0.value) }))
    return ProductDisagreement.all(
      among: [
        NestedBundle(name: "main", contents: BundleContents(catalogs: [catalog])),
        NestedBundle(name: "App", contents: BundleContents(files: [file])),
      ], policy: ShippingPolicy())
  }

  @Test func `a product says what its catalog says in other words`() {
    #expect(disagreements(with: Self.product) == [])
  }

  @Test func `a text of an earlier build is found`() throws {
    var product = Self.product
    product[0].value = .message(ShippedMessage(format: .init("Speichern")))
    let found = disagreements(with: product)
    #expect(found.map(\.difference) == [.text(source: "Sichern", product: "Speichern")])
    let diagnostic = try #require(found.first).diagnostic
    #expect(diagnostic.id == "product.different-text")
    #expect(
      diagnostic.message
        == "'Save' in de is 'Speichern' in the product 'App', and 'Sichern' in its source")
    #expect(diagnostic.range?.text == "Sichern")
  }

  @Test func `one changed form of a plural is found`() {
    var product = Self.product
    product[2].value = .message(
      ShippedMessage(
        format: .init("%#@value@"),
        variables: [Self.variable("value", "lld", "%lld Notiz", "%lld Noten")]))
    #expect(
      disagreements(with: product).map(\.difference)
        == [.text(source: "%lld Notizen", product: "%lld Noten")])
  }

  @Test func `what is missing, and what should not be there, is found`() {
    var product = Array(Self.product.dropFirst())
    product.append(("Open", .message(ShippedMessage(format: .init("Auf")))))
    let found = disagreements(with: product)
    #expect(found.map(\.key) == ["Save", "Open"])
    #expect(found.map(\.difference) == [.missing, .extra])
    #expect(found.map(\.diagnostic.id) == ["product.missing-message", "product.extra-message"])
  }

  @Test func `a localization without the table is one finding`() {
    let found = disagreements(with: Self.product, in: "fr")
    #expect(found.map(\.difference) == [.missingLocalization])
    #expect(found.map(\.localization) == ["de"])
  }

  /// Compares a catalog of some languages with a product of others, each with a text of its own.
  private func disagreements(
    of languages: [String], with built: [String]
  ) -> [ProductDisagreement] {
    let units = languages.map { language in
      "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(language)\"}}"
    }
    let source = SourceText(
      path: "Localizable.xcstrings",
      text: """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "k": {"localizations": {\(units.joined(separator: ", "))}}}}
        """)
    let catalog = StringCatalogReader.catalog(from: source, table: "Localizable").value
    let files = built.map { localization in
      StringsFile(
        path: "App.app/\(localization).lproj/Localizable.strings", table: "Localizable",
        localization: localization, kind: .strings,
        messages: StringsTable(entries: [
          .init(key: "k", value: .message(ShippedMessage(format: .init("from \(localization)"))))
        ]))
    }
    return ProductDisagreement.all(
      among: [
        NestedBundle(name: "main", contents: BundleContents(catalogs: [catalog])),
        NestedBundle(name: "App", contents: BundleContents(files: files)),
      ], policy: ShippingPolicy())
  }

  @Test(arguments: [
    ("pt-BR", "pt_BR"), ("zh-Hant-TW", "zh_TW"), ("zh-TW", "zh-Hant"), ("he", "iw"),
    ("sr-Latn", "sh"),
  ])
  func `a language is the same however the two spell it`(source: String, product: String) {
    #expect(
      disagreements(of: [source], with: [product]).map(\.difference)
        == [.text(source: source, product: "from \(product)")])
  }

  @Test(arguments: [("pt-PT", "pt_BR"), ("zh-Hans", "zh_TW"), ("fr-CA", "fr")])
  func `a related language is another one`(source: String, product: String) {
    #expect(
      disagreements(of: [source], with: [product]).map(\.difference) == [.missingLocalization])
  }

  @Test func `a folder of the very name comes before one of the same meaning`() {
    let found = disagreements(of: ["zh-Hant", "zh-TW"], with: ["zh_TW", "zh-Hant"])
    #expect(
      found.map(\.difference) == [
        .text(source: "zh-Hant", product: "from zh-Hant"),
        .text(source: "zh-TW", product: "from zh_TW"),
      ])
    let missing = disagreements(of: ["zh-Hant", "zh-TW"], with: ["zh_TW"])
    #expect(
      missing.map(\.difference)
        == [.missingLocalization, .text(source: "zh-TW", product: "from zh_TW")])
  }

  @Test func `tables that share few keys are not compared`() {
    let foreign: [(key: MessageKey, value: StringsTable.Value)] =
      [("Save", .message(ShippedMessage(format: .init("Retten"))))]
      + (0..<9).map { (MessageKey("k\($0)"), .message(ShippedMessage(format: .init("v")))) }
    #expect(disagreements(with: foreign) == [])
    #expect(disagreements(with: Self.product, table: "Other") == [])
  }

  @Test func `a small table that shares two common words with a large one is not compared`() {
    let kit: [(key: MessageKey, value: StringsTable.Value)] = [
      ("Save", .message(ShippedMessage(format: .init("Speichern")))),
      ("Close", .message(ShippedMessage(format: .init("Schließen")))),
      ("Pair", .message(ShippedMessage(format: .init("Koppeln")))),
    ]
    #expect(disagreements(with: kit) == [])
  }

  @Test func `a stale text beside the catalog in one bundle is found too`() {
    let source = SourceText(path: "Localizable.xcstrings", text: Self.catalog)
    let catalog = StringCatalogReader.catalog(from: source, table: "Localizable").value
    var product = Self.product
    product[0].value = .message(ShippedMessage(format: .init("Speichern")))
    let file = StringsFile(
      path: "App.app/de.lproj/Localizable.strings", table: "Localizable", localization: "de",
      kind: .stringsdict,
      messages: StringsTable(entries: product.map { .init(key: $0.key, value: $0.value) }))
    let found = ProductDisagreement.all(
      among: [
        NestedBundle(name: "main", contents: BundleContents(catalogs: [catalog], files: [file]))
      ], policy: ShippingPolicy())
    #expect(found.map(\.difference) == [.text(source: "Sichern", product: "Speichern")])
  }
}
