import LocCheckDiagnostics
public import LocCheckResults

/// The one line that shows how far a run has come, for a terminal that can overwrite it.
///
/// Where the cursor goes is the caller's business; the text has no control characters.
public struct ProgressLine: Sendable, Hashable {
  /// The number of checks in the plan.
  private var total = 0
  /// The counts so far.
  private var statistics = RunStatistics()
  /// The file of the check that ended last.
  private var file = ""

  /// Creates the line of a run that has not started.
  public init() {}

  /// Takes an event into account.
  public mutating func update(for event: RunEvent) {
    switch event {
    case .started(suites: _, let cases):
      total = cases
    case .caseEnded(let result):
      statistics.add(result.status)
      file = result.id.file
    case .suiteEnded, .ended:
      break
    }
  }

  /// Returns the line, such as `12/340  1 failed  Scenarios/files.loccheck`, cut to a width in cells.
  public func text(width: Int) -> String {
    let digits = String(total)
    let done = String(statistics.total)
    var parts = [
      String(repeating: " ", count: max(digits.count - done.count, 0)) + "\(done)/\(digits)"
    ]
    let bad = RunStatistics(failed: statistics.failed, errors: statistics.errors)
    if !bad.isSuccess { parts.append(Counts(statistics: bad).list) }
    if !file.isEmpty { parts.append(VisibleText.escaped(file)) }
    return cut(parts.joined(separator: "  "), to: width)
  }

  /// Returns a line cut so that it fits, with `…` at its end.
  private func cut(_ line: String, to width: Int) -> String {
    guard DisplayWidth.cells(of: line) > width else { return line }
    var room = width - 1
    let kept = line.prefix { character in
      room -= DisplayWidth.cells(of: character)
      return room >= 0
    }
    return width > 0 ? kept + "…" : ""
  }
}
