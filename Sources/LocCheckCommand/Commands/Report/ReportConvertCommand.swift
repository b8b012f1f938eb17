import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckResults

/// `loccheck report convert` and `loccheck report html`: make reports from that of an earlier run.
struct ReportConvertCommand {
  /// What the commands on reports share.
  let shared: ReportCommand

  /// Runs `convert`.
  func run() throws(UsageError) -> ExitStatus {
    let outputs = try shared.outputs()
    guard !outputs.isEmpty else {
      throw shared.arguments.error(
        "nothing to write: expected '--junit FILE', '--html FILE' or another report",
        about: Options.convertedJUnit)
    }
    return try convert(to: outputs)
  }

  /// Runs `html`, which writes a page beside the report it is made from.
  func runHTML() throws(UsageError) -> ExitStatus {
    let file = try shared.arguments[Options.reportFiles].first ?? "-"
    let page =
      try shared.arguments[Options.page]
      ?? (file == "-" ? file : nil)
      ?? RelativePath.joining(RelativePath.folder(of: file), RelativePath.stem(of: file) + ".html")
    return try convert(to: try shared.outputs(adding: ["html": page]))
  }

  /// Writes the reports of what the files tell.
  private func convert(to outputs: ReportOutputs) throws(UsageError) -> ExitStatus {
    let runs = try shared.runs()
    guard !runs.value.isEmpty else { return .unusable }
    let merged = RunResults.merging(runs.value)
    try shared.tell(merged.diagnostics)
    guard shared.write(merged.value, to: outputs) else { return .trouble }
    return runs.hasErrors || merged.hasErrors ? .unusable : .success
  }
}
