import Foundation
import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults
import LocCheckScenarios

/// `loccheck report merge`: makes one run of the reports of several.
struct ReportMergeCommand {
  /// What the commands on reports share.
  let shared: ReportCommand

  /// Runs the command.
  func run() throws(UsageError) -> ExitStatus {
    let path = try shared.arguments[Options.mergedPlan]
    let outputs = try shared.outputs(reading: [path].compactMap { $0 })
    let plan = path.map(ShardPlanReader.plan)
    try shared.tell(plan?.diagnostics ?? [])
    let runs = try shared.runs()
    guard !runs.value.isEmpty, plan?.hasErrors != true else { return .unusable }
    let results = runs.value.map(\.results)
    let merged = RunResults.merging(runs.value)
    let gaps =
      plan?.value.map { PlanUnion.problems($0, results) } ?? PlanUnion.problems(results)
    try shared.tell(merged.diagnostics)
    try shared.tell(gaps)
    guard shared.write(merged.value, to: outputs) else { return .trouble }
    try printEnding(of: merged.value, beside: outputs)
    // Other tools call a check an error that was made and went wrong.
    let isOurs = results.allSatisfy(\.environment.isOurs)
    let hasUnusableInputs = isOurs && merged.value.hasUnusableInputs
    if runs.hasErrors || merged.hasErrors || hasUnusableInputs { return .unusable }
    guard !gaps.contains(where: { $0.severity == .error }), merged.value.isWhole else {
      return .failure
    }
    guard merged.value.statistics.total > 0 else {
      return .ofEmptySelection(allowed: false, shared.streams)
    }
    let isExcused = try shared.arguments[Options.exitZero]
    return isExcused || merged.value.statistics.isSuccess ? .success : .failure
  }

  /// Prints the counts of the whole.
  private func printEnding(
    of results: RunResults, beside outputs: ReportOutputs
  ) throws(UsageError) {
    let stream = outputs.usesStandardOutput ? STDERR_FILENO : STDOUT_FILENO
    let style = shared.terminal.style(try shared.arguments[Options.color], stream: stream)
    var console = ConsoleReport(style: style, format: .quiet)
    let text = console.text(for: .ended(results))
    if outputs.usesStandardOutput {
      shared.streams.writeError(text)
    } else {
      shared.streams.write(text)
    }
  }
}

extension RunResults {
  /// All cases.
  private var cases: some Sequence<CaseResult> { suites.lazy.flatMap(\.cases) }

  /// Whether every check was run.
  fileprivate var isWhole: Bool { !cases.contains(where: \.status.isNotRun) }

  /// Whether a run told of a file, and not of a check, that it could not be used.
  fileprivate var hasUnusableInputs: Bool {
    cases.contains { result in
      guard case .error(let diagnostic) = result.status else { return false }
      return result.id.isOfFile && ![.interrupted, .unfinished].contains(diagnostic.id)
    }
  }
}
