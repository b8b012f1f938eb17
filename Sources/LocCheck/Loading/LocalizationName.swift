import LocCheckLocales

/// The names of `.lproj` folders.
enum LocalizationName {
  /// The name of the folder that all localizations share: storyboards, and the texts of the
  /// development language.
  static let base = "Base"
  /// The name of the folder that Xcode puts the String Catalogs of storyboards in, which hold
  /// several languages.
  static let several = "mul"

  /// The English names of languages that Apple's ICU takes for their codes, as folders were called
  /// before they were called by codes; in lower case.
  static let legacyNames: Set<String> = [
    "arabic", "chinese", "danish", "dutch", "english", "finnish", "french", "german", "italian",
    "japanese", "korean", "norwegian", "polish", "portuguese", "russian", "spanish", "swedish",
    "thai", "turkish",
  ]

  /// Returns whether a name stands for one localization.
  static func isSingle(_ name: String) -> Bool { name != base && name != several }

  /// Returns whether the device makes a locale of a name.
  static func isLocale(_ name: String) -> Bool {
    LocaleTag(name) != nil || legacyNames.contains(name.lowercased())
  }
}
