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
    let candidates = available.filter(isName)
    return ICU.localizationsToUse(preferred: preferred.map(\.identifier), available: candidates)
      .map { candidates[$0] }
  }

  /// Returns the localizations to search with the development region as last resort.
  ///
  /// Where nothing matches, Core Foundation falls back to the development region, then to American
  /// English, then to the first localization there is.
  public static func localizations(
    from available: [String], preferring preferred: [LocaleTag], developmentRegion: String
  ) -> [String] {
    var chain = localizations(from: available, preferring: preferred)
    if available.contains(developmentRegion) {
      if !chain.contains(developmentRegion) { chain.append(developmentRegion) }
    } else if chain.isEmpty {
      let fallback = ["en_US", "en-US"].first(where: available.contains) ?? available.first
      chain += fallback.map { [$0] } ?? []
    }
    return chain
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
