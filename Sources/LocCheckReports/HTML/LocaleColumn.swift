import LocCheckResults

/// A locale of the run, or what stands for the checks that have none.
struct LocaleColumn: Sendable, Hashable {
  /// The locale, nil for checks without one.
  let locale: String?

  /// The value by which the page's script finds the locale's checks.
  var value: String { locale ?? "none" }

  /// The words for it.
  var title: String { locale ?? "no locale" }

  /// Returns the locales of a run by their names, what has none last.
  static func all(of results: RunResults) -> [LocaleColumn] {
    var locales: Set<String?> = []
    for suite in results.suites {
      for result in suite.cases { locales.insert(result.id.locale) }
    }
    let none = locales.contains(nil) ? [LocaleColumn(locale: nil)] : []
    return locales.compactMap(\.self).sorted().map { LocaleColumn(locale: $0) } + none
  }
}
