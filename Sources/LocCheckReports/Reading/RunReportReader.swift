public import LocCheckDiagnostics
public import LocCheckResults

/// Reads the results of a run back from its report: JSON, a journal, or JUnit XML of any tool.
///
/// Which of them it is shows in the content, whatever the file is called.
public enum RunReportReader {
  /// Returns the results a report tells of, nil where it tells of none.
  ///
  /// From JSON and from a journal the results come back as they were: they make the same reports again. From
  /// JUnit XML comes what it holds.
  public static func results(of source: SourceText) -> Diagnosed<RunResults?> {
    if let problem = ReportEncoding.problem(of: source) { return Diagnosed(nil, [problem]) }
    let content = source.bytes[source.contentStart...]
    var start = JSONReader(content)
    start.skipBlanks()
    switch start.next {
    case UInt8(ascii: "<"):
      return JUnitReader.results(of: source)
    case UInt8(ascii: "{") where isJournal(content):
      return JournalReader.results(of: source).map { $0 }
    case UInt8(ascii: "{"):
      return RunDocument.results(of: source)
    case nil:
      return Diagnosed(nil, [.emptyReport(source)])
    default:
      return Diagnosed(nil, [.noReport(at: source.range(content.startIndex..<content.startIndex))])
    }
  }

  /// Returns whether lines of a journal begin a file.
  static func isJournal(_ content: ArraySlice<UInt8>) -> Bool {
    // A line that is cut is known by its first member.
    if content.starts(with: "{\"v\":".utf8) { return true }
    let outline = JSONOutline(content.prefix { $0 != 0x0A })
    return outline.isWhole && outline.members.contains("kind")
  }
}

extension Diagnostic {
  /// Says that a file has no content.
  fileprivate static func emptyReport(_ source: SourceText) -> Diagnostic {
    Diagnostic(
      .empty, .error, "the file is empty: expected a report of a run",
      at: source.range(0..<0))
  }

  /// Says that a file is no report.
  fileprivate static func noReport(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknown, .error,
      "expected a report of a run: JSON, a journal, or JUnit XML", at: range)
  }
}
