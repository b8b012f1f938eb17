import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults
import Testing

struct MarkdownReportTests {
  @Test(arguments: SampleRuns.onRecord.map(\.name))
  func `a run makes the report on record`(name: String) throws {
    let results = try #require(SampleRuns.onRecord.first { $0.name == name }?.results)
    let report = MarkdownReport(maximumSize: .max)
    try Goldens.expect(try report.output(of: results), named: "\(name).md")
  }

  @Test func `a run without a check has no table`() throws {
    #expect(
      try MarkdownReport().output(of: SampleRuns.empty) == """
        # loccheck: no checks

        no checks were made in 287 ms

        loccheck 0.1.0, ICU 76.1, CLDR 46, host ci-1, started at 2026-01-31T09:08:07Z

        """)
  }

  @Test(
    arguments: [(CaseResult.Status.passed, nil, "passed"), (.passed, "SIGTERM", "interrupted")])
  func `the heading is the verdict`(
    status: CaseResult.Status, interruption: String?, verdict: String
  ) throws {
    var environment = SampleRuns.environment
    environment.interruption = interruption
    let result = CaseResult(id: CaseID(file: "a", scenario: "s"), line: 1, status: status)
    let results = RunResults(
      suites: [SuiteResult(file: "a", cases: [result])], environment: environment)
    #expect(try MarkdownReport().output(of: results).hasPrefix("# loccheck: \(verdict)\n"))
  }

  @Test func `every line of a run of anything begins as the report has it begin`() throws {
    let report = MarkdownReport(maximumSize: .max)
    let lines = try report.output(of: SampleRuns.nasty).split(separator: "\n")
    let beginnings = ["# ", "## ", "### `", "* line ", "  * ", "| ", "loccheck ", "19 checks "]
    #expect(lines.allSatisfy { line in beginnings.contains { line.hasPrefix($0) } })
    #expect(
      !lines.contains { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } })
  }

  @Test func `an error of the sink ends the report`() {
    struct Full: Error {}
    #expect(throws: Full.self) {
      try MarkdownReport().write(SampleRuns.nasty) { _ in throw Full() }
    }
  }

  @Test func `more locales than anybody has are summed up`() throws {
    let cases = (0..<700).map { number in
      CaseResult(
        id: CaseID(file: "a", scenario: "s", locale: "l\(number + 1000)"), line: 1,
        status: .passed)
    }
    let results = RunResults(
      suites: [SuiteResult(file: "a", cases: cases)], environment: SampleRuns.environment)
    let rows = try MarkdownReport().output(of: results).split(separator: "\n").filter {
      $0.hasPrefix("| ")
    }
    #expect(rows.count == 504)
    #expect(rows[501] == "| `l1499` | 1 | 0 | 0 | 0 | 0 | 0 |")
    #expect(rows[502] == "| *200 more* | 200 | 0 | 0 | 0 | 0 | 0 |")
    #expect(rows[503] == "| **all** | 700 | 0 | 0 | 0 | 0 | 0 |")
  }

  @Test func `a report is no larger than a comment may be, and says what is missing`() throws {
    let cases = (0..<3000).map { number in
      CaseResult(
        id: CaseID(file: "a", scenario: "s", locale: "en", arguments: [.init("n", "\(number)")]),
        line: number + 1, status: .failed(Diagnostic("text.mismatch", .error, "wrong text in en")))
    }
    let results = RunResults(
      suites: [SuiteResult(file: "a", cases: cases)], environment: SampleRuns.environment)
    let text = try MarkdownReport().output(of: results)
    #expect((60_000...65_536).contains(text.utf8.count))
    let told = text.split(separator: "\n").count { $0.hasPrefix("* line ") }
    #expect(text.hasSuffix("\n*\(3000 - told) more checks are not shown here.*\n"))
    let whole = try MarkdownReport(maximumSize: .max).output(of: results)
    #expect(whole.split(separator: "\n").count { $0.hasPrefix("* line ") } == 3000)
  }

  @Test func `what breaks commands counts too`() throws {
    let mark = String(repeating: "##[", count: 600)
    let cases = (0..<100).map { line in
      CaseResult(
        id: CaseID(file: "a", scenario: "s", locale: "l\(line)"), line: line + 1,
        status: .failed(Diagnostic("text.mismatch", .error, "", details: [.init("actual", mark)])))
    }
    let text = try MarkdownReport().output(
      of: RunResults(
        suites: [SuiteResult(file: "a", cases: cases)], environment: SampleRuns.environment))
    #expect((50_000...65_536).contains(text.utf8.count))
  }

  @Test func `no text under test is a command to the runner of a workflow`() throws {
    let diagnostic = Diagnostic(
      "text.mismatch", .error, "##[error]a", details: [.init("actual", "##vso[b] \\n")])
    let result = CaseResult(
      id: CaseID(file: "a", scenario: "##[group]s"), line: 1, status: .failed(diagnostic))
    let text = try MarkdownReport().output(
      of: RunResults(
        suites: [SuiteResult(file: "a", cases: [result])], environment: SampleRuns.environment))
    #expect(text.firstMatch(of: #/##\w*\[/#) == nil)
    #expect(text.contains(#"#\u{23}vso[b] \\n"#))
  }
}
