import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

/// JUnit XML as other tools write it.
struct ForeignJUnitTests {
  /// Reads a document.
  private func results(_ text: String) throws -> RunResults {
    let read = RunReportReader.results(of: SourceText(path: "other.xml", text: text))
    #expect(read.diagnostics.isEmpty)
    return try #require(read.value)
  }

  @Test func `a root that is a suite, with output and cases of two classes`() throws {
    let run = try results(
      """
      <?xml version="1.0"?>
      <testsuite name="unit" tests="9" failures="7" errors="0" hostname="build-3"
          timestamp="2026-01-31T10:08:07.123+01:00" time="1,234.5">
        <properties><property name="os">linux</property></properties>
        <testcase classname="tests.Cart" name="empty" time="0.25"/>
        <testcase classname="tests.Files" name="empty" time="1e-05">
          <failure message="1 != 2" type="AssertionError">line one

        line two</failure>
          <system-out>noise</system-out>
        </testcase>
        <testcase classname="unit" name="left out" time="">
          <skipped>not on this system</skipped>
        </testcase>
        <testcase name="broken"><error/></testcase>
        <system-out>more noise</system-out>
      </testsuite>
      """)
    #expect(run.suites.map(\.file) == ["unit"])
    let cases = run.suites[0].cases
    #expect(
      cases.map(\.id.scenario) == [
        "tests.Cart empty", "tests.Files empty", "left out", "broken",
      ])
    #expect(cases.map(\.position) == [nil, nil, nil, nil])
    #expect(cases.map(\.nanoseconds) == [250_000_000, 10_000, 0, 0])
    #expect(run.statistics == RunStatistics(passed: 1, failed: 1, errors: 1, skipped: 1))
    #expect(run.environment.hostname == "build-3")
    #expect(run.environment.startedAt == 1_769_850_487)
    #expect(run.environment.nanoseconds == 1_234_500_000_000)
    let failure = try #require(cases[1].status.diagnostic)
    #expect(failure.id == "AssertionError")
    #expect(failure.message == "1 != 2")
    #expect(
      failure.details == [.init("", "line one"), .init("", "  line two")])
    #expect(cases[2].status == .skipped(reason: "not on this system"))
    #expect(cases[3].status.diagnostic?.id == "junit.error")
  }

  @Test func `nested suites, files and lines of cases`() throws {
    let run = try results(
      """
      <testsuites>
        <testsuite name="outer">
          <testsuite name="inner">
            <testcase name="a"/>
            <testcase name="a"/>
            <testcase name="a" file="z/b.rb" line="12"><skipped/></testcase>
          </testsuite>
          <testcase name="c" file="b.rb" line="-4"/>
        </testsuite>
        <testsuite><testcase name="d"/></testsuite>
      </testsuites>
      """)
    #expect(run.suites.map(\.file) == ["b.rb", "outer/inner", "testsuite", "z/b.rb"])
    #expect(run.suites[1].cases.map(\.id.occurrence) == [1, 2])
    #expect(run.suites[3].cases.map(\.line) == [12])
    #expect(run.suites[0].cases.map(\.line) == [1])
    #expect(run.suites[3].cases.map(\.status) == [.skipped(reason: "")])
  }

  @Test func `earlier attempts, and an error beside a failure`() throws {
    let run = try results(
      """
      <testsuite name="s">
        <testcase name="a">
          <flakyFailure message="once" type="T"><stackTrace>at x</stackTrace></flakyFailure>
          <flakyError message="twice" type="T"/>
        </testcase>
        <testcase name="b">
          <failure message="f"/><error message="e"/><rerunFailure message="r"/>
        </testcase>
      </testsuite>
      """)
    let cases = run.suites[0].cases
    #expect(cases[0].isFlaky)
    #expect(cases[0].attempts.map(\.word) == ["failed", "error"])
    #expect(cases[0].attempts.first?.diagnostic?.details == [.init("", "at x")])
    #expect(cases[1].status.word == "error")
    #expect(cases[1].attempts.map { $0.diagnostic?.message } == ["r"])
  }

  @Test func `no case at all makes a run of none`() throws {
    #expect(try results("<testsuites/>").suites.isEmpty)
  }

  @Test(
    arguments: [
      ("⇥", "report.empty"), ("⇥ \n", "report.empty"), ("⇥<html><body/></html>", "report.unknown"),
      ("⇥# Title", "report.unknown"), ("⇥[1]", "report.unknown"), ("⇥{}", "report.unknown"),
      (#"⇥{"version":1,"findings":[]}"#, "report.unknown"),
      (#"⇥{"version":2,"suites":[]}"#, "report.json"),
      (#"{"version":1,"suites":[⇥7]}"#, "report.json"),
      (#"{"version":1,"suites":[]⇥"#, "report.json"),
      ("{\"version\":1,\n\"suites\":[{\"cases\":[{\"status\":⇥\"x\"}]}]}", "report.json"),
      ("\u{FEFF}⇥plain", "report.unknown"),
    ] as [(String, String)])
  func `what is no report is refused at its place`(marked: String, rule: String) throws {
    let mark = try #require(marked.utf8.firstRange(of: "⇥".utf8)).lowerBound
    let place = marked.utf8.distance(from: marked.startIndex, to: mark)
    let source = SourceText(path: "other", text: marked.replacing("⇥", with: ""))
    let read = RunReportReader.results(of: source)
    #expect(read.value == nil)
    #expect(read.diagnostics.map(\.id.name) == [rule])
    #expect(read.diagnostics.first?.range?.bounds.lowerBound == place)
  }

  @Test func `XML that ends early is refused`() {
    let source = SourceText(path: "cut.xml", text: "<testsuites><testsuite name=\"a\"><testcase")
    let read = RunReportReader.results(of: source)
    #expect(read.value == nil)
    #expect(read.hasErrors)
  }

  @Test(
    arguments: [
      ("2026-01-31T09:08:07Z", 1_769_850_487), ("2026-01-31T09:08:07", 1_769_850_487),
      ("2026-01-31 09:08:07.999", 1_769_850_487), ("2026-01-31T04:08:07-0500", 1_769_850_487),
      ("2000-02-29T00:00:00Z", 951_782_400), ("1970-01-01T00:00:00Z", 0),
      ("9999-12-31T23:59:59Z", 253_402_300_799), ("1970-01-01T00:00:00+01:00", 0),
      ("yesterday", nil), ("", nil), ("2026-13-01T00:00:00Z", nil), ("20260131T090807Z", nil),
      ("2026-02-29T00:00:00Z", nil), ("2100-02-29T00:00:00Z", nil), ("2026-04-31T00:00:00Z", nil),
      ("2026-01-31T24:00:00Z", nil), ("2026-01-31T09:60:00Z", nil), ("2026-01-31T09:08:60Z", nil),
    ] as [(String, Int64?)])
  func `a moment is read as other tools write it`(text: String, seconds: Int64?) {
    #expect(Timestamp.secondsSince1970(text) == seconds)
  }

  @Test func `every day of a century is read as it was written`() {
    for day in Int64(0)..<36_600 {
      let seconds = day * 86_400 + 12_345
      let text = Timestamp(secondsSince1970: seconds).description
      #expect(Timestamp.secondsSince1970(text) == seconds)
    }
  }
}
