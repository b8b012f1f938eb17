extension Catalog {
  /// Returns the languages the build makes tables for: those with a unit that ships, and the source
  /// language, which counts as available even where every key is its own text.
  public func shippedLocalizations(policy: ShippingPolicy) -> [String] {
    let shippingStates = TranslationState.allCases.filter(policy.states.include)
    var ships = Array(repeating: false, count: index.languages.count)
    for entry in index.entries {
      for record in index.localizations[entry.localizations]
      where shippingStates.contains(where: { record.tally[$0] > 0 }) {
        ships[Int(record.language)] = true
      }
    }
    let shipping = Set(zip(index.languages, ships).filter(\.1).map { MessageKey($0.0) })
    return languages.filter { $0 == sourceLanguage || shipping.contains(MessageKey($0)) }
  }

  /// Looks a key up in the table that the build makes for a language.
  public func shippedMessage(
    for key: MessageKey, in language: String, policy: ShippingPolicy
  ) -> TableLookup {
    guard let entry = entry(for: key) else { return .absent(.noEntry) }
    let lookup =
      entry.localization(for: language)?.shippedMessage(for: entry, policy: policy)
      ?? .absent(.noLocalization(entry: entry.keyRange))
    // The build writes a manual key as its own text; an automatic key it leaves to the look-up.
    guard case .absent(.noLocalization) = lookup, language == sourceLanguage,
      entry.extractionState == .manual
    else { return lookup }
    return .found(
      ShippedMessage(format: ShippedMessage.Form(key.text, origin: entry.keyRange)))
  }
}
