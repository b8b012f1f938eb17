import LocCheckDiagnostics
import LocCheckReports

/// What is printed while a run goes on.
enum RunFormat: String, CaseIterable {
  /// Warnings, failures, a line for each file, and the counts.
  case pretty
  /// Failures and the counts.
  case quiet
  /// The Test Anything Protocol, version 13.
  case tap
  /// Annotations for GitHub Actions.
  case github
  /// Lines that Xcode shows in the editor.
  case xcode

  /// Whether a tool reads what is printed, and not people.
  var isForTools: Bool { self == .tap || self == .xcode }

  /// Returns the report that is printed.
  ///
  /// - Parameters:
  ///   - style: How text is drawn.
  ///   - isGitHubActions: Whether a GitHub workflow reads it; annotations then come with what people read, but not
  ///     in place of what was asked for.
  func report(
    style: DiagnosticRenderer.Style, isGitHubActions: Bool
  ) -> any RunEventReport {
    switch self {
    case .pretty where isGitHubActions:
      RunFormat.github.report(style: style, isGitHubActions: true)
    case .quiet where isGitHubActions:
      GitHubRunReport(console: ConsoleReport(style: style, format: .quiet))
    case .pretty: ConsoleReport(style: style, format: .pretty)
    case .quiet: ConsoleReport(style: style, format: .quiet)
    case .tap: TAPReport()
    case .github: GitHubRunReport(console: ConsoleReport(style: style, format: .pretty))
    case .xcode: XcodeRunReport()
    }
  }
}
