public import LocCheckDiagnostics

/// Findings as lines that Xcode shows in the editor when a build phase prints them.
///
/// Shape: `path:line:column: severity: message [rule]`, then each further place as a note.
public struct XcodeReport: Sendable {
  /// Draws first lines.
  private let renderer = DiagnosticRenderer(style: .plain)

  /// Creates a report.
  public init() {}

  /// Returns the lines of some findings.
  public func text(of findings: [Diagnostic]) -> String {
    findings.map { finding in
      let notes = finding.notes.filter { $0.range != nil }.map { note in
        Diagnostic(finding.id, .note, note.message, at: note.range)
      }
      return ([finding] + notes).map { renderer.headline($0) + "\n" }.joined()
    }.joined()
  }
}
