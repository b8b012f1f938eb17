import LocCheckDiagnostics
public import LocCheckResults

/// A run as lines that Xcode shows in the editor when a build phase prints them, then the counts.
///
/// Shape: `path:line:column: error: message [rule]`, then each further place as a note.
public struct XcodeRunReport: RunEventReport {
  /// Draws findings.
  private let report = XcodeReport()
  /// What was noticed and printed so far.
  private var noticed = NoticedFindings()

  /// Creates a report that has printed nothing.
  public init() {}

  /// Returns the text to print for an event: whole lines, or nothing.
  public mutating func text(for event: RunEvent) -> String {
    switch event {
    case .started, .suiteEnded: ""
    case .caseEnded(let result): LogText.withoutCommands(text(for: result))
    case .ended(let results): LogText.withoutCommands(results.ending + "\n")
    }
  }

  /// Returns the lines of a check.
  private mutating func text(for result: CaseResult) -> String {
    let own = [result.status.diagnostic, result.flakiness].compactMap(\.self).map {
      result.missingPlace(of: $0) + report.text(of: [$0])
    }
    return own.joined() + report.text(of: noticed.news(of: result))
  }
}
