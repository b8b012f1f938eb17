extension ReportAsset {
  /// The name of the file with the style of pages.
  static let stylesheetName = "loccheck-report.css"
  /// The name of the file with the script of pages.
  static let scriptName = "loccheck-report.js"

  /// The style of every page.
  static let stylesheet = ReportAsset(
    name: stylesheetName, bytes: Stylesheet.parts.flatMap { Array($0.description.utf8) })
  /// The script of every page.
  static let script = ReportAsset(name: scriptName, bytes: Array(Script.text.description.utf8))
}
