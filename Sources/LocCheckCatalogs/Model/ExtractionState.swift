/// How an entry of a String Catalog relates to the code, as Xcode maintains it.
public enum ExtractionState: Sendable, Hashable {
  /// Found in code and managed by the build: the catalog states nothing.
  case automatic
  /// Written by hand; extraction never touches it.
  case manual
  /// Found in code that gives a default value of its own.
  case extractedWithValue
  /// No longer found in code; it still ships.
  case stale
  /// Converted from a `.strings` or `.stringsdict` file.
  case migrated
  /// Anything else, as the file spells it.
  case other(String)

  /// Creates a state from its spelling in a catalog.
  public init(_ spelling: String) {
    switch spelling {
    case "manual": self = .manual
    case "extracted_with_value": self = .extractedWithValue
    case "stale": self = .stale
    case "migrated": self = .migrated
    default: self = .other(spelling)
    }
  }
}
