/// The value that selects a plural: what Apple's formatter hands to the rules.
///
/// The digits that are printed do not matter: `1.0` selects as `1` does.
public enum PluralOperand: Hashable, Sendable {
  /// An integer of any width.
  case integer(Int64)
  /// A floating-point number.
  case floating(Double)

  /// The value as a floating-point number.
  public var doubleValue: Double {
    switch self {
    case .integer(let value): Double(value)
    case .floating(let value): value
    }
  }

  /// A Boolean value that says whether the value is zero, which selects an explicit `zero` form.
  public var isZero: Bool { doubleValue == 0 }
}
