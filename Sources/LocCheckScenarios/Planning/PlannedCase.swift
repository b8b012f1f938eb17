public import LocCheckDiagnostics
public import LocCheckResults

/// One check of a plan.
public struct PlannedCase: Sendable {
  /// The identity.
  public var id: CaseID
  /// The row's line.
  public var line: Int
  /// The check's place in the plan of its file, from 0.
  public internal(set) var position = 0
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
    /// A key is held against sources and tables.
    case extraction(ExtractionCheck)
    /// Nothing can be done; the first diagnostic says why, the others follow it.
    case error([Diagnostic])
    /// Nothing is done.
    case skip(reason: String)
  }
}
