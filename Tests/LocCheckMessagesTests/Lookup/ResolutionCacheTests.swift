import LocCheckCatalogs
import LocCheckLocales
import LocCheckMessages
import Testing

/// What one look-up leaves behind for the next.
struct ResolutionCacheTests {
  /// Makes a look-up of a key that no table has.
  private func request(
    _ entryPoint: EntryPoint, _ key: MessageKey = "k", defaultValue: String? = nil
  ) -> LookupRequest {
    LookupRequest(
      entryPoint: entryPoint, key: key, defaultValue: defaultValue, isFormatted: false,
      isMarkdown: false)
  }

  @Test func `an empty default value is none for NSLocalizedString alone`() throws {
    let english = try #require(LocaleTag("en"))
    let resolver = MessageResolver(bundles: [Bundles.bundle(Bundles.file(in: "en", [:]))])
    func text(_ entryPoint: EntryPoint) -> String {
      resolver.resolve(request(entryPoint, defaultValue: ""), for: english).text
    }
    #expect([text(.nslocalized), text(.localized), text(.nslocalized)] == ["k", "", "k"])
  }

  @Test func `keys and default values of equal look are told apart`() throws {
    let english = try #require(LocaleTag("en"))
    let resolver = MessageResolver(
      bundles: [Bundles.bundle(Bundles.file(in: "en", ["caf\u{E9}": .text("found")]))])
    func text(_ key: MessageKey, _ value: String? = nil) -> String {
      resolver.resolve(request(.localized, key, defaultValue: value), for: english).text
    }
    #expect(text("caf\u{E9}") == "found")
    #expect(text("cafe\u{301}").unicodeScalars.count == 5)
    #expect(text("k", "\u{E9}").unicodeScalars.count == 1)
    #expect(text("k", "e\u{301}").unicodeScalars.count == 2)
  }

  @Test(
    arguments: [
      (nil, .automatic, "fr-UA"), (nil, .none, nil), (.automatic, .none, "fr-UA"),
      (FormattingLocale.none, .automatic, nil), (.explicit(.posix), .automatic, "en-US-u-va-posix"),
    ] as [(FormattingLocale?, FormattingLocale, String?)])
  func `a request's own way to format comes before the resolver's`(
    own: FormattingLocale?, resolvers: FormattingLocale, expected: String?
  ) throws {
    let user = try #require(LocaleTag("uk-UA"))
    let bundle = Bundles.bundle(developmentRegion: "fr", Bundles.file(in: "fr", [:]))
    let resolver = MessageResolver(bundles: [bundle], formattingLocale: resolvers)
    var request = request(.localized)
    request.formattingLocale = own
    #expect(resolver.formattingLocale(of: request, for: user)?.identifier == expected)
    #expect(
      resolver.resolve(request, for: user).trace.formattingLocale?.identifier == expected)
  }
}
