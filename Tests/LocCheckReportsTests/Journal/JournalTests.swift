import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

struct JournalTests {
  /// Reads a journal.
  private func read(_ bytes: [UInt8]) -> (results: RunResults?, diagnostics: [Diagnostic]) {
    let read = RunReportReader.results(of: SourceText(path: "run.jsonl", bytes: bytes))
    return (read.value, read.diagnostics)
  }

  /// Reads a journal of lines.
  private func read(_ lines: [String]) -> (results: RunResults?, diagnostics: [Diagnostic]) {
    read(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  /// The first line of a run of two checks.
  private let start =
    #"{"v":1,"kind":"runStarted","toolVersion":"1","suites":[{"file":"a","cases":2}]}"#
  /// The last line of a run.
  private let end = #"{"v":1,"kind":"runEnded","nanoseconds":7}"#

  /// Returns the line of a check.
  private func line(_ position: Int, _ status: String = "passed") -> String {
    """
    {"v":1,"kind":"caseEnded","case":{"file":"a","scenario":"s\(position)",\
    "position":\(position),"status":"\(status)"}}
    """
  }

  @Test(arguments: SampleRuns.short)
  func `a run makes the journal on record`(run: NamedRun) throws {
    let text = String(decoding: SampleRuns.journal(of: run.results), as: UTF8.self)
    try Goldens.expect(text, named: "\(run.name).jsonl")
  }

  @Test func `a journal that is cut anywhere loses the line that is cut`() throws {
    let results = SampleRuns.ordinary
    let journal = SampleRuns.journal(of: results)
    let total = results.statistics.total
    let whole = results.suites.flatMap(\.cases).map(\.id)
    var cuts = 0
    for length in 1..<journal.count {
      let (found, diagnostics) = read(Array(journal[..<length]))
      let kept = journal[..<length].count { $0 == 0x0A }
      guard kept > 0 else { continue }
      cuts += 1
      // A line that has lost nothing but its end is whole.
      let isComplete = journal[length] == 0x0A
      let lines = kept + (isComplete ? 1 : 0)
      let results = try #require(found)
      let cases = results.suites.flatMap(\.cases)
      let ids = cases.filter { $0.status.diagnostic?.id != .unfinished }.map(\.id)
      #expect(ids == Array(whole.prefix(max(lines - 1, 0))))
      #expect(results.environment.hostname == "ci-1")
      let hasEnded = lines == total + 2
      #expect(results.environment.interruption == (hasEnded ? nil : RunEnvironment.killed))
      let isCut = journal[length - 1] != 0x0A && !isComplete
      #expect(diagnostics.map(\.id.name) == (isCut ? ["report.journal-cut"] : []))
      #expect(diagnostics.allSatisfy { $0.severity == .warning })
    }
    #expect(cuts > 1000)
  }

  @Test func `what a killed run has not is counted`() {
    let (results, diagnostics) = read([start, line(0)])
    #expect(results?.statistics == RunStatistics(passed: 1, errors: 1))
    let error = results?.suites.first?.cases.last
    #expect(error?.id == CaseID(file: "a", scenario: "checks without a result"))
    #expect(error?.status.diagnostic?.message == "1 check has no result: the run was killed")
    #expect(error?.unfinishedCount == 1)
    #expect(diagnostics.isEmpty)
  }

  @Test func `a run tells its checks, so that those it was killed before are known`() throws {
    let results = SampleRuns.ordinary
    let suite = results.suites[0]
    let ids = suite.cases.map(\.id)
    let bytes =
      JournalLine.started(
        results.environment, suites: [.init(file: suite.file, checks: ids)])
      + JournalLine.ended(suite.cases[0])
    let killed = try #require(read(bytes).results)
    #expect(killed.suites[0].cases.last?.missing == ids.dropFirst().map(CheckDigest.init))
    let again = RunReportReader.results(
      of: SourceText(path: "run.json", text: try JSONReport().output(of: killed)))
    #expect(again.value == killed)
    let rerun = RunPart(name: "rerun", results: results)
    let other = RunPart(
      name: "other",
      results: RunResults(
        suites: [
          SuiteResult(
            file: suite.file,
            cases: ids.map { id in
              CaseResult(
                id: CaseID(file: id.file, scenario: id.scenario + " other"), line: 1,
                status: .passed)
            })
        ], environment: results.environment))
    let part = RunPart(name: "killed", results: killed)
    #expect(RunResults.merging([part, rerun]).diagnostics.isEmpty)
    #expect(RunResults.merging([part, other]).diagnostics.map(\.id) == ["report.unfinished"])
  }

  @Test func `a whole journal that lacks checks says so`() {
    let (results, diagnostics) = read([start, end])
    #expect(results?.environment.interruption == nil)
    #expect(results?.environment.nanoseconds == 7)
    #expect(results?.suites.map(\.file) == ["a"])
    #expect(
      results?.suites.first?.cases.compactMap(\.status.diagnostic?.message) == [
        "2 checks have no result: the run was killed"
      ])
    #expect(diagnostics.isEmpty)
  }

  @Test func `a check that counts as not made, since the run stopped beside it, is one`() {
    let notRun = line(1, "skipped").replacing("}}", with: #","reason":"not run after a failure"}}"#)
    let (results, diagnostics) = read([start, line(1, "failed"), line(0), notRun, end])
    #expect(diagnostics.isEmpty)
    #expect(results?.suites.first?.cases.map(\.id.scenario) == ["s0", "s1"])
    #expect(results?.suites.first?.cases.map(\.status.isNotRun) == [false, true])
  }

  @Test func `rows whose texts Unicode takes for equivalent are two`() {
    let lines = ["e\u{301}", "é"].map {
      #"{"v":1,"kind":"caseEnded","case":{"file":"a","scenario":"\#($0)","position":0}}"#
    }
    let (results, diagnostics) = read([start] + lines + [end])
    #expect(results?.statistics.total == 2)
    #expect(diagnostics.isEmpty)
  }

  @Test func `kinds and members that are not known are passed over`() {
    let unknown = #"{"v":1,"kind":"weather","case":[[1]],"suites":7,"hostname":{}}"#
    let more = #"{"more":{"v":2},"v":1,"kind":"caseEnded","case":{"file":"a","scenario":"s"}}"#
    let (results, diagnostics) = read([start, unknown, "", more, line(1), end])
    #expect(diagnostics.isEmpty)
    #expect(results?.statistics.total == 2)
  }

  @Test(
    arguments: [
      (#"{"v":1,"kind":⇥7}"#, "expected a text, found '7'"),
      (#"{"v":1,"kind":"caseEnded","case":⇥[]}"#, "expected an object, found '['"),
      ("⇥nonsense", "expected an object, found 'nonsense'"),
      (#"{"v":⇥"1"}"#, "expected a whole number, found the text '1'"),
      (#"{"v":1}⇥}"#, "expected the end of the document, found '}'"),
      (#"{"v":1,"kind":"caseEnded","case":{"file":"a⇥"#, "expected the text to end with '\"'"),
      (#"⇥{"v":2,"kind":"caseEnded"}"#, "expected a line of version 1, found 2"),
      (#"⇥{"kind":"caseEnded"}"#, "expected a line of version 1, found none"),
      (
        #"⇥{"v":1,"kind":"runStarted","shard":{"number":3,"count":2}}"#,
        "expected the number of a shard and the count of them, found '{'"
      ),
    ] as [(String, String)])
  func `a line that cannot be read is reported, and the others count`(
    marked: String, message: String
  ) throws {
    let bad = marked.replacing("⇥", with: "")
    let (results, diagnostics) = read([start, line(0), bad, line(1), end])
    #expect(results?.statistics.total == 2)
    #expect(results?.environment.toolVersion == "1")
    let problem = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(problem.severity == .error)
    #expect(problem.message.hasPrefix(message))
    #expect(problem.range?.start.line == 3)
  }

  @Test func `a second run is not mixed into the first`() {
    let (results, diagnostics) = read([start, line(0), line(1), start, line(0, "error"), end])
    #expect(results?.statistics == RunStatistics(passed: 2, errors: 1))
    #expect(diagnostics.map(\.id) == ["report.journal-start"])
    #expect(diagnostics.first?.range?.start.line == 4)
  }

  @Test func `a journal without its start has results and an error`() {
    let (results, diagnostics) = read([line(0), end])
    #expect(results?.statistics.total == 1)
    #expect(diagnostics.map(\.id) == ["report.journal-start"])
    #expect(diagnostics.first?.severity == .error)
  }

  @Test func `a journal of two starts without a file has an error under its own path`() {
    let start = #"{"v":1,"kind":"runStarted"}"#
    let (results, diagnostics) = read([start, start])
    #expect(results?.suites.map(\.file) == ["run.jsonl"])
    #expect(results?.statistics == RunStatistics(errors: 1))
    #expect(diagnostics.map(\.id) == ["report.journal-start"])
  }

  @Test func `bytes of any kind in a journal are reported`() {
    let bytes = Array((start + "\r\n").utf8) + [0x7B, 0x22, 0xFF, 0x0A, 0x00, 0x0A, 0xC3]
    let (results, diagnostics) = read(bytes)
    #expect(results?.suites.map(\.file) == ["a"])
    #expect(
      diagnostics.map(\.id) == [
        "report.journal-line", "report.journal-line", "report.journal-cut",
      ])
  }
}
