public import LocCheckCatalogs
public import LocCheckMessages

/// A number that an interpolation writes by a `printf` specifier.
///
/// SwiftUI knows the same set of types under an underscored name; `Bool`, `Character` and optionals
/// are left out on purpose, there as here.
public protocol FormatSpecifiable: MessageArgument {
  /// The type as far as it decides the derived key.
  static var argumentType: ArgumentType { get }
  /// The value, widened as `CVarArg` promotion does.
  var argumentValue: Argument.Value { get }
}

extension FormatSpecifiable {
  /// The number with its type.
  public var messageArgument: Argument {
    Argument(type: Self.argumentType, value: argumentValue)
  }
}

extension FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
  /// The value, sign-extended to 64 bits.
  public var argumentValue: Argument.Value { .signed(Int64(self)) }
}

extension FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
  /// The value, zero-extended to 64 bits.
  public var argumentValue: Argument.Value { .unsigned(UInt64(self)) }
}

extension Int: FormatSpecifiable {
  /// `Int`, `%lld`.
  public static var argumentType: ArgumentType { .int }
}

extension Int8: FormatSpecifiable {
  /// `Int8`, `%d`.
  public static var argumentType: ArgumentType { .int8 }
}

extension Int16: FormatSpecifiable {
  /// `Int16`, `%d`.
  public static var argumentType: ArgumentType { .int16 }
}

extension Int32: FormatSpecifiable {
  /// `Int32`, `%d`.
  public static var argumentType: ArgumentType { .int32 }
}

extension Int64: FormatSpecifiable {
  /// `Int64`, `%lld`.
  public static var argumentType: ArgumentType { .int64 }
}

extension UInt: FormatSpecifiable {
  /// `UInt`, `%llu`.
  public static var argumentType: ArgumentType { .uint }
}

extension UInt8: FormatSpecifiable {
  /// `UInt8`, `%u`.
  public static var argumentType: ArgumentType { .uint8 }
}

extension UInt16: FormatSpecifiable {
  /// `UInt16`, `%u`.
  public static var argumentType: ArgumentType { .uint16 }
}

extension UInt32: FormatSpecifiable {
  /// `UInt32`, `%u`.
  public static var argumentType: ArgumentType { .uint32 }
}

extension UInt64: FormatSpecifiable {
  /// `UInt64`, `%llu`.
  public static var argumentType: ArgumentType { .uint64 }
}

extension Float: FormatSpecifiable {
  /// `Float`, `%f`.
  public static var argumentType: ArgumentType { .float }
  /// The value, promoted to `Double`.
  public var argumentValue: Argument.Value { .floating(Double(self)) }
}

extension Double: FormatSpecifiable {
  /// `Double`, `%lf`.
  public static var argumentType: ArgumentType { .double }
  /// The value.
  public var argumentValue: Argument.Value { .floating(self) }
}
