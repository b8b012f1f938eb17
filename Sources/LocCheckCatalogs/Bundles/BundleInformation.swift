/// What an `Info.plist` says about a bundle's localizations.
public struct BundleInformation: Sendable, Hashable {
  /// `CFBundleDevelopmentRegion`: the localization that serves users whom no other serves.
  public var developmentRegion: String?
  /// `CFBundleLocalizations`: localizations beside those with an `.lproj` folder.
  public var localizations: [String]
  /// `CFBundleAllowMixedLocalizations`: whether other bundles may be shown in other languages than
  /// the app.
  public var allowsMixedLocalizations: Bool

  /// Creates information.
  public init(
    developmentRegion: String? = nil, localizations: [String] = [],
    allowsMixedLocalizations: Bool = false
  ) {
    self.developmentRegion = developmentRegion
    self.localizations = localizations
    self.allowsMixedLocalizations = allowsMixedLocalizations
  }

  /// Reads the members of an `Info.plist` that have to do with localizations.
  public init(_ propertyList: PropertyList) {
    self.init(
      developmentRegion: propertyList["CFBundleDevelopmentRegion"]?.string,
      localizations: propertyList["CFBundleLocalizations"]?.strings ?? [],
      allowsMixedLocalizations: propertyList["CFBundleAllowMixedLocalizations"]?.isTrue ?? false)
  }
}

extension PropertyList {
  /// The texts of a list, nil for anything else.
  fileprivate var strings: [String]? {
    if case .array(let values) = value { values.compactMap(\.string) } else { nil }
  }

  /// Whether the value is the truth value true.
  fileprivate var isTrue: Bool { value == .boolean(true) }
}
