/// Everything the formatter needs to know of one locale, learned once and shared.
public struct LocaleServices: Sendable {
  /// The locale.
  public let locale: LocaleTag
  /// Its plural rules.
  public let pluralRules: PluralRules
  /// Its number symbols.
  public let symbols: NumberSymbols

  /// Learns what there is to know of a locale.
  public init(locale: LocaleTag) {
    self.locale = locale
    self.pluralRules = PluralRules(locale: locale)
    self.symbols = NumberSymbols(locale: locale)
  }
}
