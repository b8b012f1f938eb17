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
  /// The reports of an earlier run and the journal of this one; nil until it begins.
  private(set) var beginning: (earlier: EarlierReports, recorder: RunRecorder)?

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

  /// Opens the journal and moves the reports of an earlier run aside, before anything is read that takes time.
  ///
  /// - Throws: ``OutputError`` where another run is writing the journal, and so the same reports: none of them is
  ///   touched.
  mutating func begin() throws(OutputError) {
    let recorder = RunRecorder(journal, reproducibleAt: outputs.epoch)
    if let error = recorder.error, error.isInUse { throw error }
    beginning = (outputs.moveEarlierAside(), recorder)
  }

  /// Makes the checks of a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - jobs: The number of chunks of checks that run at the same time.
  ///   - failureLimit: The number of failures that end the run, nil for no limit.
  mutating func run(_ plan: RunPlan, jobs: Int, failureLimit: Int?) async -> Ending {
    let recorder = beginning?.recorder
    recorder?.start(
      environment, suites: plan.suites.map { .init(file: $0.file, checks: $0.cases.map(\.id)) })
    let runner = ScenarioRunner(
      jobs: jobs, failureLimit: failureLimit, now: Clock.monotonicNanoseconds,
      ended: { recorder?.add($0) }, isInterrupted: { [interruption] in interruption.signal != nil })
    let suites = await runner.run(plan) { printer.print($0) }
    return finish(suites)
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
    beginning?.recorder.start(environment, suites: [.init(file: path, cases: 1)])
    beginning?.recorder.add(result)
    for event in RunResults(suites: [suite], environment: environment).events.dropLast() {
      printer.print(event)
    }
    return finish([suite])
  }

  /// Writes the reports, and then says how the run ended.
  private mutating func finish(_ suites: [SuiteResult]) -> Ending {
    let signal = interruption.signal
    var environment = environment
    environment.nanoseconds = Clock.monotonicNanoseconds() - start
    environment.interruption = signal?.name
    let results = RunResults(suites: suites, environment: environment)
    beginning?.recorder.finish(results)
    var errors = outputs.write(results, replacing: beginning?.earlier)
    if let error = beginning?.recorder.error { errors.append(error) }
    if let error = summary?.add(results) { errors.append(error) }
    printer.print(.ended(results))
    for error in errors { streams.writeError(error) }
    return Ending(results: results, signal: signal, errors: errors)
  }
}
