import Foundation
import LocCheckLocales

/// What formatting in one locale needs, or in none.
///
/// A class, because every look-up in the locale shares it.
final class FormattingServices: Sendable {
  /// The plural rules, those of POSIX where there is no locale.
  let pluralRules: PluralRules
  /// The number symbols, nil where there is no locale.
  let symbols: NumberSymbols?
  /// The locale as Foundation takes it, nil where there is none.
  let foundationLocale: Locale?

  /// Learns what formatting in a locale needs.
  init(locale: LocaleTag?) {
    let services = LocaleServices(locale: locale ?? .posix)
    self.pluralRules = services.pluralRules
    self.symbols = locale == nil ? nil : services.symbols
    self.foundationLocale = locale.map { Locale(identifier: $0.icuIdentifier) }
  }
}
