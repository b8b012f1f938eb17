public import LocCheckResults

/// A run as GitHub Flavored Markdown: a summary, the counts by locale, and every check that is not simply
/// good, file by file.
///
/// It can be read as it is, and no text under test can change how the rest of it is drawn.
public struct MarkdownReport: RunReport, Hashable {
  /// The size of the largest text, in UTF-8 bytes.
  public var maximumTextSize: Int

  /// Creates a report.
  ///
  /// - Parameter maximumTextSize: The UTF-8 bytes of a text beyond which it is cut.
  public init(maximumTextSize: Int = 65_536) { self.maximumTextSize = maximumTextSize }

  /// Writes the report, in chunks, to a closure; an error of the closure ends it and is thrown on.
  public func write(_ results: RunResults, to sink: @escaping ReportSink) throws {
    let run = MarkdownRun(results: results, maximumTextSize: maximumTextSize)
    var text = ReportText(to: sink)
    try text.write(run.head)
    try run.forEachEntry(of: MarkdownSection.allCases) { entry in
      try text.write(entry)
      return true
    }
    try text.flush()
  }
}

extension RunReportFormat {
  /// The report in Markdown.
  public static let markdown = RunReportFormat(
    name: "markdown", extensions: ["md", "markdown"],
    summary: "Write the report in Markdown, for pull requests and wikis."
  ) { settings in
    MarkdownReport(maximumTextSize: settings.maximumTextSize)
  }
}
