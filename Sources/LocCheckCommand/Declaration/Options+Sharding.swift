import LocCheckCommandLine
import LocCheckScenarios

extension Options {
  /// The part of the checks that is run.
  static let shard = Option<ShardChoice?>.value(
    "shard", .shard,
    summary: "Run one of N parts of what is selected, such as '2/4'.",
    discussion: """
      'auto:gitlab', 'auto:circleci', 'auto:buildkite', 'auto:bitbucket', 'auto:semaphore' and \
      'auto:github' take the numbers from the variables of a service; those of GitHub Actions are \
      STRATEGY_JOB_INDEX and STRATEGY_JOB_TOTAL, which a workflow sets. A part may be empty.
      """)

  /// How the parts are made.
  static let shardMode = Option<ShardMode>.value(
    "shard-mode", .choice(of: ShardMode.self), default: "slice",
    summary: "Deal checks out in turn (slice), by their identities (hash), or by their times.")

  /// The reports that say how long checks take.
  static let timings = Option<[String]>.values(
    "timings", .path("REPORT", extensions: ["jsonl", "json", "xml"]),
    summary: "Take the times of checks from this report of an earlier run.")

  /// The plan that says which part makes which check.
  static let plan = Option<String?>.value(
    "plan", .path("FILE", extensions: ["json"]),
    summary: "Run the part that the plan of 'loccheck plan' gives to this shard.")

  /// The plan that the merged reports must make up.
  static let mergedPlan = Option<String?>.value(
    "plan", .path("FILE", extensions: ["json"]),
    summary: "Fail unless the reports together are all that this plan of 'loccheck plan' says.")

  /// The report whose failures are run again.
  static let rerunFailed = Option<[String]>.values(
    "rerun-failed", .path("REPORT", extensions: ["jsonl", "json", "xml"]),
    summary: "Run only what did not hold in this report, and what it does not know.",
    discussion: "Of several reports that know a check the one of the run that started last counts.")

  /// The lists of checks that are run.
  static let includeFrom = Option<[String]>.values(
    "include-from", .path("FILE", extensions: []),
    summary: "Run only the checks that FILE lists.",
    discussion: """
      One a line: an identity as 'loccheck list' prints it, a scenario file, or a class or name of the \
      JUnit report, as Jenkins' plugin for parallel tests writes them. Several lists add up.
      """)

  /// The lists of checks that are left out.
  static let excludeFrom = Option<[String]>.values(
    "exclude-from", .path("FILE", extensions: []),
    summary: "Leave out the checks that FILE lists.")

  /// The number of shards of a plan.
  static let shardCount = Option<Int>.value(
    "shards", .integer("N", in: ShardVariables.counts), default: "1",
    summary: "The number of machines.")

  /// Where a plan is written.
  static let planOutput = Option<String>.value(
    "output", short: "o", .output("FILE", extensions: ["json"]), default: "-",
    summary: "Write the plan to FILE; '-' is standard output.")
}
