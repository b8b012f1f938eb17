/// The Swift type of an interpolated value, as far as it decides the derived key.
///
/// The type decides the specifier a string interpolation puts into its key: `Int` gives `%lld`,
/// `Int32` gives `%d`, `String` gives `%@`. Foundation's `String.LocalizationValue` and SwiftUI's
/// `LocalizedStringKey` agree on it.
public enum ArgumentType: String, Sendable, Hashable, CaseIterable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case float = "Float"
  case double = "Double"
  case string = "String"
  case substring = "Substring"
  case text = "Text"

  /// The specifier an interpolation of the type puts into the key.
  public var specifier: String {
    switch self {
    case .int, .int64: "%lld"
    case .int8, .int16, .int32: "%d"
    case .uint, .uint64: "%llu"
    case .uint8, .uint16, .uint32: "%u"
    case .float: "%f"
    case .double: "%lf"
    case .string, .substring, .text: "%@"
    }
  }

  /// A Boolean value that says whether values of the type are integers.
  public var isInteger: Bool {
    switch self {
    case .uint, .uint8, .uint16, .uint32, .uint64: true
    default: isSignedInteger
    }
  }

  /// A Boolean value that says whether values of the type are integers with a sign.
  public var isSignedInteger: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64: true
    default: false
    }
  }
}
