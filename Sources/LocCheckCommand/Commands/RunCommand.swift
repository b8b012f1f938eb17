import Foundation
import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckResults
import LocCheckScenarios

/// `loccheck run`: runs scenarios and writes the reports.
struct RunCommand {
  /// What was typed.
  let arguments: ParsedArguments
  /// The streams.
  let streams: StandardStreams
  /// The terminal.
  let terminal: Terminal

  /// Runs the command.
  func run() async throws(UsageError) -> ExitStatus {
    let bazel = try bazelEnvironment()
    let request = try RunRequest(arguments, bazel: bazel, terminal: terminal)
    let session = try session(of: request.reportedShard, reading: request.inputs, bazel)
    streams.writeError(request.problems, style: try errorStyle)
    guard !request.isUnusable else { return .unusable }
    if let error = bazel.signals.begin() {
      streams.writeError(error)
      return .trouble
    }
    let status = try await run(request, in: session, bazel)
    bazel.signals.end()
    return status
  }

  /// Reads the inputs, makes the checks and writes the reports.
  private func run(
    _ request: sending RunRequest, in session: RunSession, _ bazel: BazelEnvironment
  ) async throws(UsageError) -> ExitStatus {
    var session = session
    if try !arguments[Options.dryRun] {
      do throws(OutputError) {
        try session.begin()
      } catch {
        streams.writeError(error)
        return .trouble
      }
    }
    let path = request.paths.first ?? "Scenarios"
    let loading = Task { await request.answer() }
    guard let answer = await session.interruption.value(of: loading) else {
      return session.end(whileReading: path).status
    }
    let plan = answer.plan
    streams.writeError(plan.notices, style: try errorStyle)
    if try arguments[Options.dryRun] {
      return ListCommand.print(plan, as: .text, to: streams, allowsEmpty: answer.mayBeEmpty)
    }
    let ending = await session.run(
      plan, jobs: try arguments[Options.jobs] ?? ProcessInfo.processInfo.activeProcessorCount,
      failureLimit: try arguments[Options.failFast] ?? (bazel.failsFast ? 1 : nil))
    bazel.signals.tell(plan.notices, ending.errors)
    guard ending.status == .success || ending.status == .failure else { return ending.status }
    let status: ExitStatus
    if plan.count == 0 {
      status = .ofEmptySelection(allowed: answer.mayBeEmpty, streams)
    } else if plan.hasUnusableInputs {
      status = .unusable
    } else {
      status = try arguments[Options.exitZero] ? .success : ending.status
    }
    // Where there is no report, what is printed is all there is; and a tool must get all of it.
    let isForTools = try arguments[Options.format].isForTools
    return session.outputs.isEmpty || isForTools ? streams.status(status) : status
  }

  // MARK: - Reading what was typed

  /// Returns the run as it is to be told of.
  private func session(
    of shard: Shard?, reading inputs: [String], _ bazel: BazelEnvironment
  ) throws(UsageError) -> RunSession {
    let start = Clock.monotonicNanoseconds()
    let now = Clock.now
    let environment = RunEnvironment(
      toolVersion: ToolVersion.current, icuVersion: LocaleData.icuVersion,
      cldrVersion: LocaleData.cldrVersion, hostname: ProcessInfo.processInfo.hostName,
      startedAt: now.seconds, startNanosecond: now.nanoseconds, nanoseconds: 0, shard: shard)
    let outputs = try outputs(bazel)
    let journal = try journalPath(outputs, bazel)
    let places = outputs.replacedPaths + [journal?.path].compactMap { $0 }
    try OutputPlaces(outputs: places, inputs: inputs).check(arguments, about: Options.junit)
    return RunSession(
      outputs: outputs, printer: try printer(outputs), journal: journal,
      summary: StepSummary(terminal), streams: streams, interruption: .listening(),
      environment: environment, start: start)
  }

  /// Returns what prints the run.
  private func printer(_ outputs: ReportOutputs) throws(UsageError) -> RunPrinter {
    RunPrinter(
      format: try arguments[Options.format], color: try arguments[Options.color],
      terminal: terminal, streams: streams, usesErrorStream: outputs.usesStandardOutput)
  }

  /// Returns the reports that are wanted: those that were typed, and those Bazel keeps.
  private func outputs(_ bazel: BazelEnvironment) throws(UsageError) -> ReportOutputs {
    let junit = try arguments[Options.junit]
    return try ReportOutputs(
      arguments, junit: arguments.contains(Options.junit) ? junit : bazel.reportFile ?? junit,
      adding: bazel.output("loccheck.html").map { ["html": $0] } ?? [:],
      environment: terminal.environment, streams: streams)
  }

  /// Returns the place of the journal: what was typed, Bazel's folder, or beside the JUnit report.
  private func journalPath(
    _ outputs: ReportOutputs, _ bazel: BazelEnvironment
  ) throws(UsageError) -> JournalPath? {
    if let typed = try arguments[Options.journal] {
      guard typed != "-" else {
        throw arguments.error("standard output takes no journal", about: Options.journal)
      }
      return typed == "none" ? nil : JournalPath(path: typed, isTyped: true)
    }
    let path = bazel.output("loccheck.jsonl") ?? outputs.pathOfJournal
    return path.map { JournalPath(path: $0, isTyped: false) }
  }

  /// Returns what Bazel says.
  private func bazelEnvironment() throws(UsageError) -> BazelEnvironment {
    do throws(VariableError) {
      return try BazelEnvironment(terminal.environment)
    } catch {
      throw arguments.error("\(error)", about: Options.shard)
    }
  }

  /// How text on standard error is drawn.
  private var errorStyle: DiagnosticRenderer.Style {
    get throws(UsageError) {
      terminal.style(try arguments[Options.color], stream: STDERR_FILENO)
    }
  }
}
