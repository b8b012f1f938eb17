public import LocCheckDiagnostics

extension Diagnostic.ID {
  /// What was going on when a signal ended the run early.
  public static let interrupted: Diagnostic.ID = "run.interrupted"
  /// Checks of which nobody knows how they ended, since the run was killed.
  public static let unfinished: Diagnostic.ID = "run.unfinished"
}
