/// Where a shown text came from.
public enum TextSource: Sendable, Hashable, CustomStringConvertible {
  /// A localization that serves the user's language.
  case catalog
  /// A localization that does not serve the user's language, the development region included.
  case fallback(String)
  /// The default value in the code.
  case defaultValue
  /// The key itself.
  case key
  /// No look-up at all.
  case verbatim

  /// The word scenarios use: `catalog`, `fallback:en`, `default`, `key`, `verbatim`.
  public var description: String {
    switch self {
    case .catalog: "catalog"
    case .fallback(let localization): "fallback:\(localization)"
    case .defaultValue: "default"
    case .key: "key"
    case .verbatim: "verbatim"
    }
  }
}
