import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults
import Testing

/// What a run prints into the log of a GitHub workflow.
struct GitHubRunReportTests {
  /// Returns everything that is printed of a run.
  private func output(of results: RunResults) -> String {
    var report = GitHubRunReport(console: ConsoleReport(style: .plain, format: .quiet))
    return report.output(of: results)
  }

  @Test(arguments: SampleRuns.onRecord.map(\.name))
  func `a run makes the log on record`(name: String) throws {
    let results = try #require(SampleRuns.onRecord.first { $0.name == name }?.results)
    try Goldens.expect(output(of: results), named: "\(name).github.txt")
  }

  @Test(arguments: SampleRuns.onRecord.map(\.name))
  func `no command is there but the annotations, and ten of each kind at most`(
    name: String
  ) throws {
    let results = try #require(SampleRuns.onRecord.first { $0.name == name }?.results)
    let commands = output(of: results).split(separator: "\n").compactMap { line -> Substring? in
      let text = line.drop { $0.isWhitespace }
      return text.hasPrefix("::") ? text.dropFirst(2).prefix { $0 != " " } : nil
    }
    #expect(Set(commands).isSubset(of: ["error", "warning", "notice"]))
    for kind in Set(commands) { #expect(commands.count { $0 == kind } <= 10) }
  }

  @Test func `what GitHub would drop is counted, and the counts come last`() {
    let cases = (1...13).map { line in
      CaseResult(
        id: CaseID(file: "a.loccheck", scenario: "s", locale: "l\(line)"), line: line,
        status: .failed(Diagnostic("text.differs", .error, "100% wrong")))
    }
    let results = RunResults(
      suites: [SuiteResult(file: "a.loccheck", cases: cases)], environment: SampleRuns.environment)
    let lines = output(of: results).split(separator: "\n")
    #expect(
      lines.suffix(5) == [
        "::error file=a.loccheck,line=8,title=s [l8]::100%25 wrong",
        "::error file=a.loccheck,line=9,title=s [l9]::100%25 wrong",
        "::error file=a.loccheck,line=10,title=s [l10]::100%25 wrong",
        "3 more errors are not shown", "13 checks failed in 287 ms",
      ])
  }

  @Test func `a known failure that passes is an error, one that fails is nothing`() {
    let passes = Diagnostic(
      "status.known-passed", .error, "the known failure X-1 passes", help: "remove 'known X-1'")
    let cases = [
      CaseResult(id: CaseID(file: "a", scenario: "s"), line: 1, status: .failed(passes)),
      CaseResult(id: CaseID(file: "a", scenario: "t"), line: 2, status: .knownFailure("X-2", "b")),
    ]
    let results = RunResults(
      suites: [SuiteResult(file: "a", cases: cases)], environment: SampleRuns.environment)
    let commands = output(of: results).split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(
      commands == [
        "::error file=a,line=1,title=s::the known failure X-1 passes%0Ahelp: remove 'known X-1'"
      ])
  }

  @Test func `a mark on a comma does not save it from being escaped`() {
    let finding = Diagnostic(
      "a.b", .error, "1%\u{301}25", at: SourceText(path: "a,\u{301}b", text: "x").range(0..<1))
    #expect(
      GitHubReport().text(of: [finding])
        == "::error file=a%2C\u{301}b,line=1,col=1,endColumn=2,title=a.b::1%25\u{301}25\n")
  }
}
