public import LocCheckLocales

extension CheckRow {
  /// The greatest number of argument combinations in one row.
  static let combinationLimit = 10_000

  /// Returns every combination of the row's argument values in one locale, the last argument
  /// fastest.
  ///
  /// - Parameter counts: The counts that stand for a category in the locale, as the scenario's
  ///   argument at a place takes them; only asked for cells like `@few`.
  public func combinations(
    counts: (_ category: PluralCategory, _ argument: Int) -> [ArgumentValue]
  ) -> [[ArgumentValue]] {
    var combinations: [[ArgumentValue]] = [[]]
    for (place, cells) in arguments.enumerated() {
      let values = cells.flatMap { cell in
        switch cell {
        case .value(let value): [value]
        case .category(let category): counts(category, place)
        }
      }
      combinations = combinations.flatMap { start in values.map { start + [$0] } }
    }
    return combinations
  }
}
