extension LocaleTag {
  /// The identifier with the likely script and region: `zh-Hant-TW` for `zh-TW` and `zh-Hant`
  /// alike.
  ///
  /// It is that of Foundation's `Locale.Language`: UTS #35, “Likely Subtags”, over CLDR's data. A
  /// language that CLDR does not know keeps its identifier.
  package var maximalIdentifier: String {
    ICU.addingLikelySubtags(to: icuIdentifier).flatMap(ICU.languageTag(ofICU:)) ?? identifier
  }
}
