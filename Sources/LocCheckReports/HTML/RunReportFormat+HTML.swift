extension RunReportFormat {
  /// A page for people.
  public static let html = RunReportFormat(
    name: "html", extensions: ["html", "htm"],
    summary: "Write the results as a page for a browser, which needs no network."
  ) { settings in
    HTMLReport(
      assetPlacement: settings.htmlAssets,
      limits: HTMLReport.Limits(textSize: settings.maximumTextSize))
  }
}
