public import LocCheckDiagnostics

/// What the settings of a target say about messages; nil where they say nothing.
public struct LocalizationSettings: Sendable, Hashable {
  /// `SWIFT_EMIT_LOC_STRINGS`, "Use Compiler to Extract Swift Strings".
  public var emitsStrings: Bool?
  /// Where that is set, nil where it is not.
  public var emissionRange: SourceRange?
  /// `LOCALIZATION_PREFERS_STRING_CATALOGS`.
  public var prefersStringCatalogs: Bool?
  /// `LOCALIZED_STRING_MACRO_NAMES`, without the two that always count.
  public var macroNames: [String]
  /// The platform as `os(…)` spells it, nil for several or none.
  public var platform: String?
  /// The development language: `defaultLocalization`, `developmentRegion`.
  public var developmentLanguage: String?

  /// Creates settings.
  public init(
    emitsStrings: Bool? = nil, prefersStringCatalogs: Bool? = nil, macroNames: [String] = [],
    platform: String? = nil, developmentLanguage: String? = nil, emissionRange: SourceRange? = nil
  ) {
    self.emitsStrings = emitsStrings
    self.emissionRange = emissionRange
    self.prefersStringCatalogs = prefersStringCatalogs
    self.macroNames = macroNames
    self.platform = platform
    self.developmentLanguage = developmentLanguage
  }
}
