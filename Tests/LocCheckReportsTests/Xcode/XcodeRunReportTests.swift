import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults
import Testing

struct XcodeRunReportTests {
  /// Returns everything that is printed of a run.
  private func output(of results: RunResults) -> String {
    var report = XcodeRunReport()
    return report.output(of: results)
  }

  @Test(arguments: SampleRuns.onRecord.map(\.name))
  func `a run makes the lines on record`(name: String) throws {
    let results = try #require(SampleRuns.onRecord.first { $0.name == name }?.results)
    try Goldens.expect(output(of: results), named: "\(name).xcode.txt")
  }

  @Test func `each failure is a line with its place, then the counts`() {
    let lines = output(of: SampleRuns.ordinary).split(separator: "\n").map { $0.prefix(52) }
    #expect(
      lines == [
        "Scenarios/checkout/cart.loccheck:20:15: error: wrong",
        "warning: the text has digits of another numbering sy",
        "Scenarios/checkout/cart.loccheck:50: error: 'Cart.xc",
        "1 check failed, 1 could not be made, 2 passed, 1 ski",
      ])
  }

  @Test func `a check that held at last is a warning`() {
    let failure = CaseResult.Status.failed(Diagnostic("text.differs", .error, "wrong text"))
    let result = CaseResult(
      id: CaseID(file: "a.loccheck", scenario: "s"), line: 3, status: .passed,
      attempts: [failure, .passed])
    var report = XcodeRunReport()
    #expect(
      report.text(for: .caseEnded(result)) == """
        a.loccheck:3: warning: passed at attempt 3, but not at first: wrong text [run.flaky]

        """)
  }
}
