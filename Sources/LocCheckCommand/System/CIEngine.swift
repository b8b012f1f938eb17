/// A system that runs a job on many machines and counts them in environment variables.
///
/// The variables are never asked unless the user names the system: some set them for jobs that are no shards.
struct CIEngine: Sendable, Hashable {
  /// The name on the command line.
  let name: String
  /// Where it counts.
  let variables: ShardVariables

  /// All that are known, by name.
  ///
  /// Sources: the variables of parallel jobs in the documentation of each system. GitHub Actions sets none; the
  /// two are to be set from `strategy.job-index` and `strategy.job-total`.
  static let all: [CIEngine] = [
    CIEngine("bitbucket", "BITBUCKET_PARALLEL_STEP", "BITBUCKET_PARALLEL_STEP_COUNT", first: 0),
    CIEngine("buildkite", "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    CIEngine("circleci", "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", first: 0),
    CIEngine("github", "STRATEGY_JOB_INDEX", "STRATEGY_JOB_TOTAL", first: 0),
    CIEngine("gitlab", "CI_NODE_INDEX", "CI_NODE_TOTAL", first: 1),
    CIEngine("semaphore", "SEMAPHORE_JOB_INDEX", "SEMAPHORE_JOB_COUNT", first: 1),
  ]

  /// Creates a row of the table.
  private init(_ name: String, _ index: String, _ count: String, first: Int) {
    self.name = name
    self.variables = ShardVariables(index: index, count: count, first: first)
  }
}
