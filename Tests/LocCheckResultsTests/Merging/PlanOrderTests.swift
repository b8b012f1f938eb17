import LocCheckDiagnostics
import LocCheckResults
import Testing

/// The order of checks in merged runs, some of which do not know the places in the plan.
struct PlanOrderTests {
  /// Returns the run of a shard, whose checks are at lines that they are named after.
  private func shard(
    _ number: Int, _ lines: [Int], positions: [Int]? = nil,
    knownPlace: CaseResult.KnownPlace = .line
  ) -> RunPart {
    let cases = lines.enumerated().map { index, line in
      CaseResult(
        id: CaseID(file: "a", scenario: "\(line) of \(number)"), line: line, knownPlace: knownPlace,
        position: positions?[index], status: .passed)
    }
    var environment = RunEnvironment(
      toolVersion: "1", icuVersion: "2", cldrVersion: "3", hostname: "h", startedAt: 10,
      nanoseconds: 5)
    environment.shard = Shard(number, of: 3)
    return RunPart(
      name: "\(number)",
      results: RunResults(suites: [SuiteResult(file: "a", cases: cases)], environment: environment))
  }

  /// Returns the merged checks' scenarios in their order.
  private func order(_ parts: [RunPart]) -> [String] {
    RunResults.merging(parts).value.suites.flatMap(\.cases).map(\.id.scenario)
  }

  @Test(arguments: [[0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]])
  func `shards without places come together by their lines, in whatever order they are given`(
    arguments: [Int]
  ) {
    let parts = [shard(1, [3, 7, 8]), shard(2, [4, 8]), shard(3, [5, 8, 9])]
    #expect(
      order(arguments.map { parts[$0] }) == [
        "3 of 1", "4 of 2", "5 of 3", "7 of 1", "8 of 1", "8 of 2", "8 of 3", "9 of 3",
      ])
  }

  @Test(arguments: [[0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]])
  func `shards with places and without come together`(arguments: [Int]) {
    let parts = [
      shard(1, [3, 7, 8], positions: [0, 4, 6]), shard(2, [4, 8], positions: [1, 5]),
      shard(3, [5, 6, 9]),
    ]
    #expect(
      order(arguments.map { parts[$0] }) == [
        "3 of 1", "4 of 2", "5 of 3", "6 of 3", "7 of 1", "8 of 2", "8 of 1", "9 of 3",
      ])
  }

  @Test func `a run keeps its own order, whatever its lines are`() {
    #expect(order([shard(1, [9, 3, 5])]) == ["9 of 1", "3 of 1", "5 of 1"])
    #expect(
      order([shard(1, [9, 3]), shard(2, [4, 10])]) == ["4 of 2", "9 of 1", "3 of 1", "10 of 2"])
  }

  @Test func `where no lines are known the runs stay as they came`() {
    let parts = [
      shard(1, [2, 1], knownPlace: .file), shard(2, [1], knownPlace: .nothing), shard(3, [7]),
    ]
    #expect(order(parts) == ["7 of 3", "2 of 1", "1 of 1", "1 of 2"])
  }

  @Test func `a later report that knows less of a place does not take it away`() throws {
    var rerun = shard(1, [4], knownPlace: .file)
    rerun.results.suites[0].cases[0].line = 1
    rerun.results.environment.startedAt = 20
    let merged = RunResults.merging([shard(1, [4], positions: [2]), rerun])
    let result = try #require(merged.value.suites[0].cases.first)
    #expect(result.line == 4)
    #expect(result.knownPlace == .line)
    #expect(result.position == 2)
  }
}
