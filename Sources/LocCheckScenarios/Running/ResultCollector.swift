import LocCheckResults

/// Puts results that arrive in any order into plan order, and tells of them in that order.
struct ResultCollector {
  /// The suites whose checks have all ended.
  private(set) var suites: [SuiteResult] = []
  /// The chunks that have arrived ahead of their turn.
  private var waiting: [Int: [CaseResult]] = [:]
  /// The chunk whose turn it is.
  private var turn = 0
  /// The numbers of checks of the files that have not ended, in order.
  private var remaining: ArraySlice<(file: String, count: Int)>
  /// The results of the file that is being filled.
  private var current: [CaseResult] = []
  /// The failures that still count, nil for no limit.
  private var failuresLeft: Int?

  /// Creates a collector for a plan.
  init(_ plan: RunPlan, failureLimit: Int?) {
    self.remaining = plan.suites.map { ($0.file, $0.cases.count) }[...]
    self.failuresLeft = failureLimit
  }

  /// Whether the limit of failures has been reached.
  var isFull: Bool { failuresLeft == 0 }

  /// Adds the results of a chunk, and tells of all whose turn has come.
  mutating func add(_ results: [CaseResult], at index: Int, observing observe: (RunEvent) -> Void) {
    waiting[index] = results
    while let results = waiting.removeValue(forKey: turn) {
      turn += 1
      for result in results { add(result, observing: observe) }
    }
  }

  /// Adds the next result of the plan.
  private mutating func add(_ result: CaseResult, observing observe: (RunEvent) -> Void) {
    var result = result
    if isFull {
      result = CaseResult(
        id: result.id, line: result.line, position: result.position,
        status: .notRun("after a failure"), tags: result.tags)
    }
    switch result.status {
    case .failed, .error: failuresLeft = failuresLeft.map { max(0, $0 - 1) }
    case .passed, .skipped: break
    }
    observe(.caseEnded(result))
    current.append(result)
    while let suite = remaining.first, current.count == suite.count {
      let ended = SuiteResult(file: suite.file, cases: current)
      suites.append(ended)
      observe(.suiteEnded(ended))
      current = []
      remaining.removeFirst()
    }
  }
}
