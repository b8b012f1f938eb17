import LocCheckDiagnostics
import LocCheckResults
import Testing

struct RunResultsMergingTests {
  /// The diagnostic of every failure.
  private static let wrong = Diagnostic("text.differs", .error, "wrong")

  /// Returns a part with cases of one file.
  private func part(
    _ name: String, file: String = "a", _ cases: [(String, CaseResult.Status)],
    positions: [Int]? = nil, shard: Shard? = nil, startedAt: Int64 = 10,
    interruption: String? = nil
  ) -> RunPart {
    let results = cases.enumerated().map { index, item in
      CaseResult(
        id: CaseID(file: file, scenario: item.0), line: 1, position: positions?[index] ?? index,
        status: item.1)
    }
    return RunPart(
      name: name,
      results: RunResults(
        suites: [SuiteResult(file: file, cases: results)],
        environment: RunEnvironment(
          toolVersion: "1", icuVersion: "2", cldrVersion: "3", hostname: name,
          startedAt: startedAt, nanoseconds: 5, shard: shard, interruption: interruption)))
  }

  /// Returns the scenarios and outcomes of merged results.
  private func outcomes(_ merged: Diagnosed<RunResults>) -> [String] {
    merged.value.suites.flatMap(\.cases).map { "\($0.id.scenario) \($0.status.word)" }
  }

  @Test func `shards come together in the order of the plan`() {
    let merged = RunResults.merging([
      part("two", [("b", .passed), ("d", .passed)], positions: [1, 3], shard: Shard(2, of: 2)),
      part("one", [("a", .passed), ("c", .passed)], positions: [0, 2], shard: Shard(1, of: 2)),
    ])
    #expect(merged.diagnostics.isEmpty)
    #expect(outcomes(merged) == ["a passed", "b passed", "c passed", "d passed"])
    #expect(merged.value.environment.shard == nil)
  }

  @Test func `files are ordered by the bytes of their paths, checks of one place as they came`() {
    let merged = RunResults.merging([
      part("1", file: "b", [("x", .passed)]), part("2", file: "B", [("y", .passed)]),
      part("3", file: "é", [("z", .passed)]), part("4", file: "e\u{301}", [("w", .passed)]),
      part("5", file: "b", [("v", .passed)]),
    ])
    #expect(
      merged.value.suites.map { Array($0.file.utf8) }
        == ["B", "b", "e\u{301}", "é"].map { Array($0.utf8) })
    #expect(outcomes(merged) == ["y passed", "x passed", "v passed", "w passed", "z passed"])
  }

  @Test func `a later outcome stands, and an earlier failure is kept`() throws {
    let merged = RunResults.merging([
      part("run", [("a", .failed(Self.wrong)), ("b", .error(Self.wrong)), ("c", .passed)]),
      part("rerun", [("a", .passed), ("b", .failed(Self.wrong))]),
      part("rerun 2", [("b", .passed)]),
    ])
    #expect(merged.diagnostics.isEmpty)
    #expect(outcomes(merged) == ["a passed", "b passed", "c passed"])
    let cases = merged.value.suites[0].cases
    #expect(cases.map { $0.attempts.map(\.word) } == [["failed"], ["error", "failed"], []])
    #expect(cases.map(\.isFlaky) == [true, true, false])
  }

  @Test func `a run that did not come to a check changes nothing`() {
    let merged = RunResults.merging([
      part("run", [("a", .failed(Self.wrong)), ("b", .notRun("x")), ("c", .notRun("x"))]),
      part("rerun", [("a", .notRun("y")), ("b", .passed), ("c", .notRun("y"))]),
    ])
    #expect(outcomes(merged) == ["a failed", "b passed", "c skipped"])
    #expect(merged.value.suites[0].cases.allSatisfy { $0.attempts.isEmpty })
    #expect(merged.value.suites[0].cases[2].status == .notRun("y"))
  }

  @Test func `rows whose texts Unicode takes for equivalent stay two`() {
    let merged = RunResults.merging([
      part("run", [("é", .failed(Self.wrong))]), part("other", [("e\u{301}", .passed)]),
    ])
    #expect(merged.value.statistics == RunStatistics(passed: 1, failed: 1))
  }

  @Test func `the merged run started first, took all the time, and was interrupted if one was`() {
    let merged = RunResults.merging([
      part("a", [], startedAt: 30),
      part("b", [("a", .notRun("at all"))], startedAt: 20, interruption: "SIGTERM"),
      part("c", [], startedAt: 40, interruption: "SIGINT"),
    ])
    #expect(
      merged.value.environment
        == RunEnvironment(
          toolVersion: "1", icuVersion: "2", cldrVersion: "3", hostname: "b", startedAt: 20,
          nanoseconds: 15, interruption: "SIGTERM"))
  }

  @Test func `times beyond all numbers do not trap`() {
    var long = part("a", [("a", .passed), ("b", .passed)])
    long.results.environment.nanoseconds = .max
    for index in 0..<2 { long.results.suites[0].cases[index].nanoseconds = .max }
    let merged = RunResults.merging([long, long])
    #expect(merged.value.environment.nanoseconds == .max)
    #expect(merged.value.suites[0].nanoseconds == .max)
  }

  @Test func `no run at all makes an empty one`() {
    let merged = RunResults.merging([])
    #expect(merged.value.suites.isEmpty)
    #expect(merged.diagnostics.isEmpty)
  }

  // MARK: - Shards

  @Test func `the same shard twice is an error that names both`() {
    let one = part("one.json", [("a", .passed)], shard: Shard(1, of: 2))
    let again = part("again.json", [("a", .passed)], shard: Shard(1, of: 2))
    let merged = RunResults.merging([one, again])
    #expect(merged.diagnostics.map(\.id) == ["report.duplicate-shard"])
    #expect(
      merged.diagnostics.map(\.message) == [
        "'one.json' and 'again.json' are both of shard 1/2: expected each shard once"
      ])
  }

  @Test func `a shard may be repeated where it had failed or been stopped`() {
    let merged = RunResults.merging([
      part(
        "run", [("a", .failed(Self.wrong)), ("b", .passed), ("c", .notRun("x"))],
        shard: Shard(1, of: 2)),
      part("rerun", [("a", .passed), ("c", .passed)], positions: [0, 2], shard: Shard(1, of: 2)),
      part("other", [("d", .passed)], positions: [3], shard: Shard(2, of: 2)),
    ])
    #expect(merged.diagnostics.isEmpty)
    #expect(merged.value.statistics == RunStatistics(passed: 4))
  }

  @Test func `a shard and its reruns are still the shard`() {
    let shard = Shard(1, of: 2)
    let run = part("run", [("a", .failed(Self.wrong))], shard: shard)
    let rerun = part("rerun", [("a", .passed)], shard: shard, startedAt: 20)
    #expect(RunResults.merging([run]).value == run.results)
    #expect(RunResults.merging([run, rerun]).value.environment.shard == shard)
    #expect(
      RunResults.merging([run, part("whole", [("b", .passed)])]).value.environment.shard == nil)
  }

  @Test func `shards of different counts are an error`() {
    let merged = RunResults.merging([
      part("a", [], shard: Shard(1, of: 2)), part("b", [], shard: Shard(2, of: 2)),
      part("c", [], shard: Shard(2, of: 3)), part("whole", []),
    ])
    #expect(merged.diagnostics.map(\.id) == ["report.shard-count"])
    #expect(
      merged.diagnostics.map(\.message) == [
        "'c' is of shard 2/3 and 'a' of shard 1/2: expected shards of one plan"
      ])
  }
}
