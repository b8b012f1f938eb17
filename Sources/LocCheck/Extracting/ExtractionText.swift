public import LocCheckDiagnostics
public import LocCheckReports
import LocCheckSources

/// An extraction as text for a terminal or a log: the messages, what is not handed over, the findings, and
/// the totals.
public struct ExtractionText: Sendable {
  /// Whether the text is coloured.
  public let style: DiagnosticRenderer.Style
  /// How much is printed: everything, or the errors and the totals.
  public let format: ConsoleReport.Format

  /// Creates a text.
  public init(style: DiagnosticRenderer.Style, format: ConsoleReport.Format) {
    self.style = style
    self.format = format
  }

  /// Returns the text: whole lines.
  public func text(of report: ExtractionReport) -> String {
    let renderer = DiagnosticRenderer(style: style)
    let extraction = report.reconciliation.extraction
    var blocks: [String] = []
    if format == .pretty {
      let messages = TextTable(
        titles: ["table", "key", "arguments", "from"], rows: Self.rows(of: extraction.messages))
      let skipped = TextTable(
        titles: ["not extracted", "reason", "from"], rows: extraction.skipped.map(Self.row))
      blocks += [messages.text(style), skipped.text(style)]
    }
    let least: Diagnostic.Severity = format == .quiet ? .error : .note
    blocks += report.findings.filter { $0.severity >= least }.map(renderer.render)
    return blocks.filter { !$0.isEmpty }.map { $0 + "\n" }.joined() + totals(of: report) + "\n"
  }

  /// Returns a row for each key of each table, in the order of their first places.
  private static func rows(of messages: [SourceMessage]) -> [[String]] {
    var places: [[String]: Set<SourceLocation>] = [:]
    var order: [[String]] = []
    for message in messages {
      let types = (message.defaultValue ?? message.key).arguments.map { $0.type ?? "unknown" }
      let row = [message.tableName, message.key.displayed, types.joined(separator: " ")]
      if places[row] == nil { order.append(row) }
      places[row, default: []].insert(message.location)
    }
    return order.map { row in
      let all = (places[row] ?? []).sorted()
      let rest = all.count > 1 ? " and \(all.count - 1) more" : ""
      return [row[0], Self.quoted(row[1]), row[2], (all.first.map(place) ?? "") + rest]
    }
  }

  /// Returns the row of a text that is not extracted.
  private static func row(of skipped: SkippedText) -> [String] {
    [quoted(skipped.key.displayed), skipped.reason.rawValue, place(skipped.range.start)]
  }

  /// Returns a text between quotes, in which a backslash of its own is doubled: `\n` is a line break.
  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").quoted
  }

  /// Returns a place without its column.
  private static func place(_ location: SourceLocation) -> String {
    "\(location.path):\(location.line)"
  }

  /// Returns the last line: how much is wrong, and how much was found.
  private func totals(of report: ExtractionReport) -> String {
    let counts = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
      Self.count(report.findings.count { $0.severity == severity }, severity.rawValue)
    }
    let isSuccess = !report.findings.contains { $0.severity == .error }
    let ink = isSuccess ? Ink.success : Ink.error
    let findings = counts.isEmpty ? "nothing wrong" : counts.joined(separator: ", ")
    let extraction = report.reconciliation.extraction
    let keys = Set(extraction.messages.map { [$0.tableName, $0.key.displayed] }).count
    let read = [
      Self.count(keys, "message") ?? "no messages",
      Self.count(report.fileCount, "file").map { "in \($0)" } ?? "",
      Self.count(extraction.skipped.count, "text").map { "and \($0) not extracted" } ?? "",
    ]
    return ink.applied(findings, style) + "; "
      + read.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns a number of things in words, nil for none.
  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
