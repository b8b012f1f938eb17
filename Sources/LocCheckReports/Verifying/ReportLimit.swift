/// What common readers of reports take, from their documentation and sources.
enum ReportLimit {
  /// The size of a file, in bytes: GitLab's.
  static let fileSize = 30_000_000
  /// The number of cases that a service takes in one report.
  static let caseCounts = [(5000, "Buildkite"), (500_000, "GitLab")]

  /// Returns the length of a name or message, in UTF-16 code units.
  ///
  /// 200 for the name of a case is this tool's own; the others are the columns of Jenkins' database.
  static func length(of attribute: String, _ kind: JUnitElement.Kind) -> Int {
    switch (attribute, kind) {
    case ("name", .testCase): ShortName.maximumLength
    case ("message", _): JUnitReport.maximumLineLength
    default: 255
    }
  }

  /// Returns the size of an element's text in bytes, nil where no reader has a limit.
  static func textSize(of element: JUnitElement) -> Int? {
    switch element.name {
    case "failure", "error", "stackTrace": 100_000
    case "system-out", "system-err": 262_144
    default: nil
    }
  }
}
