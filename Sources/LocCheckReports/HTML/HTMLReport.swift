public import LocCheckResults

/// A run as one HTML page for people, which needs neither network nor JavaScript.
///
/// The page says how the run ended and where it was made, shows each scenario in each locale at a glance,
/// and lists the checks by file and scenario: those that want attention in full, the others in a line each.
/// A script adds filters where scripts may run. No text of the results can become markup.
public struct HTMLReport: RunReport, Hashable {
  /// Where style and script stand.
  public var assetPlacement: AssetPlacement
  /// How much is listed.
  public var limits: Limits

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - assetPlacement: Where style and script stand.
  ///   - limits: How much is listed.
  public init(assetPlacement: AssetPlacement = .inline, limits: Limits = Limits()) {
    self.assetPlacement = assetPlacement
    self.limits = limits
  }

  /// The files that must lie beside the report; none where the page holds everything.
  public var assets: [ReportAsset] {
    switch assetPlacement {
    case .inline: []
    case .separate: [.stylesheet, .script]
    }
  }

  /// Writes the page, in chunks, to a closure; an error of the closure ends it and is thrown on.
  public func write(_ results: RunResults, to sink: @escaping ReportSink) throws {
    var html = HTMLWriter(to: sink)
    let totals = results.counts
    let verdict = Verdict(totals, interruption: results.environment.interruption)
    let locales = LocaleColumn.all(of: results)
    try html.markup("<!DOCTYPE html>\n")
    try html.block("html", ["lang": "en", "class": "verdict-\(verdict.name)"]) { html in
      try PageHead(verdict: verdict, assetPlacement: assetPlacement).write(to: &html)
      try html.block("body") { html in
        try html.inline("a", ["class": "skip", "href": "#results"], "Skip to the results")
        try RunSummary(verdict: verdict, totals: totals, environment: results.environment)
          .write(to: &html)
        try html.block("main") { html in
          try HeatTable(locales: locales, limits: limits).write(results.suites, to: &html)
          try ResultSection(locales: locales, totals: totals, limits: limits)
            .write(results.suites, to: &html)
        }
        if assetPlacement == .inline { try html.verbatim("script", [Script.text]) }
      }
    }
    try html.finish()
  }
}
