public import LocCheckCatalogs
public import LocCheckLocales
public import LocCheckMessages

/// The settings in force in a scenario: its own, else its file's, else the defaults.
///
/// Scenarios of equal settings can share the resources they are run over.
public struct ScenarioSettings: Sendable, Hashable {
  /// The resources of the app's own bundle.
  public var catalogs: [PathPattern]
  /// The named bundles, in order of the file.
  public var bundles: [BundleDeclaration]
  /// The Swift sources that extraction reads.
  public var sources: [PathPattern]
  /// The source language, nil where the resources say it.
  public var sourceLanguage: LocaleTag?
  /// The locales that `*` means, nil for every localization found.
  public var locales: [LocaleTag]?
  /// The device the product runs on.
  public var device: Device
  /// The presentation width for width variants, nil where none is asked for.
  public var width: Int?
  /// The translation states that count.
  public var states: ShippingPolicy.States
  /// What becomes of directional isolates.
  public var isolates: IsolateRule
  /// A Boolean value that says whether look-ups must end in the catalog where a row says nothing.
  public var requiresSource: Bool
  /// How the locale that formats is chosen.
  public var formattingLocale: FormattingLocale

  /// Creates settings; the defaults are those of the language.
  public init(
    catalogs: [PathPattern] = [], bundles: [BundleDeclaration] = [], sources: [PathPattern] = [],
    sourceLanguage: LocaleTag? = nil, locales: [LocaleTag]? = nil, device: Device = .mac,
    width: Int? = nil, states: ShippingPolicy.States = .shipped, isolates: IsolateRule = .ignore,
    requiresSource: Bool = false, formattingLocale: FormattingLocale = .automatic
  ) {
    self.catalogs = catalogs
    self.bundles = bundles
    self.sources = sources
    self.sourceLanguage = sourceLanguage
    self.locales = locales
    self.device = device
    self.width = width
    self.states = states
    self.isolates = isolates
    self.requiresSource = requiresSource
    self.formattingLocale = formattingLocale
  }
}
