import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults

extension SampleRuns {
  /// One shard of a run that was interrupted: flaky, known and skipped checks, and some it did not come to.
  static let troubled: RunResults = {
    let file = "Scenarios/files.loccheck"
    let other = "Scenarios/::set-output name=a::##[add-mask]x.loccheck"
    let wrong = Diagnostic(
      "text.plural-form", .error, "wrong plural form in pl: expected \"2 pliki\", got \"2 pliku\"",
      details: [.init("expected", "2 pliki"), .init("actual", "2 pliku")])
    let known = CaseResult.Status.knownFailure("LOC-12", "wrong text in he: got \"שלום 12\"")
    /// Returns the result of a check that may have been made before.
    func result(
      _ file: String, _ scenario: String, _ locale: String?, _ line: Int,
      _ status: CaseResult.Status, _ attempts: [CaseResult.Status] = []
    ) -> CaseResult {
      CaseResult(
        id: CaseID(file: file, scenario: scenario, locale: locale), line: line, position: 0,
        status: status,
        attempts: attempts, expected: "2 pliki #1", actual: "2 pliku #1")
    }
    var environment = SampleRuns.environment
    environment.shard = Shard(2, of: 4)
    environment.interruption = "SIGINT"
    return RunResults(
      suites: [
        SuiteResult(
          file: other,
          cases: [
            result(other, "::error::a", "en", 3, .failed(wrong)),
            result(other, "##vso[task.complete]", nil, 4, .passed),
          ]),
        SuiteResult(
          file: file,
          cases: [
            result(file, "Files", "pl", 7, .passed, [.failed(wrong), .failed(wrong)]),
            result(file, "Files", "de", 8, .passed, [.passed]),
            result(file, "Files", "he", 9, known),
            result(file, "Files", "ja", 10, .skipped(reason: "skipped: no review yet # TODO")),
            result(file, "Files", "ko", 11, .notRun("since the run was interrupted")),
            result(file, "Files", "th", 12, .notRun("since the run was interrupted")),
          ]),
      ], environment: environment)
  }()

  /// The samples that have reports on record, by the names of these.
  static let onRecord: [(name: String, results: RunResults)] = [
    ("ordinary", ordinary), ("nasty", nasty), ("troubled", troubled),
  ]
}

extension RunEventReport {
  /// Returns everything that is printed of a run.
  mutating func output(of results: RunResults) -> String {
    results.events.map { text(for: $0) }.joined()
  }
}

extension RunReport {
  /// Returns the bytes of the report of a run as text.
  func output(of results: RunResults) throws -> String {
    var bytes: [UInt8] = []
    try write(results) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
