import LocCheckResults

/// The results in a journal, brought into the order of the plan.
struct JournaledSuites {
  /// The results by file: planned files in their order, then others as they came.
  private var suites: [Suite] = []
  /// The places of the files among the results, by the bytes of their paths.
  private var places: [[UInt8]: Int] = [:]

  /// The results of a file.
  private struct Suite {
    /// The path.
    let file: String
    /// The number of checks in the plan.
    var planned = 0
    /// The checks in the plan, as far as they are told.
    var checks: [CheckDigest] = []
    /// The results in the order in which their checks ended first.
    var cases: [CaseResult] = []
    /// The places of the checks among the results.
    var places: [Check: Int] = [:]
    /// Whether lines of another run are among them.
    var isMixed = false

    /// What the results are worth, where they are not all.
    var remarks: [CaseResult] {
      let missing = planned - cases.count
      return (missing > 0 ? [.unfinished(missing, missingChecks, of: file, planned: planned)] : [])
        + (isMixed ? [.mixed(of: file, at: max(planned, cases.count))] : [])
    }

    /// The checks in the plan without a result.
    private var missingChecks: [CheckDigest] {
      let made = Set(cases.map { CheckDigest($0.id) })
      return checks.filter { !made.contains($0) }
    }
  }

  /// What tells one check of a file from another.
  private struct Check: Hashable {
    /// The place in the plan.
    let position: Int?
    /// The identity.
    let key: CaseKey
  }

  /// The results in the order of the plan; where some of a file's are missing, or are of another run, an error
  /// says so.
  var results: [SuiteResult] {
    suites.map { SuiteResult(file: $0.file, cases: $0.cases.inPlanOrder() + $0.remarks) }
  }

  /// The files with more results than the run was going to have.
  var overfullFiles: [String] { suites.filter { $0.cases.count > $0.planned }.map(\.file) }

  /// Notes what was going to be run.
  mutating func plan(_ planned: [JournalLine.PlannedSuite]) {
    for suite in planned {
      let place = place(of: suite.file)
      suites[place].planned = suite.cases
      suites[place].checks = suite.checks
    }
  }

  /// Notes that lines of another run are among those of a file.
  ///
  /// - Parameters:
  ///   - file: The file, nil for any.
  ///   - fallback: What stands for the file where there is none.
  mutating func mix(_ file: String?, orElse fallback: String) {
    suites[place(of: file ?? suites.first?.file ?? fallback)].isMixed = true
  }

  /// Adds a result, or replaces the one its check has, and returns whether it has one.
  mutating func add(_ result: CaseResult) -> Bool {
    let place = place(of: result.id.file)
    let check = Check(position: result.position, key: CaseKey(result.id))
    if let index = suites[place].places[check] {
      suites[place].cases[index] = result
      return true
    }
    suites[place].places[check] = suites[place].cases.count
    suites[place].cases.append(result)
    return false
  }

  /// Returns the place of a file among the results.
  private mutating func place(of file: String) -> Int {
    let path = Array(file.utf8)
    if let place = places[path] { return place }
    places[path] = suites.count
    suites.append(Suite(file: file))
    return suites.count - 1
  }
}
