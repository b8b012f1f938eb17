public import LocCheckLocales

/// How the locale that formats numbers and selects plurals is chosen.
public enum FormattingLocale: Sendable, Hashable {
  /// The user's locale where the text is in its language, else the text's language in the user's
  /// region.
  case automatic
  /// No locale, as `String(format:)`: POSIX plurals, no grouping.
  case none
  /// A locale given by name.
  case explicit(LocaleTag)
}
