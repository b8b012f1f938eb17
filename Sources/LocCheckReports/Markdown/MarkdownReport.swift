public import LocCheckResults

/// A run as GitHub Flavored Markdown: a summary, the counts by locale, and every check that is not simply
/// good, file by file.
///
/// It can be read as it is, and no text under test can change how the rest of it is drawn. It fits into a
/// comment: where there is more to tell, a line at its end says how many checks are missing.
public struct MarkdownReport: RunReport, Hashable {
  /// The largest report, in UTF-8 bytes; a table of very many locales stays whole all the same.
  public var maximumSize: Int

  /// The size of the largest text, in UTF-8 bytes.
  private static let maximumTextSize = 2000

  /// Creates a report.
  ///
  /// - Parameter maximumSize: The UTF-8 bytes that the report may have; by default those of a comment on
  ///   GitHub, which takes 65 536 characters.
  public init(maximumSize: Int = 65_536) { self.maximumSize = maximumSize }

  /// Writes the report to a closure; an error of the closure is thrown on.
  public func write(_ results: RunResults, to sink: @escaping ReportSink) throws {
    let run = MarkdownRun(results: results, maximumTextSize: Self.maximumTextSize)
    var text = run.text(of: MarkdownSection.allCases, room: maximumSize, keepsHead: true)
    try text.withUTF8 { try sink(UnsafeRawBufferPointer($0)) }
  }
}

extension RunReportFormat {
  /// The report in Markdown.
  public static let markdown = RunReportFormat(
    name: "markdown", extensions: ["md", "markdown"],
    summary: "Write a summary in Markdown that fits into a comment."
  ) { _ in
    MarkdownReport()
  }
}
