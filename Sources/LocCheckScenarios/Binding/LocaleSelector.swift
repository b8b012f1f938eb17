public import LocCheckLocales

/// The locales a row is about.
public enum LocaleSelector: Sendable, Hashable {
  /// One locale, and the tag as the row spells it.
  case tag(LocaleTag, spelled: String)
  /// `*`: every locale of the scenario.
  case all
  /// `@name`: a set of the file.
  case set(name: String, tags: [LocaleTag])

  /// Returns the locales, given those that `*` means.
  public func tags(all: [LocaleTag]) -> [LocaleTag] {
    switch self {
    case .tag(let tag, _): [tag]
    case .all: all
    case .set(_, let tags): tags
    }
  }
}
