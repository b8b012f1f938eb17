import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckScenarios

struct ShardPlanTests {
  /// The run that is dealt out.
  private let run = ShardSample.plan

  @Test(arguments: ShardMode.allCases)
  func `a shard of a plan is the shard that a machine would work out`(mode: ShardMode) {
    let earlier = ShardSample.timings(run) { Int64($0.arguments.count * 3000 + $0.row.count) }
    let plan = ShardPlan(run, count: 3, by: mode, knowing: earlier)
    for number in 1...3 {
      let shard = Shard(number, of: 3)
      let part = run.part(shard, of: plan, at: "plan.json")
      #expect(part.texts == run.sharded(shard, by: mode, knowing: earlier).texts)
      #expect(part.texts == plan.shards[number - 1].identities)
    }
  }

  @Test func `times are told where checks were dealt out by them`() {
    let earlier = ShardSample.timings(run) { _ in 2000 }
    #expect(
      ShardPlan(run, count: 2, by: .timings, knowing: earlier).shards.map(\.nanoseconds)
        == [20_000, 18_000])
    #expect(ShardPlan(run, count: 2, by: .slice).shards.map(\.nanoseconds) == [nil, nil])
  }

  @Test func `a check that is not there any more is an error of its shard`() throws {
    let plan = ShardPlan(run, count: 2, by: .slice)
    let less = run.keeping { $0.id.row != "ru n=1" }
    let parts = (1...2).map { less.part(Shard($0, of: 2), of: plan, at: "plan.json") }
    // The checks are the seventh and the seventeenth of the plan.
    #expect(parts.map(\.hasUnusableInputs) == [true, true])
    #expect(parts[1].texts.filter { $0.hasPrefix("plan") } == [])
    let error = try #require(parts[0].suites.last)
    #expect(error.file == "plan.json")
    #expect(
      error.cases.map(\.id.description)
        == ["plan.json › shard 1/2 does not fit the scenarios"])
    let rendered = error.cases.flatMap(\.errors).map(DiagnosticRenderer(style: .plain).render)
    #expect(
      rendered == [
        """
        error: 2 checks of shard 1/2 in the plan are not there [plan.missing-check]
        note: a.loccheck › Parcels › ru n=1
        note: c.loccheck › Parcels › ru n=1
          help: make the plan again, of the same scenarios and with the same selection

        """
      ])
  }

  @Test func `a check that no shard makes is an error of every shard`() {
    let less = run.keeping { $0.id.row != "ru n=1" || $0.id.file == "a.loccheck" }
    let plan = ShardPlan(less, count: 3, by: .hash)
    for number in 1...3 {
      let part = run.part(Shard(number, of: 3), of: plan, at: "a plan.json")
      // A space comes before a point: the case is in order.
      #expect(part.suites.map(\.file).first == "a plan.json")
      #expect(part.hasUnusableInputs)
      let errors = part.suites[0].cases.flatMap(\.errors)
      #expect(errors.map(\.id) == ["plan.unassigned-check"])
      #expect(errors.map(\.message) == ["one check is in no shard of the plan"])
      #expect(errors[0].notes.map(\.message) == ["c.loccheck › Parcels › ru n=1"])
    }
  }

  @Test func `many identities are shortened`() {
    let plan = ShardPlan(
      mode: .slice, shards: [.init(identities: (1...1000).map { "check \($0)" })])
    let part = run.keeping { _ in false }.part(Shard(1, of: 1), of: plan, at: "p")
    let error = part.suites[0].cases[0].errors[0]
    #expect(error.message == "1000 checks of shard 1/1 in the plan are not there")
    #expect(error.notes.count == 21)
    #expect(error.notes.last?.message == "and 980 more")
  }

  @Test func `identities that read the same are made by as many shards as have them`() {
    let twins = RunPlan(
      suites: [
        .init(
          file: "a",
          cases: ["A › b", "A"].map { scenario in
            PlannedCase(
              id: CaseID(file: "a", scenario: scenario, locale: scenario == "A" ? "b" : nil),
              line: 1, tags: [], work: .skip(reason: ""))
          })
      ], notices: [], hasUnusableInputs: false)
    #expect(twins.texts == ["a › A › b", "a › A › b"])
    let plan = ShardPlan(twins, count: 2, by: .slice)
    let parts = (1...2).map { twins.part(Shard($0, of: 2), of: plan, at: "p") }
    #expect(parts.map { $0.identities.map(\.scenario) } == [["A › b"], ["A"]])
    #expect(parts.map(\.hasUnusableInputs) == [false, false])
    let once = RunPlan(
      suites: [.init(file: "a", cases: [twins.suites[0].cases[0]])], notices: [],
      hasUnusableInputs: false)
    #expect(
      once.part(Shard(2, of: 2), of: plan, at: "p").suites.last?.cases.flatMap(\.errors)
        .map(\.message) == ["one check of shard 2/2 in the plan is not there"])
  }

  @Test func `spellings of one letter are different identities`() {
    let plan = ShardPlan(mode: .slice, shards: [.init(identities: ["a › e\u{301}"])])
    let single = RunPlan(
      suites: [
        .init(
          file: "a",
          cases: [
            PlannedCase(
              id: CaseID(file: "a", scenario: "\u{E9}"), line: 1, tags: [],
              work: .skip(reason: ""))
          ])
      ], notices: [], hasUnusableInputs: false)
    let part = single.part(Shard(1, of: 1), of: plan, at: "p")
    #expect(
      part.suites.flatMap(\.cases).flatMap(\.errors).map(\.id)
        == ["plan.missing-check", "plan.unassigned-check"])
  }
}
