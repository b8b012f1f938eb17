import LocCheckDiagnostics
import LocCheckResults
import Testing

/// Runs that were killed, merged with those that made what was missing.
struct UnfinishedRunTests {
  /// Returns a run of checks of one file.
  private func run(
    _ name: String, _ scenarios: [String], missing: Int = 0, shard: Shard? = nil,
    startedAt: Int64 = 10
  ) -> RunPart {
    var cases = scenarios.enumerated().map { index, scenario in
      CaseResult(
        id: CaseID(file: "a", scenario: scenario), line: 1, position: index, status: .passed)
    }
    if missing > 0 {
      cases.append(.unfinished(missing, of: "a", planned: scenarios.count + missing))
    }
    let environment = RunEnvironment(
      toolVersion: "1", icuVersion: "2", cldrVersion: "3", hostname: name, startedAt: startedAt,
      nanoseconds: 5, shard: shard, interruption: missing > 0 ? "an unknown cause" : nil)
    return RunPart(
      name: name,
      results: RunResults(suites: [SuiteResult(file: "a", cases: cases)], environment: environment))
  }

  /// Whether nothing in merged runs is open any more.
  private func isWhole(_ parts: [RunPart]) -> Bool {
    let merged = RunResults.merging(parts)
    let isWhole = merged.diagnostics.isEmpty
    #expect(merged.value.statistics.isSuccess == isWhole)
    #expect((merged.value.environment.interruption == nil) == isWhole)
    return isWhole
  }

  @Test func `checks that are missing are told with their run`() {
    let merged = RunResults.merging([run("a.jsonl", ["a", "b"], missing: 3)])
    #expect(merged.diagnostics.map(\.id) == ["report.unfinished"])
    #expect(
      merged.diagnostics.map(\.message) == [
        "the run of 'a.jsonl' was killed before its end: 3 checks are missing"
      ])
    #expect(merged.diagnostics.map(\.severity) == [.warning])
    #expect(merged.value.statistics == RunStatistics(passed: 2, errors: 1))
  }

  @Test func `once another run has made them, before or after, nothing is missing`() {
    let killed = run("killed", ["a", "b"], missing: 2)
    #expect(isWhole([killed, run("rerun", ["c", "d"], startedAt: 20)]))
    #expect(isWhole([killed, run("earlier", ["a", "c", "d"], startedAt: 5)]))
    #expect(
      isWhole([killed, run("one", ["c"], startedAt: 20), run("two", ["d"], startedAt: 30)]))
    #expect(
      isWhole([
        killed, run("1", ["c"], shard: Shard(1, of: 2), startedAt: 20),
        run("2", ["d"], shard: Shard(2, of: 2), startedAt: 20),
      ]))
  }

  @Test func `as long as one of them has no result, it is missing`() {
    let killed = run("killed", ["a", "b"], missing: 2)
    #expect(!isWhole([killed, run("rerun", ["a", "b", "c"], startedAt: 20)]))
    #expect(!isWhole([killed, run("rerun", [], startedAt: 20)]))
    var idle = run("rerun", ["c", "d"], startedAt: 20)
    idle.results.suites[0].cases[1].status = .notRun("after a failure")
    let merged = RunResults.merging([killed, idle])
    #expect(merged.diagnostics.map(\.id) == ["report.unfinished"])
  }

  @Test func `another shard makes none of them`() {
    let killed = run("killed", ["a"], missing: 1, shard: Shard(1, of: 2))
    #expect(!isWhole([killed, run("2", ["c", "d"], shard: Shard(2, of: 2), startedAt: 20)]))
    #expect(isWhole([killed, run("again", ["b"], shard: Shard(1, of: 2), startedAt: 20)]))
  }

  @Test func `results of several runs are uncertain until each is there again`() {
    var mixed = run("mixed", ["a", "b"])
    mixed.results.suites[0].cases.append(.mixed(of: "a", at: 2))
    let errors = { (parts: [RunPart]) in RunResults.merging(parts).value.statistics.errors }
    #expect(errors([mixed]) == 1)
    #expect(errors([mixed, run("half", ["a"], startedAt: 20)]) == 1)
    #expect(errors([mixed, run("before", ["a", "b"], startedAt: 5)]) == 1)
    #expect(errors([mixed, run("again", ["a", "b"], startedAt: 20)]) == 0)
  }
}
