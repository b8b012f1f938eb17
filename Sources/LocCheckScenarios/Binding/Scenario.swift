public import LocCheckDiagnostics

/// One scenario: something shown, and the checks on it.
public struct Scenario: Sendable {
  /// The name, unique in its file.
  public var name: String
  /// Where the name is written.
  public var nameRange: SourceRange
  /// The tags without their `@`, the file's first.
  public var tags: [String]
  /// The settings in force.
  public var settings: ScenarioSettings
  /// What is shown.
  public var subject: Subject
  /// The arguments the checks give values for, in the order of `args:`.
  public var arguments: [ArgumentDeclaration]
  /// The places in `arguments` of the argument columns from left to right.
  public var argumentColumns: [Int]
  /// The table that is searched, nil for `Localizable`.
  public var table: String?
  /// The named bundle that is searched, nil for the app's own.
  public var bundle: String?
  /// The comment for translators.
  public var comment: String?
  /// The checks in order; empty in an extraction scenario.
  public var checks: [CheckRow]

  /// Creates a scenario.
  public init(
    name: String, nameRange: SourceRange, tags: [String], settings: ScenarioSettings,
    subject: Subject, arguments: [ArgumentDeclaration], argumentColumns: [Int], table: String?,
    bundle: String?, comment: String?, checks: [CheckRow]
  ) {
    self.name = name
    self.nameRange = nameRange
    self.tags = tags
    self.settings = settings
    self.subject = subject
    self.arguments = arguments
    self.argumentColumns = argumentColumns
    self.table = table
    self.bundle = bundle
    self.comment = comment
    self.checks = checks
  }

  /// The sources that hand the messages over: those of `extract:`, else those of `sources:`.
  public var sourcePatterns: [PathPattern] {
    if case .extraction(let extraction) = subject { extraction.sources } else { settings.sources }
  }

  /// The lines of the rows.
  var rowLines: [Int] {
    if case .extraction(let extraction) = subject {
      extraction.rows.map(\.line)
    } else {
      checks.map(\.line)
    }
  }
}
