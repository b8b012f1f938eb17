import Foundation
import LocCheck
import LocCheckCommandLine
import LocCheckDiagnostics
import LocCheckReports

/// `loccheck report verify`: says what readers of JUnit XML would stumble over.
struct ReportVerifyCommand {
  /// What the commands on reports share.
  let shared: ReportCommand

  /// Runs the command.
  func run() throws(UsageError) -> ExitStatus {
    let streams = shared.streams
    let files = try shared.arguments[Options.verifiedFiles]
    var verification = JUnitVerification(flavor: try shared.arguments[Options.verifiedFlavor])
    let renderer = DiagnosticRenderer(
      style: shared.terminal.style(
        try shared.arguments[Options.color], stream: STDOUT_FILENO))
    var findings: [Diagnostic] = []
    var isUnreadable = false
    for file in files {
      do throws(InputError) {
        let problems = verification.verify(try RunReportLoader.source(at: file))
        for problem in problems { streams.write(renderer.render(problem)) }
        findings += problems
      } catch {
        streams.writeError(error)
        isUnreadable = true
      }
    }
    if isUnreadable { return streams.status(.unusable) }
    let count = { (severity: Diagnostic.Severity, word: String) in
      let count = findings.count { $0.severity == severity }
      return "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    let names = files.count == 1 ? VisibleText.escaped(files[0]) : "\(files.count) reports"
    streams.write("\(names): \(count(.error, "error")), \(count(.warning, "warning"))\n")
    let hasErrors = findings.contains { $0.severity == .error }
    return streams.status(hasErrors ? .failure : .success)
  }
}
