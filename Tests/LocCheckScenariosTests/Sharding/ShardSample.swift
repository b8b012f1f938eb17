import LocCheckDiagnostics
import LocCheckResults

@testable import LocCheckScenarios

/// Plans and results to cut into shards.
enum ShardSample {
  /// A plan of two files, whose names sort by their bytes, and one that cannot be read.
  static var plan: RunPlan {
    let rows = """
      format: 1
      catalog: Localizable.xcstrings
      == Parcels
      key: \\(n) parcels
      args: n=Int
      | locale | n    | text
      | en     | 1..6 | a
      | ru     | 1..3 | a
      """
    return ScenarioRun(
      files: ["a.loccheck": rows, "b.loccheck": "format: 99\n", "c.loccheck": rows],
      catalogs: ["Localizable.xcstrings": Fixture.parcels]
    ).plan()
  }

  /// Returns the results that a shard has of a plan.
  static func results(
    _ plan: RunPlan, shard: Shard? = nil, status: (CaseID) -> CaseResult.Status = { _ in .passed }
  ) -> RunResults {
    RunResults(
      suites: plan.suites.map { suite in
        SuiteResult(
          file: suite.file,
          cases: suite.cases.map {
            CaseResult(id: $0.id, line: $0.line, position: $0.position, status: status($0.id))
          })
      },
      environment: RunEnvironment(
        toolVersion: "1", icuVersion: "76.1", cldrVersion: "46", hostname: "ci", startedAt: 0,
        nanoseconds: 0, shard: shard))
  }

  /// Returns what earlier runs say where each check took a time of its own.
  static func timings(_ plan: RunPlan, nanoseconds: (CaseID) -> Int64?) -> EarlierOutcomes {
    var earlier = EarlierOutcomes()
    for id in plan.identities {
      if let time = nanoseconds(id) { earlier.note(.passed, nanoseconds: time, of: id) }
    }
    return earlier
  }

  /// Some failure.
  static let failure = CaseResult.Status.failed(
    Diagnostic("text.differs", .error, "wrong text"))
}

extension RunPlan {
  /// The identities as texts.
  var texts: [String] { identities.map(\.description) }
}
