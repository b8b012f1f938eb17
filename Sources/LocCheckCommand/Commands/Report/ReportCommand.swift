import Foundation
import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckResults

/// What the commands on reports of earlier runs have in common.
struct ReportCommand {
  /// What was typed.
  let arguments: ParsedArguments
  /// The streams.
  let streams: StandardStreams
  /// The terminal.
  let terminal: Terminal

  /// Runs the command of a name.
  func run(_ name: String?) throws(UsageError) -> ExitStatus {
    switch name {
    case "merge": try ReportMergeCommand(shared: self).run()
    case "verify": try ReportVerifyCommand(shared: self).run()
    case "html": try ReportConvertCommand(shared: self).runHTML()
    default: try ReportConvertCommand(shared: self).run()
    }
  }

  /// Returns the runs of the reports that were typed, after saying what is wrong with them.
  func runs() throws(UsageError) -> Diagnosed<[RunPart]> {
    let runs = RunReportLoader.runs(at: try arguments[Options.reportFiles])
    try tell(runs.diagnostics)
    return runs
  }

  /// Returns the reports that are to be written.
  ///
  /// - Parameters:
  ///   - extra: Paths of reports that were not typed, by the names of their formats.
  ///   - inputs: What is read beside the reports.
  func outputs(
    adding extra: [String: String] = [:], reading inputs: [String] = []
  ) throws(UsageError) -> ReportOutputs {
    let outputs = try ReportOutputs(
      arguments, junit: try arguments[Options.convertedJUnit], adding: extra,
      environment: terminal.environment, streams: streams)
    try OutputPlaces(
      outputs: outputs.replacedPaths, inputs: inputs + arguments[Options.reportFiles]
    ).check(arguments, about: Options.convertedJUnit)
    return outputs
  }

  /// Writes reports, and returns whether all went out.
  func write(_ results: RunResults, to outputs: ReportOutputs) -> Bool {
    let errors = outputs.write(results)
    for error in errors { streams.writeError(error) }
    return errors.isEmpty
  }

  /// Says what is wrong.
  func tell(_ diagnostics: [Diagnostic]) throws(UsageError) {
    streams.writeError(
      diagnostics, style: terminal.style(try arguments[Options.color], stream: STDERR_FILENO))
  }
}
