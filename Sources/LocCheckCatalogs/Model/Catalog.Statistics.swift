extension Catalog {
  /// How far the translation into one language has come.
  public struct Statistics: Sendable, Hashable {
    /// The number of units in each state; each plural category and device is a unit of its own.
    public var units: [TranslationState: Int]
    /// The number of entries that are to be translated and have nothing for the language.
    ///
    /// In the source language nothing is missing: the key is the text.
    public var missing: Int

    /// Creates statistics.
    public init(units: [TranslationState: Int] = [:], missing: Int = 0) {
      self.units = units
      self.missing = missing
    }

    /// Returns the number of units in a state.
    public func count(of state: TranslationState) -> Int { units[state, default: 0] }
  }

  /// Returns how far the translation into a language has come.
  ///
  /// Complexity: linear in the number of localizations, none of which is decoded.
  public func statistics(for language: String) -> Statistics {
    let number = index.number(of: language)
    let isSource = sourceLanguage?.isIdenticalUTF8(to: language) ?? false
    var statistics = Statistics()
    for (position, entry) in index.entries.enumerated() {
      guard let record = number.flatMap({ index.record(of: position, for: $0) }) else {
        if !isSource, entry.shouldTranslate { statistics.missing += 1 }
        continue
      }
      for state in TranslationState.allCases where record.tally[state] > 0 {
        statistics.units[state, default: 0] += record.tally[state]
      }
    }
    return statistics
  }
}
