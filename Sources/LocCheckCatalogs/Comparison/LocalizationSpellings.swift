import LocCheckLocales

/// The names under which a product has the languages of a catalog.
///
/// A folder may have an older or a shorter name than the catalog's language: `zh_TW` for
/// `zh-Hant-TW`, `iw` for `he`.
struct LocalizationSpellings {
  /// The product's names as they are spelled.
  private let names: Set<String>
  /// The product's names by canonical tag.
  private let namesByTag: [LocaleTag: String]
  /// The product's names that are no language of the catalog, by likely script and region.
  private let namesByMeaning: [String: String]

  /// Gathers the names of a product's localizations, of which some are languages of the catalog.
  init(_ names: [String], claimedBy languages: [String]) {
    // In order, so that of two names for one language always the same is taken.
    let tagged = names.sorted().compactMap { name in LocaleTag(name).map { (name: name, tag: $0) } }
    let claimed = Set(languages.compactMap(LocaleTag.init))
    self.names = Set(names)
    self.namesByTag = Dictionary(tagged.map { ($0.tag, $0.name) }) { first, _ in first }
    self.namesByMeaning = Dictionary(
      tagged.filter { !claimed.contains($0.tag) }.map { ($0.tag.maximalIdentifier, $0.name) }
    ) { first, _ in first }
  }

  /// Returns the product's name for a language: the same, else another spelling of it, else one
  /// that means the same script and region; nil where the product has none.
  func spelling(of language: String) -> String? {
    if names.contains(language) { return language }
    guard let tag = LocaleTag(language) else { return nil }
    return namesByTag[tag] ?? namesByMeaning[tag.maximalIdentifier]
  }
}
