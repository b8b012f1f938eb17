import Foundation
import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckResults
import LocCheckScenarios

/// `loccheck plan`: deals the checks out to several machines.
struct PlanCommand {
  /// What was typed.
  let arguments: ParsedArguments
  /// The streams.
  let streams: StandardStreams
  /// The terminal.
  let terminal: Terminal

  /// Runs the command.
  func run() async throws(UsageError) -> ExitStatus {
    let style = terminal.style(try arguments[Options.color], stream: STDERR_FILENO)
    let output = try arguments[Options.planOutput]
    let reports = try arguments[Options.timings]
    let mode = try arguments[Options.shardMode]
    let count = try arguments[Options.shardCount]
    try arguments.refuseIdleTimings()
    try OutputPlaces(outputs: [output], inputs: reports).check(
      arguments, about: Options.planOutput)
    let earlier = RunReportLoader.runs(at: reports)
    let plan = await RunLoader.plan(
      try arguments[Options.paths], selecting: try Selection(arguments), reading: .toolchain,
      cacheFolder: try arguments[Options.noCache] ? nil : terminal.cacheFolder)
    streams.writeError(
      earlier.diagnostics + plan.notices + plan.suites.flatMap(\.cases).flatMap(\.errors),
      style: style)
    guard !earlier.hasErrors else { return .unusable }
    let shardPlan = ShardPlan(
      plan, count: count, by: mode,
      knowing: EarlierOutcomes(earlier.value.inOrderOfStart().map(\.results)))
    do throws(OutputError) {
      try ReportFile(path: output, bytes: ShardPlanWriter.bytes(of: shardPlan)).save(to: streams)
    } catch {
      streams.writeError(error)
      return .trouble
    }
    if plan.hasUnusableInputs { return .unusable }
    guard plan.count > 0 else {
      return .ofEmptySelection(allowed: try arguments[Options.allowEmpty], streams)
    }
    return .success
  }
}
