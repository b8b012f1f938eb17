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
