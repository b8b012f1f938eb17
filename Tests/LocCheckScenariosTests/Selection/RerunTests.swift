import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckScenarios

struct RerunTests {
  /// The run.
  private let run = ShardSample.plan

  /// Returns the rows of the first file that are run again after results of some rows.
  private func rerun(_ runs: [[String: CaseResult.Status]]) -> [String] {
    let plan = run.keeping { $0.id.file == "a.loccheck" }
    let results = runs.map { statuses in
      ShardSample.results(plan.keeping { statuses[$0.id.row] != nil }) {
        statuses[$0.row] ?? .passed
      }
    }
    return plan.rerunning(failedIn: EarlierOutcomes(results)).identities.map(\.row)
  }

  /// An error.
  private let error = CaseResult.Status.error(
    Diagnostic("scenario.catalog", .error, "cannot be read"))

  @Test func `failures, errors, what was not run and what is new are run again`() {
    #expect(
      rerun([
        [
          "en n=1": .passed, "en n=2": ShardSample.failure, "en n=3": error,
          "en n=4": .notRun("after a failure"), "en n=5": .knownFailure("LOC-1", "wrong text"),
          "en n=6": .skipped(reason: "the catalog cannot be read"), "ru n=1": .passed,
          "ru n=2": .passed,
        ]
      ]) == ["en n=2", "en n=3", "en n=4", "en n=6", "ru n=3"])
  }

  @Test func `nothing known runs everything`() {
    #expect(rerun([]).count == 9)
  }

  @Test func `nothing is run again where everything held`() {
    let plan = run.keeping { $0.id.file == "a.loccheck" }
    let again = plan.rerunning(failedIn: EarlierOutcomes([ShardSample.results(plan)]))
    #expect(again.count == 0)
    #expect(again.suites.isEmpty)
  }

  @Test func `an input that cannot be used is told again`() {
    let again = run.rerunning(
      failedIn: EarlierOutcomes([
        ShardSample.results(run) { id in
          id.file == "b.loccheck" ? error : .passed
        }
      ]))
    #expect(again.identities.map(\.file) == ["b.loccheck"])
    #expect(again.hasUnusableInputs)
  }

  @Test func `the last run counts, and what it did not come to changes nothing`() {
    #expect(
      rerun([
        ["en n=1": ShardSample.failure, "en n=2": .passed, "en n=3": .passed, "en n=4": .passed],
        ["en n=1": .passed, "en n=2": ShardSample.failure, "en n=3": .notRun("")],
      ]) == ["en n=2", "en n=5", "en n=6", "ru n=1", "ru n=2", "ru n=3"])
  }

  @Test func `a flaky check held`() {
    let plan = run.keeping { $0.id.file == "a.loccheck" && $0.id.row == "en n=1" }
    var results = ShardSample.results(plan)
    results.suites[0].cases[0].attempts = [ShardSample.failure]
    #expect(results.suites[0].cases[0].isFlaky)
    #expect(plan.rerunning(failedIn: EarlierOutcomes([results])).count == 0)
  }

  @Test func `a name that a JUnit report gives is enough`() {
    var earlier = EarlierOutcomes()
    for (name, status) in [
      ("Parcels [en] n=1", .passed), ("Parcels [en] n=2", ShardSample.failure),
      ("Parcels [ru] n=3", .passed),
    ] as [(String, CaseResult.Status)] {
      earlier.note(
        status, nanoseconds: 1, of: CaseID(file: "a.loccheck", scenario: name))
    }
    let plan = run.keeping { $0.id.file == "a.loccheck" }
    #expect(
      plan.rerunning(failedIn: earlier).identities.map(\.row) == [
        "en n=2", "en n=3", "en n=4", "en n=5", "en n=6", "ru n=1", "ru n=2",
      ])
  }
}
