public import LocCheckDiagnostics

/// A scenario file as it is meant: what bound well, ready to be planned.
public struct ScenarioSuite: Sendable {
  /// The file.
  public var source: SourceText
  /// The file's path as identities give it, relative and with `/`.
  public var path: String
  /// The scenarios in order; those whose subject cannot be read are missing.
  public var scenarios: [Scenario]

  /// Creates a suite.
  public init(source: SourceText, path: String, scenarios: [Scenario]) {
    self.source = source
    self.path = path
    self.scenarios = scenarios
  }
}
