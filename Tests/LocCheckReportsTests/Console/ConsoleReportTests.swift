import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults
import Testing

struct ConsoleReportTests {
  /// Returns everything that is printed of a run.
  private func output(
    of results: RunResults, _ format: ConsoleReport.Format,
    style: DiagnosticRenderer.Style = .plain
  ) -> String {
    var report = ConsoleReport(style: style, format: format)
    return report.output(of: results)
  }

  /// A run of one file with cases of the given statuses.
  private func run(_ statuses: [CaseResult.Status], findings: [Diagnostic] = []) -> RunResults {
    var environment = SampleRuns.environment
    environment.nanoseconds = 12_000_000
    let cases = statuses.enumerated().map { index, status in
      CaseResult(
        id: CaseID(file: "Scenarios/files.loccheck", scenario: "s\(index)"), line: index + 1,
        status: status, findings: findings)
    }
    return RunResults(
      suites: [SuiteResult(file: "Scenarios/files.loccheck", cases: cases)],
      environment: environment)
  }

  /// A failure without a place.
  private let failure = CaseResult.Status.failed(Diagnostic("text.differs", .error, "wrong text"))

  @Test func `a file without failures is one line`() {
    let passed = [CaseResult.Status](repeating: .passed, count: 42)
    #expect(
      output(of: run(passed), .pretty) == """
        Scenarios/files.loccheck  42 passed

        42 checks passed in 12 ms

        """)
    #expect(output(of: run(passed), .quiet) == "42 checks passed in 12 ms\n")
  }

  @Test func `a failure is shown in full where it happens`() {
    let statuses = [failure] + [CaseResult.Status](repeating: .passed, count: 41)
    #expect(
      output(of: run(statuses), .pretty) == """
        Scenarios/files.loccheck:1: error: wrong text [text.differs]

        Scenarios/files.loccheck  41 passed, 1 failed

        1 check failed, 41 passed in 12 ms

        """)
    #expect(
      output(of: run(statuses), .quiet) == """
        Scenarios/files.loccheck:1: error: wrong text [text.differs]

        1 check failed, 41 passed in 12 ms

        """)
  }

  @Test func `several failures are repeated before the counts`() {
    let error = CaseResult.Status.error(Diagnostic("scenario.catalog", .error, "no catalog"))
    let statuses = [failure, .passed, error, .skipped(reason: "known X-1")]
    #expect(
      output(of: run(statuses), .pretty) == """
        Scenarios/files.loccheck:1: error: wrong text [text.differs]

        Scenarios/files.loccheck:3: error: no catalog [scenario.catalog]

        Scenarios/files.loccheck  1 passed, 1 failed, 1 error, 1 skipped

        Scenarios/files.loccheck:1: error: wrong text [text.differs]
        Scenarios/files.loccheck:3: error: no catalog [scenario.catalog]

        1 check failed, 1 could not be made, 1 passed, 1 skipped in 12 ms

        """)
  }

  @Test func `the same warning of many rows is shown once and a note never`() {
    let findings = [
      Diagnostic("catalog.unknown-table", .warning, "no table 'Cart'"),
      Diagnostic("text.remark", .note, "just so"),
    ]
    #expect(
      output(of: run([.passed, .passed], findings: findings), .pretty) == """
        warning: no table 'Cart' [catalog.unknown-table]

        Scenarios/files.loccheck  2 passed

        2 checks passed in 12 ms

        """)
  }

  @Test(
    arguments: [
      ([], "no checks were made in 12 ms\n"),
      ([.passed], "1 check passed in 12 ms\n"),
      ([.skipped(reason: "x"), .skipped(reason: "x")], "2 checks skipped in 12 ms\n"),
    ] as [([CaseResult.Status], String)])
  func `the last line counts in English`(statuses: [CaseResult.Status], line: String) {
    #expect(output(of: run(statuses), .quiet) == line)
  }

  @Test(arguments: ConsoleReport.Format.allCases)
  func `an ordinary run prints what is on record`(format: ConsoleReport.Format) throws {
    try Goldens.expect(
      output(of: SampleRuns.ordinary, format), named: "ordinary.\(format.rawValue).txt")
  }

  @Test func `colour changes nothing but the colour`() {
    let plain = output(of: SampleRuns.ordinary, .pretty)
    let coloured = output(of: SampleRuns.ordinary, .pretty, style: .ansi)
    #expect(coloured != plain)
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test func `a run of everything that breaks terminals prints no control character`() {
    let text = output(of: SampleRuns.nasty, .pretty)
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    #expect(!text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  @Test(arguments: ConsoleReport.Format.allCases)
  func `a run that was interrupted says so, and what it did not come to`(
    format: ConsoleReport.Format
  ) throws {
    let text = output(of: SampleRuns.troubled, format)
    try Goldens.expect(text, named: "troubled.\(format.rawValue).txt")
    #expect(
      text.hasSuffix(
        "\n1 check failed, 3 passed (1 flaky), 2 skipped, 2 not run in 287 ms, interrupted by SIGINT\n"
      ))
  }

  @Test(arguments: [DiagnosticRenderer.Style.plain, .ansi])
  func `no line is a command to the CI system that reads the log`(style: DiagnosticRenderer.Style) {
    for (_, results) in SampleRuns.onRecord {
      let text = output(of: results, .pretty, style: style)
      #expect(!text.contains("##["))
      #expect(!text.contains("##vso["))
      #expect(
        !text.split(separator: "\n").contains { $0.drop { $0.isWhitespace }.hasPrefix("::") })
    }
  }

  @Test func `a run that was interrupted is not drawn as a good one`() {
    var good = run([.passed])
    #expect(
      output(of: good, .quiet, style: .ansi) == "\u{1B}[32m1 check passed\u{1B}[0m in 12 ms\n")
    good.environment.interruption = "SIGTERM"
    #expect(
      output(of: good, .quiet, style: .ansi)
        == "\u{1B}[1;31m1 check passed\u{1B}[0m in 12 ms, interrupted by SIGTERM\n")
  }
}
