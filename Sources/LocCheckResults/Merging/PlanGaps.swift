/// Finds out whether other runs have made the checks that a run was killed before.
struct PlanGaps {
  /// The runs, the earliest first.
  private let runs: [RunPart]
  /// The results of each file, with the number of their run, by the bytes of the paths.
  private let suites: [[UInt8]: [(run: Int, cases: [CaseResult])]]

  /// Creates what finds the gaps of some runs.
  ///
  /// - Parameter runs: The runs, the earliest first.
  init(among runs: [RunPart]) {
    self.runs = runs
    var suites: [[UInt8]: [(run: Int, cases: [CaseResult])]] = [:]
    for (number, run) in runs.enumerated() {
      for suite in run.results.suites {
        suites[Array(suite.file.utf8), default: []].append((number, suite.cases))
      }
    }
    self.suites = suites
  }

  /// Returns whether nothing is uncertain any more of what a run left open of a file.
  ///
  /// - Parameters:
  ///   - suite: The results of the file.
  ///   - number: The number of the run.
  ///   - result: What says that something is open.
  func areFilled(in suite: SuiteResult, ofRun number: Int, about result: CaseResult) -> Bool {
    let own = keys(of: suite.cases)
    let others = suites[Array(suite.file.utf8), default: []]
    guard let count = result.unfinishedCount else {
      // No result of several runs is certain: each has to be there again.
      let later = others.filter { $0.run > number && runs[$0.run].covers(runs[number]) }
      return !own.isEmpty && own.isSubset(of: keys(of: later.flatMap(\.cases)))
    }
    // Which checks are missing nobody knows, but all of the run's plan are in the plan of these runs.
    let made = others.filter { sharePlans($0.run, number) }.flatMap(\.cases)
      .filter { !$0.status.isNotRun }
    return own.union(keys(of: made)).count >= own.count + count
  }

  /// Returns whether the checks that one run makes of another's plan can be any of them.
  private func sharePlans(_ one: Int, _ other: Int) -> Bool {
    let shards = [one, other].map { runs[$0].results.environment.shard }
    return shards.contains(nil) || shards[0] == shards[1]
  }

  /// Returns what some checks are known by, without what is said of the whole file.
  private func keys(of cases: [CaseResult]) -> Set<CaseKey> {
    Set(cases.lazy.filter { !$0.isUnfinished }.map { CaseKey($0.id) })
  }
}
