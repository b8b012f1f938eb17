import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckScenarios

struct PlanUnionTests {
  /// The run that is dealt out.
  private let run = ShardSample.plan

  /// The plan for three machines.
  private var plan: ShardPlan { ShardPlan(run, count: 3, by: .slice) }

  /// Returns the results of a shard that made its part.
  private func results(
    _ number: Int, of count: Int = 3,
    status: (CaseID) -> CaseResult.Status = { _ in .passed }
  ) -> RunResults {
    let shard = Shard(number, of: count)
    return ShardSample.results(run.sharded(shard, by: .slice), shard: shard, status: status)
  }

  /// Returns ids, messages and the number of notes.
  private func summary(_ problems: [Diagnostic]) -> [String] {
    problems.map { "\($0.id): \($0.message) (\($0.notes.count))" }
  }

  @Test func `all shards together are the plan, in any order`() {
    let all = [3, 1, 2].map { results($0) }
    #expect(PlanUnion.problems(plan, all) == [])
    #expect(PlanUnion.problems(all) == [])
  }

  @Test func `failures are no problem of the union`() {
    let all = (1...3).map { results($0) { _ in ShardSample.failure } }
    #expect(PlanUnion.problems(plan, all) == [])
    #expect(PlanUnion.problems(all) == [])
  }

  @Test func `a shard that never ran is missed`() {
    let some = [results(1), results(3)]
    #expect(
      summary(PlanUnion.problems(plan, some))
        == ["plan.not-run: 6 checks of shard 2/3 were not run (6)"])
    #expect(
      summary(PlanUnion.problems(some)) == ["plan.missing-shard: no report is of shard 2 of 3 (0)"])
  }

  @Test func `what an interrupted shard did not come to is missed until it is run`() {
    let second = run.sharded(Shard(2, of: 3), by: .slice).identities
    let interrupted = results(2) { id in
      id == second[5] ? .notRun("since the run was interrupted") : .passed
    }
    let all = [results(1), interrupted, results(3)]
    #expect(
      summary(PlanUnion.problems(plan, all))
        == ["plan.not-run: one check of shard 2/3 was not run (1)"])
    #expect(PlanUnion.problems(all) == [])
    let rest = ShardSample.results(run.keeping { $0.id == second[5] }, shard: Shard(2, of: 3))
    #expect(PlanUnion.problems(plan, all + [rest]) == [])
    #expect(PlanUnion.problems(all + [rest]) == [])
  }

  @Test func `a rerun of the failures is no problem, with a shard or without`() {
    let failed = run.identities[4]
    let all = (1...3).map { number in
      results(number) { $0 == failed ? ShardSample.failure : .passed }
    }
    let again = run.keeping { $0.id == failed }
    for shard in [nil, Shard(2, of: 3)] {
      let reports = all + [ShardSample.results(again, shard: shard)]
      #expect(PlanUnion.problems(plan, reports) == [])
      #expect(PlanUnion.problems(reports) == [])
    }
  }

  @Test func `two machines with the same index leave another one without a report`() {
    let reports = [results(1), results(2), results(2)]
    #expect(
      summary(PlanUnion.problems(plan, reports))
        == ["plan.not-run: 6 checks of shard 3/3 were not run (6)"])
    #expect(
      summary(PlanUnion.problems(reports))
        == ["plan.missing-shard: no report is of shard 3 of 3 (0)"])
  }

  @Test func `what the plan does not know is unexpected`() {
    let short = ShardPlan(run.keeping { $0.id.row != "ru n=3" }, count: 3, by: .slice)
    let all = (1...3).map { number in
      let shard = Shard(number, of: 3)
      return ShardSample.results(run.part(shard, of: plan, at: "plan.json"), shard: shard)
    }
    #expect(
      summary(PlanUnion.problems(short, all)).last
        == "plan.unexpected-result: 2 checks were run that are not in the plan (2)")
  }

  @Test func `a check that two shards made is named`() {
    let shard = Shard(2, of: 3)
    let wrong = ShardSample.results(run.sharded(Shard(1, of: 3), by: .slice), shard: shard)
    let reports = [results(1), wrong, results(3)]
    #expect(
      summary(PlanUnion.problems(plan, reports)) == [
        "plan.not-run: 6 checks of shard 2/3 were not run (6)",
        "plan.repeated-check: 7 checks were run by more than one shard (7)",
      ])
    #expect(
      summary(PlanUnion.problems(reports))
        == ["plan.repeated-check: 7 checks were run by more than one shard (7)"])
  }

  @Test func `reports of another number of shards do not belong to the plan`() {
    let reports = [results(1), results(2, of: 4)]
    #expect(
      summary(PlanUnion.problems(plan, reports)).first
        == "plan.shard-count: a report is of shard 2/4, and the plan is for 3 shards (0)")
  }

  @Test func `reports of no shard are not asked`() {
    let whole = ShardSample.results(run)
    #expect(PlanUnion.problems([whole, whole]) == [])
    #expect(PlanUnion.problems(plan, [whole]) == [])
    #expect(PlanUnion.problems([]) == [])
  }

  @Test(
    arguments: [
      ([1, 2], "shard 3 of 3"), ([1], "shards 2 and 3 of 3"), ([2], "shards 1 and 3 of 3"),
    ])
  func `the shards that are missing are listed`(present: [Int], list: String) {
    let problems = PlanUnion.problems(present.map { results($0) })
    #expect(problems.map(\.message) == ["no report is of \(list)"])
  }

  @Test func `what is said of a file that cannot be used is no check that was run`() {
    var first = results(1)
    let stale = Diagnostic("plan.stale", .error, "shard 1/3 does not fit the scenarios")
    first.suites.append(
      SuiteResult(
        file: "plan.json",
        cases: [
          CaseResult(
            id: CaseID(file: "plan.json", scenario: "shard 1/3"), line: 1, status: .error(stale))
        ]))
    #expect(PlanUnion.problems(plan, [first, results(2), results(3)]) == [])
  }

  @Test func `a report may claim any number of shards`() {
    let report = ShardSample.results(run, shard: Shard(3, of: .max))
    let problems = PlanUnion.problems([report])
    #expect(
      problems.map(\.message) == [
        """
        no report is of shards 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21 \
        and 9223372036854775786 more of 9223372036854775807
        """
      ])
  }
}
