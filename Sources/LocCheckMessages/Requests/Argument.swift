public import LocCheckCatalogs
public import LocCheckMarkdown

/// One value handed to a message, with the Swift type it had at the call.
public struct Argument: Sendable, Hashable {
  /// The name the scenario or the trace knows it by, nil for an unnamed value.
  public var name: String?
  /// The Swift type it had, which derived the key.
  public var type: ArgumentType
  /// The value, widened as `CVarArg` promotion does.
  public var value: Value
  /// The specifier that the call wrote (`specifier: "%.2f"`), nil where the type decides.
  public var specifier: String?

  /// Creates an argument.
  public init(name: String? = nil, type: ArgumentType, value: Value, specifier: String? = nil) {
    self.name = name
    self.type = type
    self.value = value
    self.specifier = specifier
  }

  /// A value as it travels to the formatter.
  public enum Value: Sendable, Hashable {
    /// A signed integer of any width.
    case signed(Int64)
    /// An unsigned integer of any width.
    case unsigned(UInt64)
    /// A `Float` or `Double`.
    case floating(Double)
    /// A string, inserted as it is.
    case string(String)
    /// A nested `Text`, inserted with its styles.
    case runs([StyledRun])
  }
}
