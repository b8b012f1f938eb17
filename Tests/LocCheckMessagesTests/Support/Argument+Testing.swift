import LocCheckCatalogs
import LocCheckMessages

extension Argument {
  /// Makes an `Int`.
  static func int(_ value: Int64) -> Argument { Argument(type: .int, value: .signed(value)) }

  /// Makes an `Int32`.
  static func int32(_ value: Int32) -> Argument {
    Argument(type: .int32, value: .signed(Int64(value)))
  }

  /// Makes a `UInt`.
  static func uint(_ value: UInt64) -> Argument { Argument(type: .uint, value: .unsigned(value)) }

  /// Makes a `Double`.
  static func double(_ value: Double) -> Argument {
    Argument(type: .double, value: .floating(value))
  }

  /// Makes a `String`.
  static func string(_ value: String) -> Argument {
    Argument(type: .string, value: .string(value))
  }
}
