import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckResults
import LocCheckScenarios

/// What a run is to do: what was typed, and what Bazel's variables add.
struct RunRequest {
  /// The scenario files and folders.
  let paths: [String]
  /// Whether no path was typed.
  private let namesNoPath: Bool
  /// The part of the plan that is run, nil for all of it.
  let shard: Shard?
  /// What of the scenario files is run.
  private let selection: Selection
  /// Which checks are run: those of each list, all where there is none.
  private let included: [CheckList]
  /// Which checks are left out.
  private let excluded: [CheckList]
  /// How parts are made without a plan for all machines.
  private let shardMode: ShardMode
  /// The plan for all machines, and its path.
  private let shardPlan: (plan: ShardPlan, path: String)?
  /// What is known of the times of checks.
  private let times: EarlierOutcomes
  /// What is known of the outcomes of checks, nil where all are run.
  private let outcomes: EarlierOutcomes?
  /// The folder in which what can be made again is kept.
  private let cacheFolder: String?
  /// Whether nothing selected is a success.
  private let allowsEmptySelection: Bool
  /// The paths of the reports, plans and lists that are read.
  let inputs: [String]
  /// What is wrong with earlier reports and plans.
  let problems: [Diagnostic]

  /// Reads what was typed, and the reports and plans that it names.
  init(
    _ arguments: ParsedArguments, bazel: BazelEnvironment, terminal: Terminal
  ) throws(UsageError) {
    var problems: [Diagnostic] = []
    paths = try arguments[Options.paths]
    namesNoPath = arguments.positionals.isEmpty
    var selection = try Selection(arguments)
    if let filter = bazel.filter { selection.filters.append(filter) }
    self.selection = selection
    included = Self.lists(at: try arguments[Options.includeFrom], &problems)
    excluded = Self.lists(at: try arguments[Options.excludeFrom], &problems)
    shard = try Self.shard(arguments, bazel: bazel, environment: terminal.environment)
    shardMode = try arguments[Options.shardMode]
    shardPlan = try Self.shardPlan(arguments, for: shard, &problems)
    let timings = try arguments[Options.timings]
    times = Self.outcomes(of: timings, &problems)
    let reports = try arguments[Options.rerunFailed]
    inputs =
      try timings + reports + arguments[Options.includeFrom] + arguments[Options.excludeFrom]
      + [arguments[Options.plan]].compactMap { $0 }
    try arguments.refuseIdleTimings()
    outcomes = reports.isEmpty ? nil : Self.outcomes(of: reports, &problems)
    cacheFolder =
      try arguments[Options.noCache] ? nil : (bazel.cacheFolder ?? terminal.cacheFolder)
    allowsEmptySelection = try arguments[Options.allowEmpty] || bazel.allowsEmptySelection
    self.problems = problems
  }

  /// Whether an earlier report or a plan cannot be used, so that nobody knows what is to be run.
  var isUnusable: Bool { problems.contains { $0.severity == .error } }

  /// What a run is going to do.
  struct Answer: Sendable {
    /// The plan.
    let plan: RunPlan
    /// Whether it is a success that nothing is to be done: a shard may be empty, or nothing failed before.
    let mayBeEmpty: Bool
  }

  /// Reads the scenarios and what they name, and plans the run.
  func answer() async -> Answer {
    var plan = await RunLoader.plan(
      paths, selecting: selection, reading: .toolchain, cacheFolder: cacheFolder)
    if choosesFromAllChecks { plan.notices += plan.staleness(of: included + excluded) }
    plan = plan.including(included).excluding(excluded)
    let selected = plan.count
    // A check stays in its shard when others are not run again.
    if let shard, let shardPlan {
      plan = plan.part(shard, of: shardPlan.plan, at: shardPlan.path)
    } else if let shard {
      plan = plan.sharded(shard, by: shardMode, knowing: times)
    }
    if let outcomes { plan = plan.rerunning(failedIn: outcomes) }
    let isPart = shard != nil || outcomes != nil
    return Answer(plan: plan, mayBeEmpty: allowsEmptySelection || (isPart && selected > 0))
  }

  /// Whether nothing but lists narrows the checks: a name of none then is that of no other check either.
  private var choosesFromAllChecks: Bool {
    namesNoPath && selection.locales == nil && selection.tags == nil
      && selection.filters.isEmpty && selection.skip == nil
  }

  /// The part of the plan as reports tell it; what is run again is no second run of the part.
  var reportedShard: Shard? { outcomes == nil ? shard : nil }

  // MARK: - Reading

  /// Returns the lists of checks in some files.
  private static func lists(at paths: [String], _ problems: inout [Diagnostic]) -> [CheckList] {
    paths.compactMap { path in
      let list = CheckList.list(at: path)
      problems += list.diagnostics
      return list.value
    }
  }

  /// Returns the shard that was typed, else Bazel's.
  private static func shard(
    _ arguments: ParsedArguments, bazel: BazelEnvironment, environment: [String: String]
  ) throws(UsageError) -> Shard? {
    guard let choice = try arguments[Options.shard] else { return bazel.shard }
    guard bazel.shard == nil else {
      throw arguments.error("Bazel has cut the checks into shards already", about: Options.shard)
    }
    do throws(VariableError) {
      return try choice.shard(in: environment)
    } catch {
      throw arguments.error("\(error)", about: Options.shard)
    }
  }

  /// Returns the plan for all machines.
  private static func shardPlan(
    _ arguments: ParsedArguments, for shard: Shard?, _ problems: inout [Diagnostic]
  ) throws(UsageError) -> (plan: ShardPlan, path: String)? {
    guard let path = try arguments[Options.plan] else { return nil }
    guard let shard else {
      throw arguments.error("'--plan' needs '--shard I/N' too", about: Options.plan)
    }
    let read = ShardPlanReader.plan(at: path)
    problems += read.diagnostics
    guard let plan = read.value else { return nil }
    guard plan.shards.count == shard.count else {
      throw arguments.error(
        "the plan has \(plan.shards.count) shards, and shard \(shard) is asked for",
        about: Options.plan)
    }
    return (plan, path)
  }

  /// Returns what reports say.
  private static func outcomes(
    of paths: [String], _ problems: inout [Diagnostic]
  ) -> EarlierOutcomes {
    let runs = RunReportLoader.runs(at: paths)
    problems += runs.diagnostics
    return EarlierOutcomes(runs.value.inOrderOfStart().map(\.results))
  }
}
