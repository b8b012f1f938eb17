/// What a user chooses about the reports of a run.
public struct RunReportSettings: Sendable, Hashable {
  /// The folder of all scenarios, left out of class names.
  public var scenarioRoot: String
  /// The size of the largest failure text, in UTF-8 bytes.
  public var maximumTextSize: Int

  /// Creates settings.
  public init(scenarioRoot: String = "Scenarios", maximumTextSize: Int = 65_536) {
    self.scenarioRoot = scenarioRoot
    self.maximumTextSize = maximumTextSize
  }
}
