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
  /// What was noticed and printed so far.
  private var noticed = NoticedFindings()
  /// The number of files that have ended.
  private var endedSuites = 0

  /// Creates a report that has printed nothing.
  public init(style: DiagnosticRenderer.Style, format: Format) {
    self.style = style
    self.format = format
    self.renderer = DiagnosticRenderer(style: style)
  }

  /// Returns the text to print for an event: whole lines, or nothing.
  ///
  /// Nothing in it is a command to the CI system whose log it may go to.
  public mutating func text(for event: RunEvent) -> String {
    switch event {
    case .started: ""
    case .caseEnded(let result): LogText.withoutCommands(text(for: result))
    case .suiteEnded(let suite): LogText.withoutCommands(text(for: suite))
    case .ended(let results): LogText.withoutCommands(ending(of: results))
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
      if let flakiness = result.flakiness {
        blocks.append(result.missingPlace(of: flakiness) + renderer.render(flakiness))
      }
      blocks += noticed.news(of: result).map { renderer.render($0) }
    }
    return blocks.map { $0 + "\n" }.joined()
  }

  /// Returns the line of a file.
  private mutating func text(for suite: SuiteResult) -> String {
    endedSuites += 1
    guard format == .pretty else { return "" }
    let counts = OutcomeCounts(suite.cases)
    let ink = counts.bad == 0 ? Ink.success : Ink.error
    return "\(VisibleText.escaped(suite.file))  \(ink.applied(counts.list(), style))\n"
  }

  /// Returns the failures once more and the counts.
  private func ending(of results: RunResults) -> String {
    let ink = results.isGood ? Ink.success : Ink.error
    let total =
      ink.applied(results.counts.sentence, style) + results.environment.ending + "\n"
    guard format == .pretty else { return total }
    let isFarAbove = headlines.count > 1 || (headlines.count == 1 && endedSuites > 1)
    let repeated = isFarAbove ? "\n" + headlines.map { $0 + "\n" }.joined() : ""
    return repeated + "\n" + total
  }
}
