import LocCheckCatalogs

/// How a conversion reads an integer.
extension Placeholder {
  /// Whether the conversion reads a signed integer.
  var isSigned: Bool { expectation == .integer(isSigned: true) }

  /// Whether the conversion writes decimal digits.
  var isDecimal: Bool {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"),
      UInt8(ascii: "U"):
      true
    default: false
    }
  }

  /// Returns the lowest bits of a value, as many as the conversion reads, extended to 64.
  func cut(_ value: Int64, isSigned: Bool) -> Int64 {
    let shift = 64 - length.bits
    return isSigned
      ? (value << shift) >> shift
      : Int64(bitPattern: (UInt64(bitPattern: value) << shift) >> shift)
  }
}

extension Argument.Value {
  /// The bits of an integer as they lie in the argument list, zero for other values.
  var bits: Int64 {
    switch self {
    case .signed(let value): value
    case .unsigned(let value): Int64(bitPattern: value)
    case .floating, .string, .runs: 0
    }
  }

  /// Returns whether two values are the same integer.
  func isSameInteger(as other: Argument.Value) -> Bool {
    switch (self, other) {
    case (.signed(let left), .signed(let right)): left == right
    case (.unsigned(let left), .unsigned(let right)): left == right
    case (.signed(let left), .unsigned(let right)), (.unsigned(let right), .signed(let left)):
      left == right
    default: false
    }
  }
}
