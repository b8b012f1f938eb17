public import LocCheckDiagnostics
public import LocCheckResults

/// A run as text for a terminal or a log, event by event.
///
/// Failures appear in full where they happen. In the pretty format each file ends with its counts, and
/// where more has been printed since, the failures' first lines are repeated before the last line.
public struct ConsoleReport: RunEventReport {
  /// How much is printed.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Warnings, failures, a line for each file, and the counts.
    case pretty
    /// Failures and the counts.
    case quiet
  }

  /// Whether the text is coloured.
  public let style: DiagnosticRenderer.Style
  /// How much is printed.
  public let format: Format
  /// Draws the failures.
  private let renderer: DiagnosticRenderer
  /// The first lines of the failures so far.
  private var headlines: [String] = []
  /// What was noticed and printed so far; the rows of a scenario notice the same again and again.
  private var noticed: Set<Diagnostic> = []
  /// The number of files that have ended.
  private var endedSuites = 0

  /// Creates a report that has printed nothing.
  public init(style: DiagnosticRenderer.Style, format: Format) {
    self.style = style
    self.format = format
    self.renderer = DiagnosticRenderer(style: style)
  }

  /// Returns the text to print for an event: whole lines, or nothing.
  public mutating func text(for event: RunEvent) -> String {
    switch event {
    case .started: ""
    case .caseEnded(let result): text(for: result)
    case .suiteEnded(let suite): text(for: suite)
    case .ended(let results): ending(of: results)
    }
  }

  /// Returns what a check adds: its failure, and in the pretty format what was noticed beside it.
  private mutating func text(for result: CaseResult) -> String {
    var blocks: [String] = []
    if let diagnostic = result.status.diagnostic {
      let place = result.missingPlace(of: diagnostic)
      blocks.append(place + renderer.render(diagnostic))
      headlines.append(place + renderer.headline(diagnostic))
    }
    if format == .pretty {
      for finding in result.findings
      where finding.severity >= .warning && finding != result.status.diagnostic {
        if noticed.insert(finding).inserted { blocks.append(renderer.render(finding)) }
      }
    }
    return blocks.map { $0 + "\n" }.joined()
  }

  /// Returns the line of a file.
  private mutating func text(for suite: SuiteResult) -> String {
    endedSuites += 1
    guard format == .pretty else { return "" }
    let statistics = suite.statistics
    let counts = Counts(statistics: statistics).list
    let ink = statistics.isSuccess ? Ink.success : Ink.error
    return "\(VisibleText.escaped(suite.file))  \(ink.applied(counts, style))\n"
  }

  /// Returns the failures once more and the counts.
  private func ending(of results: RunResults) -> String {
    let statistics = results.statistics
    let elapsed = ElapsedTime(nanoseconds: results.environment.nanoseconds)
    let ink = statistics.isSuccess ? Ink.success : Ink.error
    let total =
      ink.applied(Counts(statistics: statistics).sentence, style) + " in \(elapsed)\n"
    guard format == .pretty else { return total }
    let isFarAbove = headlines.count > 1 || (headlines.count == 1 && endedSuites > 1)
    let repeated = isFarAbove ? "\n" + headlines.map { $0 + "\n" }.joined() : ""
    return repeated + "\n" + total
  }
}
