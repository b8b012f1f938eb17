/// A form a report of a run can have, by the name of the option that asks for it.
public struct RunReportFormat: Sendable {
  /// The name: `html`.
  public var name: String
  /// The extensions of its files, without dots, the usual one first.
  public var extensions: [String]
  /// What the option does, in a sentence that ends in a full stop.
  public var summary: String
  /// Makes the report.
  public var report: @Sendable (_ settings: RunReportSettings) -> any RunReport

  /// Creates a format.
  public init(
    name: String, extensions: [String], summary: String,
    report: @escaping @Sendable (_ settings: RunReportSettings) -> any RunReport
  ) {
    self.name = name
    self.extensions = extensions
    self.summary = summary
    self.report = report
  }

  /// The formats of which every run can write a file, in the order of the help.
  public static let all: [RunReportFormat] = [.html, .json, .markdown]
}
