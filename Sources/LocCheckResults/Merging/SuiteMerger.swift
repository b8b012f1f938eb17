/// Puts the results of several runs together, file by file.
struct SuiteMerger {
  /// The results so far, by the bytes of the files' paths.
  private var suites: [[UInt8]: MergedSuite] = [:]

  /// The suites, ordered by the bytes of their paths; the checks of each in the order of the plan.
  var merged: [SuiteResult] {
    suites.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { $0.value.result }
  }

  /// Adds the results of a file in a run that came later than those before.
  ///
  /// - Parameters:
  ///   - suite: The results.
  ///   - run: A number of the run; where nothing else tells the order of two checks, those of the lower come
  ///     first.
  mutating func add(_ suite: SuiteResult, of run: Int) {
    let path = Array(suite.file.utf8)
    suites[path, default: MergedSuite(file: suite.file)].add(suite.cases, of: run)
  }
}

/// The results of one scenario file in several runs.
private struct MergedSuite {
  /// The path.
  let file: String
  /// The results in the order in which their checks came first.
  private var cases: [CaseResult] = []
  /// The number of the run that had each check first.
  private var runs: [Int] = []
  /// The places of the checks among the results.
  private var places: [CaseKey: Int] = [:]

  /// Creates the results of a file that no run has had.
  init(file: String) { self.file = file }

  /// The results in the order of the plan.
  var result: SuiteResult { SuiteResult(file: file, cases: PlanOrder.sorted(cases, of: runs)) }

  /// Adds results of a later run.
  mutating func add(_ results: [CaseResult], of run: Int) {
    for result in results {
      let key = CaseKey(result.id)
      if let place = places[key] {
        cases[place] = cases[place].merged(with: result)
      } else {
        places[key] = cases.count
        cases.append(result)
        runs.append(run)
      }
    }
  }
}
