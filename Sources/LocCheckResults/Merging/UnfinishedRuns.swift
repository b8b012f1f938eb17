/// Finds out whether other runs have made the checks that a run was killed before.
struct UnfinishedRuns {
  /// The runs, the earliest first.
  private let runs: [RunPart]
  /// The results of each file, with the number of their run, by the bytes of the paths.
  private let suites: [[UInt8]: [(run: Int, cases: [CaseResult])]]
  /// The checks that some run made of each file of which one was killed before others.
  private let made: [[UInt8]: Set<CheckDigest>]

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
    made = suites.mapValues { suites in
      let cases = suites.lazy.flatMap(\.cases)
      guard cases.contains(where: \.namesMissing) else { return [] }
      return Set(cases.filter { !$0.status.isNotRun }.map { CheckDigest($0.id) })
    }
  }

  /// Returns whether nothing is uncertain any more of what a run left open of a file.
  ///
  /// - Parameters:
  ///   - suite: The results of the file.
  ///   - number: The number of the run.
  ///   - result: What says that something is open.
  func isSettled(_ result: CaseResult, in suite: SuiteResult, ofRun number: Int) -> Bool {
    let path = Array(suite.file.utf8)
    guard result.isMixed else {
      // A number alone does not say which checks are missing: others of the file may be none of them.
      return result.namesMissing && made[path, default: []].isSuperset(of: result.missing)
    }
    // No result of several runs is certain: each has to be there again.
    let own = keys(of: suite.cases)
    let later = suites[path, default: []].filter {
      $0.run > number && runs[$0.run].covers(runs[number])
    }
    return !own.isEmpty && own.isSubset(of: keys(of: later.flatMap(\.cases)))
  }

  /// Returns what some checks are known by, without what is said of the whole file.
  private func keys(of cases: [CaseResult]) -> Set<CaseKey> {
    Set(cases.lazy.filter { !$0.isUnfinished }.map { CaseKey($0.id) })
  }
}
