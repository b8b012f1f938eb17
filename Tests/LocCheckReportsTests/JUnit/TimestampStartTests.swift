import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

struct TimestampStartTests {
  /// The ordinary run as if it had started some nanoseconds later.
  private func run(_ nanosecond: Int64) -> RunResults {
    var results = SampleRuns.ordinary
    results.environment.startNanosecond = nanosecond
    return results
  }

  @Test(arguments: [
    (1, "2026-01-31T09:08:07.000000001Z"), (123_456_789, "2026-01-31T09:08:07.123456789Z"),
  ])
  func `a moment has nine decimals and is read back`(nanosecond: Int64, text: String) {
    #expect(Timestamp.preciseStart(of: run(nanosecond).environment) == text)
    #expect(Timestamp.nanosecond(text) == nanosecond)
  }

  @Test(arguments: [
    "", "2026-01-31T09:08:07Z", "2026-01-31T09:08:07.5Z", "x.12345678-Z", "x.-12345678Z", ".",
  ])
  func `what has no nine decimals says nothing`(text: String) {
    #expect(Timestamp.nanosecond(text) == nil)
  }

  @Test(arguments: JUnitReport.Flavor.allCases)
  func `a report tells runs of one second apart`(flavor: JUnitReport.Flavor) throws {
    let text = try JUnitReport(flavor: flavor).text(of: run(42))
    let read = RunReportReader.results(of: SourceText(path: "r.xml", text: text))
    #expect(read.value?.environment.startNanosecond == 42)
    #expect(read.value?.environment.startedAt == SampleRuns.environment.startedAt)
  }

  @Test func `a document in JSON has the fraction too`() throws {
    let text = try JSONReport().output(of: run(42))
    let read = RunReportReader.results(of: SourceText(path: "r.json", text: text))
    #expect(read.value?.environment.startNanosecond == 42)
  }
}
