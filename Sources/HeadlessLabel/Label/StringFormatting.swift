public import LocCheckLocales
import LocCheckMessages

/// The call that puts the arguments into what `NSLocalizedString` found.
public enum StringFormatting: Sendable, Hashable {
  /// `String.localizedStringWithFormat(_:_:)`: numbers and plurals follow the user's locale.
  case localizedStringWithFormat
  /// `String(format:locale:_:)`: numbers and plurals follow the given locale.
  ///
  /// Without a locale it is `String(format:_:)`: numbers are not grouped, and plurals are those of
  /// POSIX, 1 and everything else, whatever the language of the text.
  case format(locale: LocaleTag? = nil)

  /// The rule by which the resolver chooses the locale; nil leaves it to the resolver.
  var formattingLocale: FormattingLocale? {
    switch self {
    case .localizedStringWithFormat: nil
    case .format(let locale?): .explicit(locale)
    case .format(locale: nil): FormattingLocale.none
    }
  }
}
