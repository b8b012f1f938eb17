import LocCheckResults

/// The number of checks by outcome.
struct OutcomeCounts: Sendable, Hashable {
  /// The counts, in the order of the outcomes.
  private var counts = [Int](repeating: 0, count: Outcome.allCases.count)

  /// Creates counts of nothing.
  init() {}

  /// Creates the counts of some results.
  init(_ results: some Sequence<CaseResult>) {
    for result in results { add(Outcome(result)) }
  }

  /// The number of checks.
  var total: Int { counts.reduce(0, +) }

  /// The checks that hold, whether or not they did at first.
  var held: Int { self[.passed] + self[.flaky] }

  /// The checks that speak against the run.
  var bad: Int { self[.failed] + self[.error] }

  /// The worst outcome there is, nil without a check.
  var worst: Outcome? { Outcome.allCases.first { self[$0] > 0 } }

  /// The number of checks of an outcome.
  subscript(outcome: Outcome) -> Int { counts[outcome.index] }

  /// Counts one more check.
  mutating func add(_ outcome: Outcome) { counts[outcome.index] += 1 }

  /// Adds other counts.
  mutating func add(_ other: OutcomeCounts) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }

  /// The outcomes there are, with their numbers, the worst first.
  var present: [(outcome: Outcome, count: Int)] {
    Outcome.allCases.map { ($0, self[$0]) }.filter { $0.1 > 0 }
  }

  /// The counts in words, the worst first: `1 failed, 2 passed`.
  var words: String {
    let parts = present.map { "\($1) \($0.word(counting: $1))" }
    return parts.isEmpty ? "no checks" : parts.joined(separator: ", ")
  }
}

extension Outcome {
  /// The outcome's place among all.
  fileprivate var index: Int {
    switch self {
    case .failed: 0
    case .error: 1
    case .flaky: 2
    case .skipped: 3
    case .notRun: 4
    case .passed: 5
    }
  }
}
