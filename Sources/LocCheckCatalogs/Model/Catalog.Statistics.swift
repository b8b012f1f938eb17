import LocCheckDiagnostics

extension Catalog {
  /// How far the translation into one language has come.
  public struct Statistics: Sendable, Hashable {
    /// The number of units in each state; each plural category and device is a unit of its own.
    public var units: [TranslationState: Int]
    /// The number of entries in each state: that of the unit with most left to do.
    ///
    /// In the source language, an entry without a text is translated: the key is the text.
    public var entries: [TranslationState: Int]
    /// The number of entries that are to be translated and have nothing for the language.
    public var missing: Int

    /// Creates statistics.
    public init(
      units: [TranslationState: Int] = [:], entries: [TranslationState: Int] = [:],
      missing: Int = 0
    ) {
      self.units = units
      self.entries = entries
      self.missing = missing
    }

    /// Returns the number of units in a state.
    public func count(of state: TranslationState) -> Int { units[state, default: 0] }

    /// Counts the units of an entry, and says whether it has any.
    fileprivate mutating func add(_ tally: StateTally) -> Bool {
      var leastFinished: TranslationState?
      for state in [TranslationState.translated, .machineTranslated, .needsReview, .new]
      where tally[state] > 0 {
        units[state, default: 0] += tally[state]
        leastFinished = state
      }
      if let leastFinished { entries[leastFinished, default: 0] += 1 }
      return leastFinished != nil
    }
  }

  /// Returns how far the translation into a language has come.
  ///
  /// Complexity: linear in the number of localizations, none of which is decoded.
  public func statistics(for language: String) -> Statistics {
    let own = statistics.first { $0.language.isIdenticalUTF8(to: language) }?.statistics
    return own ?? Statistics(missing: index.entries.count(where: \.shouldTranslate))
  }

  /// How far the translation into each language has come, in the order of `languages`.
  ///
  /// Complexity: linear in the number of localizations, none of which is decoded.
  public var statistics: [(language: String, statistics: Statistics)] {
    var statistics = index.languages.map { _ in Statistics() }
    // Entries that have something for a language, and those of them that ask for it.
    var present = index.languages.map { _ in (all: 0, expected: 0) }
    for entry in index.entries {
      for record in index.localizations[entry.localizations]
      where statistics[Int(record.language)].add(record.tally) {
        present[Int(record.language)].all += 1
        if entry.shouldTranslate { present[Int(record.language)].expected += 1 }
      }
    }
    let expected = index.entries.count(where: \.shouldTranslate)
    return languages.map { language in
      let number = index.number(of: language).map(Int.init)
      var own = number.map { statistics[$0] } ?? Statistics()
      let present = number.map { present[$0] } ?? (all: 0, expected: 0)
      if sourceLanguage?.isIdenticalUTF8(to: language) ?? false {
        let plain = index.entries.count - present.all
        if plain > 0 { own.entries[.translated, default: 0] += plain }
      } else {
        own.missing = expected - present.expected
      }
      return (language, own)
    }
  }
}
