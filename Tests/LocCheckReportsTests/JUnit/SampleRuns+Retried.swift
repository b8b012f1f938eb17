import LocCheckDiagnostics
import LocCheckResults

extension SampleRuns {
  /// A run whose checks were made more than once.
  static let retried: RunResults = {
    let file = "Scenarios/retried.loccheck"
    let failure = Diagnostic("text.differs", .error, "wrong text: got \"a\"")
    let error = Diagnostic("scenario.catalog", .error, "'a.xcstrings' cannot be read")
    let statuses: [(CaseResult.Status, [CaseResult.Status])] = [
      (.passed, [.failed(failure), .error(error), .passed]),
      (.failed(failure), [.error(error), .failed(failure)]),
      (.error(error), [.failed(failure), .skipped(reason: "not run"), .error(error)]),
      (.skipped(reason: "known A-1"), [.failed(failure)]),
    ]
    let cases = statuses.enumerated().map { index, outcome in
      CaseResult(
        id: CaseID(file: file, scenario: "Scenario \(index)", locale: "de"), line: index + 3,
        position: 0, status: outcome.0, attempts: outcome.1, expected: "b\u{200F}", actual: "a",
        trace: [
          TraceStep(step: "table", what: "a", result: "found", file: "a.xcstrings", line: 7)
        ],
        findings: [Diagnostic("text.digits", .warning, "other digits")])
    }
    var environment = SampleRuns.environment
    environment.shard = Shard(2, of: 4)
    environment.interruption = "SIGINT"
    return RunResults(suites: [SuiteResult(file: file, cases: cases)], environment: environment)
  }()
}
