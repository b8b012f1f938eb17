import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import Testing

/// Which localization is read, and which locale formats.
struct NegotiatedLookupTests {
  /// Makes a bundle whose message `count` tells the localization.
  private func bundle(
    _ name: String = "main", developmentRegion: String = "en", _ localizations: String...,
    table: String = "Localizable"
  ) -> ResourceBundle {
    ResourceBundle(
      name: name, developmentRegion: developmentRegion,
      tables: localizations.map { localization in
        ShippedTable(
          name: table, localization: localization,
          messages: ["count": ShippedMessage(format: .init("\(localization) %lld"))])
      })
  }

  /// Resolves the message `count` for 1234.
  private func resolve(
    _ bundles: [ResourceBundle], bundle: String? = nil, table: String? = nil, for locale: String,
    formattingLocale: FormattingLocale = .automatic
  ) throws -> Resolution {
    MessageResolver(bundles: bundles, formattingLocale: formattingLocale).resolve(
      LookupRequest(
        entryPoint: .localized, key: "count", arguments: [.int(1234)], isFormatted: true,
        isMarkdown: false, table: table, bundle: bundle),
      for: try #require(LocaleTag(locale)))
  }

  @Test(arguments: [
    ("de-AT", "de 1.234", "catalog", "de-AT"), ("de", "de 1.234", "catalog", "de"),
    ("de-CH", "de 1’234", "catalog", "de-CH"), ("fr-CH", "en 1'234", "fallback:en", "en-CH"),
    ("ja", "en 1,234", "fallback:en", "en"), ("en-GB", "en 1,234", "catalog", "en-GB"),
  ])
  func `the formatting locale is the user's, in the language of the app`(
    _ locale: String, _ text: String, _ source: String, _ formatting: String
  ) throws {
    let resolution = try resolve([bundle("main", "en", "de")], for: locale)
    #expect(resolution.trace.source.description == source)
    #expect(resolution.trace.formattingLocale?.identifier == formatting)
    #expect(resolution.text == text)
  }

  @Test func `a French app formats for a Ukrainian user with French rules`() throws {
    let resolution = try resolve(
      [bundle("main", developmentRegion: "fr", "fr")], for: "uk-UA")
    #expect(resolution.trace.formattingLocale?.identifier == "fr-UA")
    #expect(resolution.trace.source == .fallback("fr"))
    // Apple's ICU takes the separators from the region: in France it would be U+202F.
    #expect(resolution.text == "fr 1\u{A0}234")
  }

  @Test func `a framework is shown in the language of the app`() throws {
    let bundles = [bundle("main", "en", "de"), bundle("Kit", "en", "fr", "de")]
    #expect(try resolve(bundles, bundle: "Kit", for: "de").text == "de 1.234")
    // The app has no French: neither has what it embeds, though the framework could.
    let french = try resolve(bundles, bundle: "Kit", for: "fr-FR")
    #expect(french.trace.localization == "en")
    #expect(french.trace.source == .fallback("en"))
    #expect(french.trace.formattingLocale?.identifier == "en-FR")
  }

  @Test func `a framework without the app's language falls back to its own region`() throws {
    let bundles = [bundle("main", "en", "de"), bundle("Kit", developmentRegion: "fr", "fr")]
    let resolution = try resolve(bundles, bundle: "Kit", for: "de")
    #expect(resolution.trace.negotiated == ["fr"])
    #expect(resolution.trace.source == .fallback("fr"))
    #expect(resolution.trace.formattingLocale?.identifier == "de")
  }

  @Test func `without an app a bundle is negotiated by itself`() throws {
    let resolution = try resolve([bundle("Kit", "en", "fr")], bundle: "Kit", for: "ja-JP")
    #expect(resolution.text == "en 1,234")
    #expect(resolution.trace.formattingLocale?.identifier == "en-JP")
  }

  @Test func `a table that a localization lacks is taken from the next of the chain`() throws {
    let tables = [("Localizable", "en"), ("Localizable", "en-GB"), ("Extra", "en")].map {
      ShippedTable(
        name: $0, localization: $1,
        messages: ["count": ShippedMessage(format: .init("\($0) \($1) %lld"))])
    }
    let bundle = ResourceBundle(developmentRegion: "en", tables: tables)
    let own = try resolve([bundle], for: "en-AU")
    #expect(own.trace.negotiated == ["en-GB", "en"])
    #expect(own.text == "Localizable en-GB 1,234")
    let next = try resolve([bundle], table: "Extra", for: "en-AU")
    #expect(next.text == "Extra en 1,234")
    #expect(next.trace.source == .catalog)
  }

  @Test(arguments: [
    (FormattingLocale.none, "de 1234"), (.explicit(.posix), "de 1234"),
  ])
  func `the formatting locale may be given`(_ locale: FormattingLocale, _ text: String) throws {
    let resolution = try resolve(
      [bundle("main", "en", "de")], for: "de", formattingLocale: locale)
    #expect(resolution.text == text)
  }

  @Test func `a missing bundle shows the key`() throws {
    let resolution = try resolve([bundle("main", "en")], bundle: "mian", for: "en")
    #expect(resolution.text == "count")
    #expect(resolution.trace.outcome == .missingBundle)
    #expect(resolution.findings.map(\.id) == ["lookup.missing-bundle"])
    #expect(resolution.findings.first?.help == "did you mean 'main'?")
  }

  @Test func `many tasks get the same resolutions as one`() async throws {
    let resolver = MessageResolver(bundles: [
      bundle("main", "en", "de", "fr", "ar"), bundle("Kit", "en", "fr"),
    ])
    let locales = try ["en-US", "de-CH", "fr-FR", "ar-EG", "ja-JP"].map {
      try #require(LocaleTag($0))
    }
    /// Resolves one of the look-ups.
    @Sendable func resolution(_ index: Int) -> Resolution {
      resolver.resolve(
        LookupRequest(
          entryPoint: .localized, key: "count", arguments: [.int(Int64(index * 997))],
          isFormatted: true, isMarkdown: index.isMultiple(of: 2),
          bundle: index.isMultiple(of: 3) ? "Kit" : nil),
        for: locales[index % locales.count])
    }
    let indices = 0..<200
    let parallel = await withTaskGroup(of: (Int, Resolution).self) { group in
      for index in indices { group.addTask { (index, resolution(index)) } }
      var results: [Int: Resolution] = [:]
      for await (index, result) in group { results[index] = result }
      return results
    }
    for index in indices { #expect(parallel[index] == resolution(index)) }
  }
}
