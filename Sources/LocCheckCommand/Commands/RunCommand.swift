import Foundation
import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckReports
import LocCheckResults
import LocCheckScenarios

/// `loccheck run`: runs scenarios and writes the report.
struct RunCommand {
  /// What was typed.
  let arguments: ParsedArguments
  /// The streams.
  let streams: StandardStreams
  /// The terminal.
  let terminal: Terminal

  /// Runs the command.
  func run() async throws(UsageError) -> ExitStatus {
    let start = Clock.monotonicNanoseconds()
    let startedAt = Clock.secondsSince1970
    let destination = try arguments[Options.junit]
    let writer = ReportWriter(
      destination: destination, report: JUnitReport(flavor: try arguments[Options.junitFlavor]),
      streams: streams)
    let plan = await RunLoader.plan(
      try arguments[Options.paths], selecting: try Selection(arguments), reading: .toolchain,
      cacheFolder: try arguments[Options.noCache] ? nil : terminal.cacheFolder)
    streams.writeError(
      plan.notices, style: terminal.style(try arguments[Options.color], stream: STDERR_FILENO))
    if try arguments[Options.dryRun] {
      return ListCommand.print(
        plan, as: .text, to: streams, allowsEmpty: try arguments[Options.allowEmpty])
    }
    var printer = RunPrinter(
      format: try arguments[Options.format], color: try arguments[Options.color],
      terminal: terminal, streams: streams, usesErrorStream: destination == "-")
    let runner = ScenarioRunner(
      jobs: try arguments[Options.jobs] ?? ProcessInfo.processInfo.activeProcessorCount,
      failureLimit: try arguments[Options.failFast], now: Clock.monotonicNanoseconds)
    let suites = await runner.run(plan) { printer.print($0) }
    let results = RunResults(
      suites: suites,
      environment: RunEnvironment(
        toolVersion: ToolVersion.current, icuVersion: LocaleData.icuVersion,
        cldrVersion: LocaleData.cldrVersion, hostname: ProcessInfo.processInfo.hostName,
        startedAt: startedAt, nanoseconds: Clock.monotonicNanoseconds() - start))
    do {
      try writer.write(results)
    } catch {
      printer.print(.ended(results))
      streams.writeError("loccheck: error: \(error)\n")
      return .trouble
    }
    printer.print(.ended(results))
    let status = try status(of: results, plan)
    // Where there is no report, what is printed is all there is.
    return destination == "none" ? streams.status(status) : status
  }

  /// Returns the status a run ends with.
  private func status(of results: RunResults, _ plan: RunPlan) throws(UsageError) -> ExitStatus {
    guard plan.count > 0 else {
      return .ofEmptySelection(allowed: try arguments[Options.allowEmpty], streams)
    }
    if plan.hasUnusableInputs { return .unusable }
    if try arguments[Options.exitZero] { return .success }
    return results.statistics.isSuccess ? .success : .failure
  }
}
