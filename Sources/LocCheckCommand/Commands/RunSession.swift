import LocCheck
import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults
import LocCheckScenarios

/// A run from its first check to its last report, whatever ends it.
struct RunSession {
  /// The reports.
  let outputs: ReportOutputs
  /// Prints the run.
  var printer: RunPrinter
  /// Where the journal is written, nil for none.
  let journal: JournalPath?
  /// Adds to what a GitHub workflow shows of the step.
  let summary: StepSummary?
  /// The streams.
  let streams: StandardStreams
  /// The signals that may end the run early.
  let interruption: Interruption
  /// The circumstances of the run, as far as they were known at its start.
  let environment: RunEnvironment
  /// When the run started, on a clock that never goes back, in nanoseconds.
  let start: Int64

  /// How a run ended.
  struct Ending {
    /// The results.
    let results: RunResults
    /// The signal that ended it early, nil where none did.
    let signal: InterruptingSignal?
    /// What could not be written.
    let errors: [OutputError]

    /// The status the run ends with, as far as its inputs could be used.
    var status: ExitStatus {
      if let signal { return signal.exitStatus }
      guard errors.isEmpty else { return .trouble }
      return results.statistics.isSuccess ? .success : .failure
    }
  }

  /// Makes the checks of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - jobs: The number of chunks of checks that run at the same time.
  ///   - failureLimit: The number of failures that end the run, nil for no limit.
  mutating func run(_ plan: RunPlan, jobs: Int, failureLimit: Int?) async -> Ending {
    let earlier = outputs.moveEarlierAside()
    let recorder = RunRecorder(journal, reproducibleAt: outputs.epoch)
    recorder.start(
      environment, suites: plan.suites.map { .init(file: $0.file, cases: $0.cases.count) })
    let runner = ScenarioRunner(
      jobs: jobs, failureLimit: failureLimit, now: Clock.monotonicNanoseconds,
      ended: recorder.add, isInterrupted: { [interruption] in interruption.signal != nil })
    let suites = await runner.run(plan) { printer.print($0) }
    return finish(suites, recorder, replacing: earlier)
  }

  /// Ends a run that was interrupted before it could make a check.
  ///
  /// - Parameter path: What was being read.
  mutating func end(whileReading path: String) -> Ending {
    let problem = Diagnostic(
      .interrupted, .error, "the run was interrupted while its inputs were read")
    let result = CaseResult(
      id: CaseID(file: path, scenario: "reading the inputs"), line: 1, status: .error(problem))
    let suite = SuiteResult(file: path, cases: [result])
    let recorder = RunRecorder(journal, reproducibleAt: outputs.epoch)
    recorder.start(environment, suites: [.init(file: path, cases: 1)])
    recorder.add(result)
    for event in RunResults(suites: [suite], environment: environment).events.dropLast() {
      printer.print(event)
    }
    return finish([suite], recorder)
  }

  /// Writes the reports, and then says how the run ended.
  private mutating func finish(
    _ suites: [SuiteResult], _ recorder: RunRecorder, replacing earlier: EarlierReports? = nil
  ) -> Ending {
    let signal = interruption.signal
    var environment = environment
    environment.nanoseconds = Clock.monotonicNanoseconds() - start
    environment.interruption = signal?.name
    let results = RunResults(suites: suites, environment: environment)
    recorder.finish(results)
    var errors = outputs.write(results, replacing: earlier)
    if let error = recorder.error { errors.append(error) }
    if let error = summary?.add(results) { errors.append(error) }
    printer.print(.ended(results))
    for error in errors { streams.writeError(error) }
    return Ending(results: results, signal: signal, errors: errors)
  }
}
