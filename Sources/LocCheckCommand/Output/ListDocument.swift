import LocCheckResults
import LocCheckScenarios

/// The checks of a plan, for other tools.
struct ListDocument: Encodable {
  /// The checks in order.
  var cases: [Case]

  /// Creates the document of a plan.
  init(_ plan: RunPlan) {
    cases = plan.suites.flatMap(\.cases).map(Case.init)
  }

  /// One check.
  struct Case: Encodable {
    /// The identity.
    var id: String
    /// The scenario file.
    var file: String
    /// The row's line.
    var line: Int
    /// The scenario's name.
    var scenario: String
    /// The row's locale.
    var locale: String?
    /// The key of an extraction row.
    var key: String?
    /// The arguments by name, as the row spells them.
    var arguments: [String: String]
    /// The check word.
    var check: String
    /// The scenario's tags.
    var tags: [String]

    /// Creates the members of a planned check.
    init(_ planned: PlannedCase) {
      id = planned.id.description
      file = planned.id.file
      line = planned.line
      scenario = planned.id.scenario
      locale = planned.id.locale
      key = planned.id.key
      arguments = Dictionary(
        planned.id.arguments.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      check = planned.id.check ?? "is"
      tags = planned.tags
    }
  }
}
