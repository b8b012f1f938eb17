import LocCheckLocales
import Testing

/// The localizations Apple's negotiation picks.
struct LocaleNegotiationTests {
  /// Returns the tags of a list separated by commas.
  private func tags(_ list: String) throws -> [LocaleTag] {
    try list.split(separator: ",").map { try #require(LocaleTag(String($0))) }
  }

  @Test(
    arguments: [
      ("V53", "en zh-HK zh-Hant zh-Hans", "zh-Hant-HK", "zh-HK zh-Hant"),
      ("V54", "en zh-Hant zh-Hans", "zh-Hant-HK", "zh-Hant"),
      ("V55", "en zh-Hans", "zh-Hant-HK", ""), ("V55", "en zh-Hans", "zh-TW", ""),
      ("V56", "en zh-Hans zh-Hant", "zh", "zh-Hans"),
      ("V56", "en zh-Hans zh-Hant", "zh-CN", "zh-Hans"),
      ("V56", "en zh-Hans zh-Hant", "zh-SG", "zh-Hans"),
      ("V56", "en zh-Hans zh-Hant", "zh-TW", "zh-Hant"), ("V57", "en zh-TW", "zh-HK", "zh-TW"),
      ("V58", "en pt-BR pt-PT", "pt", "pt-BR"), ("V58", "en pt-BR pt-PT", "pt-PT", "pt-PT"),
      ("V58", "en pt-BR pt-PT", "pt-AO", "pt-PT"), ("V59", "en pt-BR", "pt-PT", "pt-BR"),
      ("V60", "en fr pt-BR", "pt-PT,fr", "fr"), ("V61", "en en-GB", "en-AU", "en-GB en"),
      ("V61", "en en-GB", "en-IN", "en-GB en"), ("V61", "en en-GB", "en-CA", "en"),
      ("V61", "en en-GB", "en-US", "en"), ("V62", "en en-GB en-AU", "en-NZ", "en-AU en-GB en"),
      ("V63", "en-GB en-US", "en", "en-US"), ("V64", "en es es-419", "es-MX", "es-419 es"),
      ("V64", "en es es-419", "es-US", "es-419 es"), ("V64", "en es es-419", "es-ES", "es"),
      ("V65", "en es", "es-MX", "es"), ("V66", "en es-419", "es", "es-419"),
      ("V67", "en no", "nb", "no"), ("V68", "en nb", "no", "nb"), ("V68", "en nb", "nn", "nb"),
      ("V69", "en sr", "sr-Latn", ""), ("V70", "en sr sr-Latn", "sr-Latn-RS", "sr-Latn"),
      ("V70", "en sr sr-Latn", "sr-Cyrl", "sr"), ("V71", "en he", "iw", "he"),
      ("V71", "en id", "in", "id"), ("V71", "en fil", "tl", "fil"),
      ("V72", "en fr fr-CA", "fr-CH", "fr"), ("V73", "en de fr", "ja,fr", "fr"),
      ("V74", "en ar", "ar-EG", "ar"), ("V75", "en en-IN hi", "hi-Latn", "en-IN en"),
      ("V76", "en uk", "ru", ""), ("V77", "en zh-HK zh-Hant zh-Hans", "yue", "zh-HK zh-Hant"),
    ])
  func `V53 to V77 the first preferred language that matches decides`(
    vector: String, available: String, preferred: String, expected: String
  ) throws {
    let picked = LocaleNegotiation.localizations(
      from: available.split(separator: " ").map(String.init), preferring: try tags(preferred))
    #expect(picked.joined(separator: " ") == expected, "\(vector)")
  }

  @Test(
    arguments: [
      ("en pt-PT", "pt-BR", "pt-PT"), ("en uz", "uz-Cyrl", ""),
      ("en uz-Cyrl", "uz", ""), ("en fa-AF", "prs", "fa-AF"), ("en sr-Latn", "sh", "sr-Latn"),
      ("en ro", "mo", "ro"), ("en tl", "fil", "tl"), ("en iw", "he", "iw"),
      ("nb en", "no-NO", "nb"),
      ("English French", "fr-CA", "French"), ("zh_TW en", "zh-Hant", "zh_TW"),
      ("en zh-HK zh-Hant", "zh-Hant-HK-u-nu-hanidec", "zh-HK zh-Hant"),
      ("en pt-PT", "pt-PT-x-team", "pt-PT"), ("en ca", "ca-valencia", "ca"),
    ])
  func `scripts are not crossed and both spellings of a language are one`(
    available: String, preferred: String, expected: String
  ) throws {
    let picked = LocaleNegotiation.localizations(
      from: available.split(separator: " ").map(String.init), preferring: try tags(preferred))
    #expect(picked.joined(separator: " ") == expected)
  }

  @Test func `the development region is the last resort`() throws {
    let available = ["de", "en"]
    let japanese = try tags("ja")
    #expect(
      LocaleNegotiation.localizations(
        from: available, preferring: japanese, developmentRegion: "en") == ["en"])
    #expect(
      LocaleNegotiation.localizations(
        from: available, preferring: try tags("de-AT"), developmentRegion: "en") == ["de", "en"])
    #expect(
      LocaleNegotiation.localizations(
        from: ["de"], preferring: japanese, developmentRegion: "en") == ["de"])
    #expect(
      LocaleNegotiation.localizations(
        from: ["de", "en-US"], preferring: japanese, developmentRegion: "xx") == ["en-US"])
  }

  @Test func `localizations keep the spelling of the resource`() throws {
    let picked = LocaleNegotiation.localizations(
      from: ["en", "pt_BR"], preferring: try tags("pt-BR"))
    #expect(picked == ["pt_BR"])
  }

  @Test func `nothing available and hostile names give nothing`() throws {
    let tag = try tags("fr")
    #expect(LocaleNegotiation.localizations(from: [], preferring: tag) == [])
    #expect(LocaleNegotiation.localizations(from: ["en"], preferring: []) == [])
    let hostile = [
      "", "🙂", "_", "-", "Base", "fr\u{0}x", "fr@fr@fr", "zh_Hant_FR@fr@fr", "fr-\u{301}", "@",
      "fr ",
    ]
    #expect(LocaleNegotiation.localizations(from: hostile + ["fr"], preferring: tag) == ["fr"])
    let long = (1...300).flatMap { count in
      ["x", "-a", "_a", "fr_", "fr@"].map { "fr" + String(repeating: $0, count: count) }
    }
    let picked = LocaleNegotiation.localizations(from: long, preferring: tag)
    #expect(picked.allSatisfy { long.contains($0) && $0.utf8.count <= 64 })
  }

  @Test(
    arguments: [
      (["fr"], "de", "en", ["fr"]), (["en-GB", "fr"], "ja", "en", ["en-GB"]),
      (["fr", "en-GB"], "ja", "de", ["en-GB"]), (["fr", "it"], "ja", "de", ["fr"]),
      (["fr", "en", "en-US"], "ja", "de", ["en-US", "en"]), (["fr", "de"], "ja", "de", ["de"]),
      ([], "ja", "en", []), (["fr"], "en", "English", ["fr"]),
    ] as [([String], String, String, [String])])
  func `where nothing matches, the development region is negotiated, then English, then any`(
    available: [String], preferred: String, region: String, chain: [String]
  ) throws {
    #expect(
      LocaleNegotiation.localizations(
        from: available, preferring: [try #require(LocaleTag(preferred))],
        developmentRegion: region) == chain)
  }
}
