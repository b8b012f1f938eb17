import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

struct VerdictTests {
  /// Outcomes by the letters of a test's run.
  private static let statuses: [Character: CaseResult.Status] = [
    "p": .passed, "f": .failed(Diagnostic("a.b", .error, "m")),
    "e": .error(Diagnostic("a.c", .error, "m")), "s": .skipped(reason: "known"),
    "n": .notRun("after a failure"),
  ]

  @Test(
    arguments: [
      ("ppp", nil, "Passed", "Every check that was made holds."),
      ("pps", nil, "Passed", "Every check that was made holds. 1 of 3 checks skipped."),
      ("pffe", nil, "Failed", "2 of 4 checks failed, 1 could not be made."),
      ("f", "SIGINT", "Failed", "1 of 1 check failed."),
      ("pe", nil, "Errors", "1 of 2 checks could not be made."),
      ("pn", nil, "Incomplete", "1 of 2 checks were not made."),
      ("pn", "SIGTERM", "Interrupted", "SIGTERM ended the run early."),
      ("", nil, "Nothing checked", "No check was made."),
      ("ss", nil, "Nothing checked", "No check was made."),
    ] as [(String, String?, String, String)])
  func `a verdict says in words how a run ended`(
    run: String, interruption: String?, word: String, sentence: String
  ) throws {
    let results = try run.map { letter in
      CaseResult(
        id: CaseID(file: "a", scenario: "s"), line: 1,
        status: try #require(Self.statuses[letter]))
    }
    let verdict = Verdict(OutcomeCounts(results), interruption: interruption)
    #expect(verdict.word == word)
    #expect(verdict.sentence == sentence)
  }

  @Test func `a check that held in the end alone is flaky`() {
    var result = CaseResult(id: CaseID(file: "a", scenario: "s"), line: 1, status: .passed)
    #expect(Outcome(result) == .passed)
    result.attempts = [.failed(Diagnostic("a.b", .error, "m"))]
    #expect(Outcome(result) == .flaky)
    #expect(Verdict(OutcomeCounts([result]), interruption: nil).word == "Passed")
  }
}
