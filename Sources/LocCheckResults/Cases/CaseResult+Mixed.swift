import LocCheckDiagnostics

extension CaseResult {
  /// Says of the results of a file that they are of several runs, so that no reader trusts them.
  package static func mixed(of file: String, at position: Int) -> CaseResult {
    CaseResult(
      id: CaseID(file: file, scenario: mixedScenario), line: 1, position: position,
      status: .error(
        Diagnostic(
          .unfinished, .error, "the journal has lines of several runs: no result in it is certain",
          help: "run the checks again, each run with a journal of its own")))
  }

  /// A Boolean value that says whether it says that the results of its file are of several runs.
  package var isMixed: Bool { isUnfinished && id.scenario == Self.mixedScenario }

  /// What stands for the scenario of results of several runs.
  private static let mixedScenario = "checks of several runs"
}
