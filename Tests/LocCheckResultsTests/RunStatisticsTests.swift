import LocCheckDiagnostics
import LocCheckResults
import Testing

struct RunStatisticsTests {
  /// One case of each status, and one more that passed.
  private let cases = [
    CaseResult.Status.passed, .failed(Diagnostic("a.b", .error, "m")), .passed,
    .error(Diagnostic("a.c", .error, "m")), .skipped(reason: "known X-1"),
  ].map { CaseResult(id: CaseID(file: "a", scenario: "s"), line: 1, status: $0, nanoseconds: 7) }

  @Test func `cases are counted by status`() {
    let counts = RunStatistics(cases)
    #expect(counts == RunStatistics(passed: 2, failed: 1, errors: 1, skipped: 1))
    #expect(counts.total == 5)
  }

  @Test func `only failures and errors spoil a run`() {
    #expect(RunStatistics(passed: 3, skipped: 2).isSuccess)
    #expect(RunStatistics().isSuccess)
    #expect(!RunStatistics(passed: 3, failed: 1).isSuccess)
    #expect(!RunStatistics(passed: 3, errors: 1).isSuccess)
  }

  @Test func `a run adds up its suites`() {
    let results = RunResults(
      suites: [SuiteResult(file: "a", cases: cases), SuiteResult(file: "b", cases: [cases[0]])],
      environment: RunEnvironment(
        toolVersion: "1", icuVersion: "76.1", cldrVersion: "46", hostname: "h", startedAt: 0,
        nanoseconds: 1))
    #expect(results.statistics == RunStatistics(passed: 3, failed: 1, errors: 1, skipped: 1))
    #expect(results.suites.map(\.nanoseconds) == [35, 7])
  }

  @Test func `a status has its word and its diagnostic`() {
    #expect(cases.map(\.status.word) == ["passed", "failed", "passed", "error", "skipped"])
    #expect(cases.map { $0.status.diagnostic?.id.name } == [nil, "a.b", nil, "a.c", nil])
  }
}
