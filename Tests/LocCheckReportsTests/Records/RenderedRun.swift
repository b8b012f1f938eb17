import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults

/// Every report of a run that shows what its results hold, to compare results by.
struct RenderedRun: Equatable {
  /// The reports.
  var texts: [String]

  /// Renders a run.
  init(_ results: RunResults) throws {
    texts = try JUnitReport.Flavor.allCases.map { try JUnitReport(flavor: $0).text(of: results) }
    for format in ConsoleReport.Format.allCases {
      for style in [DiagnosticRenderer.Style.plain, .ansi] {
        var console = ConsoleReport(style: style, format: format)
        texts.append(results.events.map { console.text(for: $0) }.joined())
      }
    }
    texts.append(try JSONReport().output(of: results))
  }
}
