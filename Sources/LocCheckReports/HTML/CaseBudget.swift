/// Decides, check by check in the order of the results, how much of each the page shows.
///
/// The same checks in the same order get the same answers: the table asks first, for its links, and the
/// list again.
struct CaseBudget {
  /// How a check is shown.
  enum Form {
    /// With everything that is known about it.
    case full
    /// In one line.
    case row
    /// Not by itself.
    case counted
  }

  /// How many checks can still be shown in full.
  private var fullCases: Int
  /// How many of those that want attention can still be shown in a line.
  private var urgentRows: Int
  /// How many of the others can still be shown in a line.
  private var calmRows: Int

  /// Creates the budget of a page.
  init(_ limits: HTMLReport.Limits) {
    fullCases = limits.fullCases
    urgentRows = limits.rows
    calmRows = limits.rows
  }

  /// Returns how the next check is shown.
  mutating func form(of outcome: Outcome) -> Form {
    if outcome.wantsAttention {
      if Self.take(from: &fullCases) { return .full }
      return Self.take(from: &urgentRows) ? .row : .counted
    }
    return Self.take(from: &calmRows) ? .row : .counted
  }

  /// Takes one from a number, and returns whether there was one.
  private static func take(from count: inout Int) -> Bool {
    guard count > 0 else { return false }
    count -= 1
    return true
  }
}
