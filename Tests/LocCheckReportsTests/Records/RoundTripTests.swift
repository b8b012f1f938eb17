import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

/// Results that are read back make the same reports, byte by byte.
struct RoundTripTests {
  @Test(arguments: SampleRuns.named)
  func `JSON gives the reports of the run`(run: NamedRun) throws {
    let text = try JSONReport().output(of: run.results)
    let read = RunReportReader.results(of: SourceText(path: "run.json", text: text))
    #expect(read.diagnostics.isEmpty)
    #expect(try RenderedRun(#require(read.value)) == RenderedRun(run.results))
  }

  @Test(arguments: SampleRuns.named)
  func `a journal gives the reports of the run`(run: NamedRun) throws {
    let source = SourceText(path: "run.jsonl", bytes: SampleRuns.journal(of: run.results))
    let read = RunReportReader.results(of: source)
    #expect(read.diagnostics.isEmpty)
    #expect(try RenderedRun(#require(read.value)) == RenderedRun(run.results))
  }

  @Test func `lines of a journal may come in any order of their checks`() throws {
    let run = SampleRuns.named[2]
    let source = SourceText(
      path: "run.jsonl", bytes: SampleRuns.journal(of: run.results, reversed: true))
    let read = try #require(RunReportReader.results(of: source).value)
    #expect(try RenderedRun(read) == RenderedRun(run.results))
  }
}
