import LocCheckLocales

/// A row with one value for each argument, in one locale.
struct DisplayCheck: Sendable {
  /// The scenario and what it is run over.
  var scene: Scene
  /// The place of the row among the scenario's.
  var rowIndex: Int
  /// The user's locale.
  var locale: LocaleTag
  /// The values of the scenario's arguments.
  var values: [ArgumentValue]

  /// The scenario.
  var scenario: Scenario { scene.scenario }
  /// The row.
  var row: CheckRow { scene.scenario.checks[rowIndex] }
  /// What the scenario is run over.
  var stage: Stage { scene.stage }
}

/// A scenario with its stage, shared by all of its checks: a plan has many, and copies them often.
final class Scene: Sendable {
  /// The scenario.
  let scenario: Scenario
  /// What it is run over.
  let stage: Stage
  /// The sources and tables behind the texts, nil where no sources are given.
  let evidence: SourceEvidence?

  /// Creates a scene.
  init(_ scenario: Scenario, on stage: Stage, evidence: SourceEvidence?) {
    self.scenario = scenario
    self.stage = stage
    self.evidence = evidence
  }
}
