/// What a user chooses about the reports of a run.
public struct RunReportSettings: Sendable, Hashable {
  /// The folder of all scenarios, left out of class names.
  public var scenarioRoot: String
  /// The size of the largest failure text, in UTF-8 bytes.
  public var maximumTextSize: Int
  /// Where the style and the script of HTML stand.
  public var htmlAssets: HTMLReport.AssetPlacement

  /// Creates settings.
  public init(
    scenarioRoot: String = "Scenarios", maximumTextSize: Int = 65_536,
    htmlAssets: HTMLReport.AssetPlacement = .inline
  ) {
    self.scenarioRoot = scenarioRoot
    self.maximumTextSize = maximumTextSize
    self.htmlAssets = htmlAssets
  }
}
