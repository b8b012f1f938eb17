import LocCheckDiagnostics
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
    /// The results in the order in which their checks ended first.
    var cases: [CaseResult] = []
    /// The places of the checks among the results.
    var places: [Check: Int] = [:]
  }

  /// What tells one check of a file from another.
  private struct Check: Hashable {
    /// The place in the plan.
    let position: Int
    /// The identity.
    let key: CaseKey
  }

  /// The results in the order of the plan; where some of a file's are missing, an error says so.
  var results: [SuiteResult] {
    suites.map { suite in
      let missing = suite.planned - suite.cases.count
      return SuiteResult(
        file: suite.file,
        cases: suite.cases.inPlanOrder()
          + (missing > 0 ? [.unfinished(missing, of: suite.file, at: suite.planned)] : []))
    }
  }

  /// The number of checks in the plan that have no result.
  var missing: Int { suites.reduce(0) { $0 + max($1.planned - $1.cases.count, 0) } }

  /// Notes what was going to be run.
  mutating func plan(_ planned: [JournalLine.PlannedSuite]) {
    for suite in planned { suites[place(of: suite.file)].planned = suite.cases }
  }

  /// Adds a result, or replaces the one its check has.
  mutating func add(_ result: CaseResult) {
    let place = place(of: result.id.file)
    let check = Check(position: result.position, key: CaseKey(result.id))
    if let index = suites[place].places[check] {
      suites[place].cases[index] = result
    } else {
      suites[place].places[check] = suites[place].cases.count
      suites[place].cases.append(result)
    }
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

extension CaseResult {
  /// Says of checks of a file that nobody knows how they end, so that no reader takes the others for all.
  fileprivate static func unfinished(_ count: Int, of file: String, at position: Int) -> CaseResult
  {
    let checks = count == 1 ? "1 check has no result" : "\(count) checks have no result"
    return CaseResult(
      id: CaseID(file: file, scenario: "checks without a result"), line: 1, position: position,
      status: .error(
        Diagnostic(
          .unfinished, .error, "\(checks): the run was killed",
          help: "run them with 'loccheck run --rerun-failed' and this report")))
  }
}
