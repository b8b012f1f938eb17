extension ValueSyntax where Value: FixedWidthInteger {
  /// A whole number in decimal digits within a range.
  public static func integer(_ name: String, in range: ClosedRange<Value>) -> ValueSyntax {
    ValueSyntax(name) { text throws(InvalidValue) in
      guard let value = Value(text), range.contains(value) else {
        throw InvalidValue(expected: range.expectation)
      }
      return value
    }
  }
}

extension ValueSyntax where Value == Double {
  /// A number in decimal digits with an optional fraction, such as `2.5`, within a range.
  public static func number(_ name: String, in range: ClosedRange<Double>) -> ValueSyntax {
    ValueSyntax(name) { text throws(InvalidValue) in
      // `Double` alone would also read “nan”, “infinity”, hexadecimal digits and exponents.
      let isDecimal = text.unicodeScalars.allSatisfy { "0123456789.-".unicodeScalars.contains($0) }
      guard isDecimal, let value = Double(text), range.contains(value) else {
        throw InvalidValue(
          expected: "a number from \(range.lowerBound.brief) to \(range.upperBound.brief)")
      }
      return value
    }
  }
}

extension ClosedRange where Bound: FixedWidthInteger {
  /// The range in words; a bound that is the limit of the type goes without saying.
  fileprivate var expectation: String {
    switch (lowerBound == .min && Bound.isSigned, upperBound == .max) {
    case (true, true): "a whole number"
    case (true, false): "a whole number of at most \(upperBound)"
    case (false, true): "a whole number of at least \(lowerBound)"
    case (false, false): "a whole number from \(lowerBound) to \(upperBound)"
    }
  }
}

extension Double {
  /// The number without a fraction that is zero.
  fileprivate var brief: String { Int(exactly: self).map(String.init) ?? String(self) }
}
