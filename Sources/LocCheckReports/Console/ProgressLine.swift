import LocCheckDiagnostics
public import LocCheckResults

/// The one line that shows how far a run has come, for a terminal that can overwrite it.
///
/// `[████████░░░░░░░░] 512/1024  2 failed  8 430/s  0:12 left  Scenarios/files.loccheck`
///
/// Where the cursor goes and what time it is are the caller's business; the text has no control
/// characters. The speed and the time left are shown when they have been measured, half a second on.
public struct ProgressLine: Sendable, Hashable {
  /// What the line is drawn with.
  public let glyphs: Glyphs
  /// The number of checks in the plan.
  private var total = 0
  /// The counts so far.
  private var counts = OutcomeCounts()
  /// The file of the check that ended last.
  private var file = ""
  /// How fast it goes.
  private var rate = ProgressRate()

  /// The width of the bar without its ends, in cells.
  private static let barWidth = 16
  /// The width of the narrowest line that has a bar, in cells.
  private static let narrowestWithBar = 60

  /// Creates the line of a run that has not started.
  public init(glyphs: Glyphs = .blocks) { self.glyphs = glyphs }

  /// Takes an event into account.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - nanoseconds: When, on a clock that never goes back.
  public mutating func update(for event: RunEvent, at nanoseconds: Int64) {
    switch event {
    case .started(suites: _, let cases):
      total = cases
      rate.start(at: nanoseconds)
    case .caseEnded(let result):
      counts.add(Outcome(result))
      file = result.id.file
      rate.measure(counts.total, at: nanoseconds)
    case .suiteEnded, .ended:
      break
    }
  }

  /// Returns the line at a time, cut to a width in cells.
  public func text(width: Int, at nanoseconds: Int64) -> String {
    let digits = String(total)
    let done = String(counts.total)
    let padding = String(repeating: " ", count: max(digits.count - done.count, 0))
    let bar = width < Self.narrowestWithBar ? "" : self.bar + " "
    var parts = [bar + padding + "\(done)/\(digits)"]
    if counts.bad > 0 { parts.append(counts.list(of: [.failed, .error])) }
    if counts.total < total {
      if let perSecond = rate.perSecond { parts.append(Self.speed(perSecond)) }
      if let left = rate.secondsLeft(of: total, at: nanoseconds) {
        parts.append(Self.clock(left) + " left")
      }
    }
    if !file.isEmpty { parts.append(VisibleText.escaped(file)) }
    return cut(parts.joined(separator: "  "), to: width)
  }

  /// The bar; it is full when everything has ended, and not before.
  private var bar: String {
    let done = total > 0 ? min(counts.total, total) * Self.barWidth / total : 0
    return "[" + String(repeating: glyphs.done, count: done)
      + String(repeating: glyphs.open, count: Self.barWidth - done) + "]"
  }

  /// Returns a number of checks a second: `8 430/s`, or `2.5/s` where it is small.
  private static func speed(_ perSecond: Double) -> String {
    guard perSecond >= 10 else {
      let tenths = Int((perSecond * 10).rounded())
      return "\(tenths / 10).\(tenths % 10)/s"
    }
    // A run counts in Int, and half a second is the shortest measurement.
    let digits = String(Int64(min(perSecond.rounded(), 1e15)))
    let head = digits.count % 3
    var groups = head > 0 ? [String(digits.prefix(head))] : []
    groups += stride(from: head, to: digits.count, by: 3).map { start in
      String(digits.dropFirst(start).prefix(3))
    }
    return groups.joined(separator: " ") + "/s"
  }

  /// Returns a time as on a clock: `0:12`, `1:02:03`.
  private static func clock(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let end = ":" + String(seconds % 60, paddedTo: 2)
    return (hours > 0 ? "\(hours):" + String(minutes, paddedTo: 2) : "\(minutes)") + end
  }

  /// Returns a line cut so that it fits, with an ellipsis at its end.
  private func cut(_ line: String, to width: Int) -> String {
    guard DisplayWidth.cells(of: line) > width else { return line }
    var room = width - glyphs.ellipsis.count
    guard room >= 0 else { return "" }
    let kept = line.prefix { character in
      room -= DisplayWidth.cells(of: character)
      return room >= 0
    }
    return kept + glyphs.ellipsis
  }
}
