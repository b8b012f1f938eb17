import LocCheckDiagnostics
import LocCheckResults
import Testing

/// Runs that were killed, merged with those that made what was missing.
struct UnfinishedRunTests {
  /// Returns a run of checks of one file.
  private func run(
    _ name: String, _ scenarios: [String], missing: [String] = [], shard: Shard? = nil,
    startedAt: Int64 = 10
  ) -> RunPart {
    var cases = scenarios.enumerated().map { index, scenario in
      CaseResult(
        id: CaseID(file: "a", scenario: scenario), line: 1, position: index, status: .passed)
    }
    if !missing.isEmpty {
      let checks = missing.map { CheckDigest(CaseID(file: "a", scenario: $0)) }
      cases.append(
        .unfinished(missing.count, checks, of: "a", planned: scenarios.count + missing.count))
    }
    let environment = RunEnvironment(
      toolVersion: "1", icuVersion: "2", cldrVersion: "3", hostname: name, startedAt: startedAt,
      nanoseconds: 5, shard: shard, interruption: missing.isEmpty ? nil : "an unknown cause")
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
    let merged = RunResults.merging([run("a.jsonl", ["a", "b"], missing: ["c", "d", "e"])])
    #expect(merged.diagnostics.map(\.id) == ["report.unfinished"])
    #expect(
      merged.diagnostics.map(\.message) == [
        "the run of 'a.jsonl' was killed before its end: 3 checks are missing"
      ])
    #expect(merged.diagnostics.map(\.severity) == [.warning])
    #expect(merged.value.statistics == RunStatistics(passed: 2, errors: 1))
  }

  @Test func `once another run has made them, before or after, nothing is missing`() {
    let killed = run("killed", ["a", "b"], missing: ["c", "d"])
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
    let killed = run("killed", ["a", "b"], missing: ["c", "d"])
    #expect(!isWhole([killed, run("rerun", ["a", "b", "c"], startedAt: 20)]))
    #expect(!isWhole([killed, run("rerun", [], startedAt: 20)]))
    var idle = run("rerun", ["c", "d"], startedAt: 20)
    idle.results.suites[0].cases[1].status = .notRun("after a failure")
    let merged = RunResults.merging([killed, idle])
    #expect(merged.diagnostics.map(\.id) == ["report.unfinished"])
  }

  @Test func `as many other checks of the file are none of them`() {
    let killed = run("pl", [], missing: ["pl 1", "pl 2"])
    let other = run("en", ["en 1", "en 2", "en 3"], startedAt: 20)
    #expect(!isWhole([killed, other]))
    #expect(!isWhole([killed, run("old names", ["pl 0", "pl 3"], startedAt: 5)]))
    let shard = run("2", ["c", "d"], shard: Shard(2, of: 2), startedAt: 20)
    #expect(!isWhole([run("1", ["a"], missing: ["b"], shard: Shard(1, of: 2)), shard]))
    #expect(isWhole([killed, other, run("rerun", ["pl 1", "pl 2"], startedAt: 30)]))
    #expect(isWhole([killed, other, run("all", ["en 1", "pl 1", "pl 2"], startedAt: 30)]))
  }

  @Test func `a rerun that was killed itself is settled with the run`() {
    let killed = run("killed", ["a"], missing: ["b", "c", "d"])
    let rerun = run("rerun", ["b"], missing: ["c", "d"], startedAt: 20)
    #expect(!isWhole([killed, rerun]))
    #expect(!isWhole([killed, rerun, run("half", ["c"], startedAt: 30)]))
    #expect(isWhole([killed, rerun, run("rest", ["c", "d"], startedAt: 30)]))
  }

  @Test func `what is missing in merged runs is settled by those that make it`() throws {
    let runs = [
      run("one", ["a"], missing: ["b", "c"]),
      run("two", ["d"], missing: ["c", "e"], startedAt: 20),
    ]
    let merged = RunPart(name: "merged", results: RunResults.merging(runs).value)
    let remark = try #require(merged.results.suites[0].cases.first { $0.isUnfinished })
    #expect(remark.unfinishedCount == 3)
    #expect(!isWhole([merged, run("rest", ["b", "c"], startedAt: 30)]))
    #expect(isWhole([merged, run("rest", ["b", "c", "e"], startedAt: 30)]))
  }

  @Test func `where only the number of missing checks is known, they stay missing`() {
    var killed = run("killed", ["a"], missing: ["b"])
    killed.results.suites[0].cases[1].missing = []
    #expect(!isWhole([killed, run("rerun", ["b"], startedAt: 20)]))
  }

  @Test func `numbers of missing checks beyond all numbers do not trap`() {
    var killed = run("killed", [], missing: ["a"])
    killed.results.suites[0].cases[0] = .unfinished(.max, of: "a", planned: .max)
    let merged = RunResults.merging([killed, killed])
    #expect(merged.diagnostics.count == 2)
    #expect(merged.value.suites[0].cases.map(\.unfinishedCount) == [.max])
    var many = killed
    many.results.suites.append(SuiteResult(file: "b", cases: [.unfinished(1, of: "b", planned: 1)]))
    #expect(
      RunResults.merging([many]).diagnostics.map(\.message) == [
        "the run of 'killed' was killed before its end: 9223372036854775807 checks are missing"
      ])
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
