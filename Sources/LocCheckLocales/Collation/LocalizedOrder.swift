/// The order in which Apple's systems show names, as `localizedStandardCompare` gives it in
/// English.
///
/// Letters come before their capitals, accents behind the plain letter, and digits compare as
/// numbers: `a2`, `A2`, `a10`. It is CLDR's root collation with numeric collation on, and what it
/// holds equal is ordered by its UTF-8 bytes.
public struct LocalizedOrder: Sendable {
  /// ICU's collation.
  private let collator: ICU.Collator

  /// Creates the order.
  public init() { self.collator = ICU.Collator(of: "en") }

  /// Returns whether one text comes before another; no text comes before itself.
  public func precedes(_ left: String, _ right: String) -> Bool {
    switch collator.compare(left, right) {
    case ..<0: true
    case 0: left.utf8.lexicographicallyPrecedes(right.utf8)
    default: false
    }
  }
}
