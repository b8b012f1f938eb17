/// A key of an app, mostly a case of an enumeration whose raw values are the keys.
///
///     enum AppKey: String, LocalizationKey {
///       case natureTitle
///       case saveNatureButton = "save-nature.button"
///     }
///
/// An app without such an enumeration writes its keys as strings.
public protocol LocalizationKey: Sendable {
  /// The key as tables spell it.
  var localizationKey: String { get }
}

extension LocalizationKey where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var localizationKey: String { rawValue }
}

extension String: LocalizationKey {
  /// The string itself.
  public var localizationKey: String { self }
}
