/// The CLDR rules for cardinal plurals of one locale.
public struct PluralRules: Sendable {
  /// The locale.
  public let locale: LocaleTag
  /// The categories the rules can give, in CLDR's order.
  public let categories: [PluralCategory]
  /// The categories of the first integers.
  private let memo: [PluralCategory]
  /// The rules themselves.
  private let rules: ICU.CardinalRules

  /// The number of integers whose categories are kept.
  private static let memoSize = 256
  /// The largest integer that runs of a category are looked for in, a million aside.
  private static let searchBound = 1200
  /// The integer that French, Italian, Portuguese and Spanish have a form of their own for.
  private static let million = 1_000_000

  /// Creates the rules of a locale; one CLDR does not know has the category `other` alone.
  public init(locale: LocaleTag) {
    let rules = ICU.CardinalRules(of: locale.icuIdentifier)
    self.locale = locale
    self.rules = rules
    self.categories = rules.categories
    self.memo = (0..<Self.memoSize).map { rules.category(of: Double($0)) }
  }

  /// Returns the category of a value, as `uplrules_select` gives it.
  public func category(of operand: PluralOperand) -> PluralCategory {
    if case .integer(let value) = operand, value >= 0, value < Self.memoSize {
      return memo[Int(value)]
    }
    return rules.category(of: operand.doubleValue)
  }

  /// Returns the counts that show where a category begins and ends, ascending.
  ///
  /// They are both ends of its first two runs of consecutive integers; a run that goes on past 1200
  /// has its beginning alone. A category without a smaller count has a million if it takes that, as
  /// French `many` does; one that no integer takes has none, such as Czech `many`.
  public func boundaryCounts(of category: PluralCategory) -> [Int64] {
    var counts: [Int64] = []
    var runs = 0
    var value = 0
    while value <= Self.searchBound, runs < 2 {
      guard isOf(category, value) else {
        value += 1
        continue
      }
      let start = value
      while value <= Self.searchBound, isOf(category, value) { value += 1 }
      counts.append(Int64(start))
      if value <= Self.searchBound, value - 1 > start { counts.append(Int64(value - 1)) }
      runs += 1
    }
    if counts.isEmpty, isOf(category, Self.million) { counts.append(Int64(Self.million)) }
    return counts
  }

  /// Returns whether an integer takes a category.
  private func isOf(_ category: PluralCategory, _ value: Int) -> Bool {
    self.category(of: .integer(Int64(value))) == category
  }
}
