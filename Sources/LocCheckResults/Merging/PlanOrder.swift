/// The order of a file's results in its plan, also where some reports do not say it.
///
/// Results with a position go by it. The others keep the order in which their run had them, and find their place
/// among those of other runs by their lines, which a plan has in order.
struct PlanOrder {
  /// What results are ordered by.
  private struct Key {
    /// The line, or that of a result before it in the same run.
    var line = 0
    /// The number of the run; results with a position come before all others.
    var run = Int.min
    /// The place among the results of the same kind.
    var place = 0
  }

  /// The results.
  private let results: [CaseResult]
  /// The keys of the results.
  private var keys: [Key]

  /// Returns results in the order of their plan; those of which nothing is known stay in their order here.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - runs: The number of the run that each is of; of one line, results of lower numbers come first.
  static func sorted(_ results: [CaseResult], of runs: [Int]) -> [CaseResult] {
    var order = PlanOrder(results)
    order.placePositioned()
    order.placeOthers(of: runs)
    let keys = order.keys
    return results.indices.sorted { left, right in
      let (one, other) = (keys[left], keys[right])
      return (one.line, one.run, one.place) < (other.line, other.run, other.place)
    }.map { results[$0] }
  }

  /// Creates the order of results before any has a place.
  private init(_ results: [CaseResult]) {
    self.results = results
    keys = [Key](repeating: Key(), count: results.count)
  }

  /// Gives the results with a position their keys.
  private mutating func placePositioned() {
    let places = results.indices.compactMap { index in
      results[index].position.map { (position: $0, index: index) }
    }
    var line = 0
    for (place, item) in places.sorted(by: <).enumerated() {
      line = max(line, results[item.index].knownLine ?? 0)
      keys[item.index] = Key(line: line, place: place)
    }
  }

  /// Gives the results without one their keys; a run that has no lines at all comes after the others.
  private mutating func placeOthers(of runs: [Int]) {
    let indices = results.indices.filter { results[$0].position == nil }
    var lines: [Int: Int] = [:]
    for index in indices where results[index].knownLine != nil { lines[runs[index]] = 0 }
    for index in indices {
      let line = max(lines[runs[index]] ?? .max, results[index].knownLine ?? 0)
      lines[runs[index]] = line
      keys[index] = Key(line: line, run: runs[index], place: index)
    }
  }
}

extension [CaseResult] {
  /// Returns the results of a file in one run by their place in its plan, those of one place in their order here.
  package func inPlanOrder() -> [CaseResult] {
    PlanOrder.sorted(self, of: Array<Int>(repeating: 0, count: count))
  }
}
