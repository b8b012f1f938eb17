import LocCheckResults
import Testing

@testable import LocCheckScenarios

struct ScenarioRunnerTests {
  /// Two files with 300 checks, of which those for English and 1 pass.
  private let run = ScenarioRun(
    files: [
      "a.loccheck": """
      format: 1
      catalog: Localizable.xcstrings
      == A
      key: \\(n) parcels
      args: n=Int
      | locale | n      | text
      | en     | 1      | 1 parcel
      | en     | 2..200 | 1 parcel
      """,
      "b.loccheck": """
      format: 1
      catalog: Localizable.xcstrings
      == A
      key: \\(n) parcels
      args: n=Int
      | locale | n      | text
      | ru     | 1..100 | \\{n} посылок
      """,
    ], catalogs: ["Localizable.xcstrings": Fixture.parcels])

  @Test(arguments: [2, 7, 1000])
  func `the number of jobs changes nothing`(jobs: Int) async {
    let alone = await run.results(jobs: 1)
    #expect(alone.count == 300)
    #expect(alone.count { $0.outcome == "passed" } == 101)
    let together = await run.results(jobs: jobs)
    #expect(alone.map(\.id) == together.map(\.id))
    #expect(alone.map(\.outcome) == together.map(\.outcome))
    #expect(alone.map(\.actual) == together.map(\.actual))
  }

  @Test(arguments: [1, 2, 7], [1, 3])
  func `after the last failure allowed nothing counts`(jobs: Int, limit: Int) async {
    let outcomes = await run.results(jobs: jobs, failureLimit: limit).map(\.outcome)
    #expect(outcomes.count == 300)
    #expect(outcomes.first == "passed")
    #expect(
      outcomes.dropFirst().prefix(limit).allSatisfy { $0 == "failed text.mismatch" })
    #expect(
      outcomes.dropFirst(1 + limit).allSatisfy { $0 == "skipped: not run after a failure" })
  }

  @Test(arguments: [1, 7])
  func `events come in the order of the plan`(jobs: Int) async {
    let plan = run.plan()
    var ended: [CaseID] = []
    var files: [String] = []
    var starts: [[Int]] = []
    _ = await ScenarioRunner(jobs: jobs, now: { 0 }).run(plan) { event in
      switch event {
      case .started(let suites, let cases): starts.append([suites, cases])
      case .caseEnded(let result): ended.append(result.id)
      case .suiteEnded(let suite): files.append(suite.file)
      case .ended: Issue.record("only the whole run ends")
      }
    }
    #expect(starts == [[2, 300]])
    #expect(ended == plan.identities)
    #expect(files == ["a.loccheck", "b.loccheck"])
  }

  @Test func `an empty plan has no results`() async {
    let empty = ScenarioRun(files: [:], catalogs: [:])
    #expect(await empty.results(jobs: 4) == [])
  }

  @Test func `a failure carries the way the text took and a pass does not`() async {
    let results = await ScenarioRun(
      """
      == A
      key: \\(n) parcels
      args: n=Int
      | locale | n | text
      | en     | 1 | 1 parcel
      | en     | 2 | 2 parcel
      """
    ).results()
    #expect(results.map(\.trace.isEmpty) == [true, false])
    #expect(
      results.last?.trace.map(\.step)
        == ["entry", "localization", "table", "message", "plural", "format"])
    #expect(results.map(\.key) == ["%lld parcels", "%lld parcels"])
    #expect(results.map(\.table) == ["Localizable", "Localizable"])
  }
}
