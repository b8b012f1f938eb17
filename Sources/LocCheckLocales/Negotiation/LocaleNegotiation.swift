/// Apple's choice of the localizations that serve a user.
///
/// The matching is that of Apple's ICU (`ualoc_localizationsToUse`): only the first preferred
/// language that matches anything counts, and the result is the best match followed by the
/// available members of its parent chain.
public enum LocaleNegotiation {
  /// Returns the localizations to search, best first, spelled as they were given.
  ///
  /// The result is empty when none serves any of the preferred languages.
  public static func localizations(
    from available: [String], preferring preferred: [LocaleTag]
  ) -> [String] {
    localizations(from: available, preferring: preferred.map(\.identifier))
  }

  /// Returns the localizations to search with the development region as last resort.
  ///
  /// Where nothing matches, Core Foundation (`CFBundle_Locale.c`) negotiates for the development
  /// region, then for American English, and takes the first localization there is where that matches
  /// nothing either.
  public static func localizations(
    from available: [String], preferring preferred: [LocaleTag], developmentRegion: String
  ) -> [String] {
    var chain = localizations(from: available, preferring: preferred)
    for region in [developmentRegion, "en_US"] where chain.isEmpty && isName(region) {
      chain = localizations(from: available, preferring: [region])
    }
    if chain.isEmpty { chain = Array(available.prefix(1)) }
    if available.contains(developmentRegion), !chain.contains(developmentRegion) {
      chain.append(developmentRegion)
    }
    return chain
  }

  /// Returns the localizations that serve users of languages, by names that ICU reads.
  private static func localizations(
    from available: [String], preferring preferred: [String]
  ) -> [String] {
    let candidates = available.filter(isName)
    return ICU.localizationsToUse(preferred: preferred, available: candidates)
      .map { candidates[$0] }
  }

  /// Returns whether a text may name a localization, such as `pt-BR` or Apple's old `English`.
  ///
  /// ICU reads past the end of its buffers where a name has keywords or more bytes than any locale.
  private static func isName(_ text: String) -> Bool {
    (2...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
