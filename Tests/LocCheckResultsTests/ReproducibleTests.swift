import LocCheckResults
import Testing

struct ReproducibleTests {
  @Test func `equal results are equal whenever and wherever they were found`() {
    /// A run of one check.
    func run(host: String, at moment: Int64, nanoseconds: Int64) -> RunResults {
      let result = CaseResult(
        id: CaseID(file: "f", scenario: "s"), line: 1, status: .passed, nanoseconds: nanoseconds)
      return RunResults(
        suites: [SuiteResult(file: "f", cases: [result])],
        environment: RunEnvironment(
          toolVersion: "1", icuVersion: "2", cldrVersion: "3", hostname: host, startedAt: moment,
          nanoseconds: nanoseconds))
    }
    let first = run(host: "a", at: 1, nanoseconds: 2).reproducible(at: 7)
    #expect(first == run(host: "b", at: 3, nanoseconds: 4).reproducible(at: 7))
    #expect(first == run(host: "localhost", at: 7, nanoseconds: 0))
  }
}
