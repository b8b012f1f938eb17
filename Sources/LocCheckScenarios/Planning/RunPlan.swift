import LocCheckCatalogs
public import LocCheckDiagnostics
import LocCheckLocales
public import LocCheckResults

/// What a run will do: the checks of each file in order, each with its identity.
public struct RunPlan: Sendable {
  /// The files in the order of the bytes of their paths.
  public var suites: [Suite]
  /// What was noticed beside the checks: warnings of scenario files and resources, in order.
  public var notices: [Diagnostic]
  /// A Boolean value that says whether an input could not be read or has errors.
  public var hasUnusableInputs: Bool

  /// The checks of one file.
  public struct Suite: Sendable {
    /// The file's path.
    public var file: String
    /// The checks in order.
    public var cases: [PlannedCase]
  }

  /// The number of checks.
  ///
  /// Complexity: the number of files.
  public var count: Int { suites.reduce(0) { $0 + $1.cases.count } }

  /// The identities of all checks in order.
  public var identities: [CaseID] { suites.flatMap { $0.cases.map(\.id) } }
}

/// One check of a plan.
public struct PlannedCase: Sendable {
  /// The identity.
  public var id: CaseID
  /// The row's line.
  public var line: Int
  /// The scenario's tags.
  public var tags: [String]
  /// What is to be done.
  var work: Work

  /// Why nothing can be done; empty for a check that can be made.
  public var errors: [Diagnostic] {
    if case .error(let diagnostics) = work { diagnostics } else { [] }
  }

  /// What is to be done for a check.
  enum Work: Sendable {
    /// A text is shown and judged.
    case display(DisplayCheck)
    /// Nothing can be done; the first diagnostic says why, the others follow it.
    case error([Diagnostic])
    /// Nothing is done.
    case skip(reason: String)
  }
}

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

  /// Creates a scene.
  init(_ scenario: Scenario, on stage: Stage) {
    self.scenario = scenario
    self.stage = stage
  }
}
