/// What a run tells while it goes on.
///
/// Events arrive in plan order whatever the number of jobs: a report written from them is the same
/// on every machine.
public enum RunEvent: Sendable {
  /// The run starts; the counts are those of the plan.
  case started(suites: Int, cases: Int)
  /// A check ended.
  case caseEnded(CaseResult)
  /// All checks of a file ended.
  case suiteEnded(SuiteResult)
  /// The run ended.
  case ended(RunResults)
}
