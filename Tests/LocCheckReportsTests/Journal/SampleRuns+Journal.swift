import LocCheckReports
import LocCheckResults

extension SampleRuns {
  /// Returns the journal of a run.
  static func journal(of results: RunResults, reversed: Bool = false) -> [UInt8] {
    let planned = results.suites.map {
      JournalLine.PlannedSuite(file: $0.file, cases: $0.cases.count)
    }
    let cases = results.suites.flatMap(\.cases).map(JournalLine.ended)
    return JournalLine.started(results.environment, suites: planned)
      + (reversed ? cases.reversed() : cases).joined()
      + JournalLine.ended(results.environment)
  }
}
