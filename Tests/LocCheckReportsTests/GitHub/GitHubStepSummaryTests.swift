import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults
import Testing

struct GitHubStepSummaryTests {
  /// A run of failures whose texts are long.
  private let long: RunResults = {
    let text = String(repeating: "日本語", count: 1000)
    let failure = Diagnostic(
      "text.differs", .error, "wrong text",
      details: [.init("expected", text), .init("actual", text)])
    let cases = (1...900).map { line in
      CaseResult(
        id: CaseID(file: "a", scenario: "s", locale: "ja"), line: line, status: .failed(failure))
    }
    return RunResults(
      suites: [SuiteResult(file: "a", cases: cases)], environment: SampleRuns.environment)
  }()

  @Test(arguments: SampleRuns.onRecord.map(\.name))
  func `a run makes the summary on record`(name: String) throws {
    let results = try #require(SampleRuns.onRecord.first { $0.name == name }?.results)
    try Goldens.expect(GitHubStepSummary(limit: 12).text(of: results), named: "\(name).summary.md")
  }

  @Test func `it is never larger than GitHub takes, and ends after a whole entry`() {
    let text = GitHubStepSummary(limit: 900).text(of: long)
    #expect(text.utf8.count <= 1_048_576)
    #expect(text.utf8.count > 1_000_000)
    let entries = text.split(separator: "\n").filter { $0.hasPrefix("* line ") }
    let facts = text.split(separator: "\n").filter { $0.hasPrefix("  * ") }
    #expect(facts.count == entries.count * 2)
    #expect(text.hasSuffix("…`\n\n*\(900 - entries.count) more checks are not shown here.*\n"))
  }

  @Test func `what the step has written before leaves less room`() {
    let whole = GitHubStepSummary().text(of: long)
    let half = GitHubStepSummary().text(of: long, room: whole.utf8.count / 2)
    #expect(half.utf8.count <= whole.utf8.count / 2)
    #expect(half.utf8.count > whole.utf8.count / 3)
    #expect(half.contains("more checks are not shown here"))
    #expect(GitHubStepSummary().text(of: long, room: 100) == "")
  }

  @Test func `only so many failures are told`() {
    let text = GitHubStepSummary(limit: 1).text(of: SampleRuns.ordinary)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("* line ") } == 1)
    #expect(text.hasSuffix("\n\n*1 more check is not shown here.*\n"))
  }
}
