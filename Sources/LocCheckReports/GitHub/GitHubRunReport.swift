import LocCheckDiagnostics
public import LocCheckResults

/// A run in the log of a GitHub workflow: the console's text, and before its end annotations of the rows
/// that failed, could not be checked or held only when they were tried again.
///
/// The annotations are workflow commands; nothing else in the text is one, whatever the texts under test
/// hold.
public struct GitHubRunReport: RunEventReport {
  /// The text between the annotations.
  private var console: ConsoleReport
  /// The annotations so far.
  private var annotations = AnnotationList()
  /// What was noticed and annotated so far.
  private var noticed = NoticedFindings()

  /// The length of the longest message, in UTF-16 code units: a screen, far below what GitHub takes.
  private static let maximumMessageLength = 4000

  /// Creates a report around the console's.
  public init(console: ConsoleReport) { self.console = console }

  /// Returns the text to print for an event: whole lines, or nothing.
  public mutating func text(for event: RunEvent) -> String {
    switch event {
    case .caseEnded(let result):
      annotate(result)
      return console.text(for: event)
    case .ended:
      return annotations.text + console.text(for: event)
    case .started, .suiteEnded:
      return console.text(for: event)
    }
  }

  /// Adds the annotations of a check.
  private mutating func annotate(_ result: CaseResult) {
    let place = (file: result.id.file, line: result.line)
    for diagnostic in [result.status.diagnostic, result.flakiness].compactMap(\.self) {
      annotations.add(diagnostic.severity) {
        let title = ShortName(result.id.title).text
        return WorkflowCommand(
          Self.cut(diagnostic), title: title.isEmpty ? nil : title, fallback: place)
      }
    }
    for finding in noticed.news(of: result) {
      annotations.add(finding.severity) { WorkflowCommand(Self.cut(finding), fallback: place) }
    }
  }

  /// Returns a diagnostic whose message is no longer than an annotation should be.
  private static func cut(_ diagnostic: Diagnostic) -> Diagnostic {
    var short = diagnostic
    short.message =
      ShortName.cut(diagnostic.message, to: maximumMessageLength, ending: "…")
      ?? diagnostic.message
    short.help = diagnostic.help.map {
      ShortName.cut($0, to: maximumMessageLength, ending: "…") ?? $0
    }
    return short
  }
}
