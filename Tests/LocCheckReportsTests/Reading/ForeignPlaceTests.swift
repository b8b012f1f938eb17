import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

/// What another tool's JUnit XML does not say, and no report made of it says either.
struct ForeignPlaceTests {
  /// Reads a document, and writes it again.
  private func rewritten(_ text: String) throws -> String {
    let read = RunReportReader.results(of: SourceText(path: "other.xml", text: text))
    return try JUnitReport().text(of: try #require(read.value))
  }

  /// A report of suites without files.
  private static let unplaced = """
    <testsuites><testsuite name="AppTests"><testsuite name="LoginTests">
    <testcase name="a" classname="LoginTests"/>
    <testcase name="b" classname="LoginTests"><failure message="m">
        XCTAssertEqual failed
          at LoginTests.swift
    </failure></testcase>
    <testcase name="c" classname="LoginTests"><error message="e"/></testcase>
    </testsuite></testsuite></testsuites>
    """

  @Test func `no file, line, moment, host or version is made up`() throws {
    let text = try rewritten(Self.unplaced)
    for fact in [" file=", " line=", "timestamp", "hostname", "1970", "loccheck.version", "icu"] {
      #expect(!text.contains(fact), "\(fact)")
    }
    #expect(text.contains(#"<testsuite name="AppTests/LoginTests" tests="3""#))
    #expect(text.contains(">error: e [junit.error]</error>"))
  }

  @Test func `a failure keeps its text`() throws {
    #expect(
      try rewritten(Self.unplaced).contains(
        ">\n    XCTAssertEqual failed\n      at LoginTests.swift\n</failure>"))
  }

  @Test func `a file without a line stays a file`() throws {
    let text = try rewritten(
      """
      <testsuite name="s" file="spec/a.rb"><testcase name="a" line="0"><failure message="m"/></testcase>
      <testcase name="b" file="spec/b.rb" line="4"/></testsuite>
      """)
    #expect(text.contains(#"<testcase name="a" classname="spec.a" time="0.000" file="spec/a.rb">"#))
    #expect(text.contains(">at spec/a.rb: error: m [junit.failure]<"))
    #expect(text.contains(#"file="spec/b.rb" line="4""#))
    #expect(text.contains(#"hostname=""#) == false)
  }

  @Test func `what is not known of a place is not known in JSON either`() throws {
    let read = RunReportReader.results(of: SourceText(path: "other.xml", text: Self.unplaced))
    let results = try #require(read.value)
    let text = try JSONReport().output(of: results)
    #expect(!text.contains("1970"))
    #expect(!text.contains("hostname"))
    let again = RunReportReader.results(of: SourceText(path: "other.json", text: text))
    #expect(again.value == results)
  }

  @Test func `the run of another tool lends no circumstances to one of this tool`() throws {
    let read = RunReportReader.results(of: SourceText(path: "other.xml", text: Self.unplaced))
    let merged = RunResults.merging([
      RunPart(name: "other.xml", results: try #require(read.value)),
      RunPart(name: "ours.xml", results: SampleRuns.ordinary),
    ])
    var expected = SampleRuns.environment
    expected.nanoseconds = merged.value.environment.nanoseconds
    #expect(merged.value.environment == expected)
  }
}
