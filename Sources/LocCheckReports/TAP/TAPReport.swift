import LocCheckDiagnostics
public import LocCheckResults

/// A run in the Test Anything Protocol, version 13, which Perl's `prove` and many others read.
///
/// A check is a test point; below one that failed stands a block of YAML with what was expected. A known
/// failure is skipped, as in the other reports, a run that was interrupted bails out.
public struct TAPReport: RunEventReport {
  /// The number of test points so far.
  private var count = 0
  /// Draws what was noticed.
  private let renderer = DiagnosticRenderer(style: .plain)
  /// What was noticed and printed so far.
  private var noticed = NoticedFindings()

  /// The size of the longest text that is printed, in UTF-8 bytes.
  private static let maximumTextSize = 6000

  /// Creates a report that has printed nothing.
  public init() {}

  /// Returns the text to print for an event: whole lines, or nothing.
  public mutating func text(for event: RunEvent) -> String {
    switch event {
    case .started(suites: _, let cases):
      "TAP version 13\n1..\(cases)\(cases == 0 ? " # SKIP no checks" : "")\n"
    case .caseEnded(let result): LogText.withoutCommands(text(for: result))
    case .suiteEnded: ""
    case .ended(let results): LogText.withoutCommands(Self.ending(of: results))
    }
  }

  /// Returns the test point of a check, and what was noticed beside it as comments.
  private mutating func text(for result: CaseResult) -> String {
    count += 1
    let isGood = result.status.diagnostic == nil
    var lines = [
      "\(isGood ? "" : "not ")ok \(count) - " + Self.description(result.id.description)
    ]
    switch result.status {
    case .passed: break
    case .failed(let diagnostic):
      lines += Self.block(diagnostic, severity: "fail", of: result)
    case .error(let diagnostic):
      lines += Self.block(diagnostic, severity: "error", of: result)
    case .skipped(let reason):
      lines[0] += " # SKIP " + Self.line(reason)
    }
    if let flakiness = result.flakiness {
      lines.append("# " + result.missingPlace(of: flakiness) + renderer.headline(flakiness))
    }
    lines += noticed.news(of: result).map { "# " + renderer.headline($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns what went wrong as a block of YAML.
  private static func block(
    _ diagnostic: Diagnostic, severity: String, of result: CaseResult
  ) -> [String] {
    let place = diagnostic.range?.start
    var members: [(name: String, value: String)] = [
      ("message", scalar(diagnostic.message)),
      ("severity", YAMLScalar(severity).description),
      ("rule", YAMLScalar(diagnostic.id.name).description),
      ("file", YAMLScalar(place?.path ?? result.id.file).description),
      ("line", String(place?.line ?? result.line)),
    ]
    if let place { members.append(("column", String(place.column))) }
    for (name, known) in [("expected", result.expected), ("actual", result.actual)] {
      let text = known ?? diagnostic.details.first { $0.label == name }?.text
      if let text { members.append((name, scalar(text))) }
    }
    return ["  ---"] + members.map { "  \($0.name): \($0.value)" } + ["  ..."]
  }

  /// Returns a text as a scalar of YAML, cut where it is very long: `prove` reads no line of more than about
  /// thirty thousand characters.
  private static func scalar(_ text: String) -> String {
    let excerpt = TextExcerpt(text, size: maximumTextSize)
    return YAMLScalar(excerpt.text + (excerpt.isWhole ? "" : "…")).description
  }

  /// Returns the counts as a comment, and where the run was interrupted that it was.
  private static func ending(of results: RunResults) -> String {
    let counts = "# \(results.ending)\n"
    let interruption = results.environment.interruption
    return counts + (interruption.map { "Bail out! interrupted by \(line($0))\n" } ?? "")
  }

  /// Returns the name of a test point; a backslash keeps what follows from being read as a directive.
  private static func description(_ text: String) -> String {
    line(text).replacingScalars { $0 == "\\" || $0 == "#" ? "\\\($0)" : nil }
  }

  /// Returns a text that is safe to print on one line.
  private static func line(_ text: String) -> String {
    RightToLeft.isolatingRuns(in: VisibleText.escaped(text))
  }
}
