import LocCheckDiagnostics

extension CaseResult {
  /// Says of checks of a file that nobody knows how they end, so that no reader takes the others for all.
  ///
  /// - Parameters:
  ///   - count: The number of the checks.
  ///   - file: The file.
  ///   - planned: The number of all checks of the file that the run was going to make.
  package static func unfinished(_ count: Int, of file: String, planned: Int) -> CaseResult {
    let checks = count == 1 ? "1 check has no result" : "\(count) checks have no result"
    return CaseResult(
      id: CaseID(file: file, scenario: unfinishedScenario), line: 1, position: planned,
      status: .error(
        Diagnostic(
          .unfinished, .error, "\(checks): the run was killed",
          help: "run them with 'loccheck run --rerun-failed' and this report")))
  }

  /// Says of the results of a file that they are of several runs, so that no reader trusts them.
  package static func mixed(of file: String, at position: Int) -> CaseResult {
    CaseResult(
      id: CaseID(file: file, scenario: mixedScenario), line: 1, position: position,
      status: .error(
        Diagnostic(
          .unfinished, .error, "the journal has lines of several runs: no result in it is certain",
          help: "run the checks again, each run with a journal of its own")))
  }

  /// The number of checks of its file that have no result, where it says so of a run that was killed.
  ///
  /// Not every report has more of it than its words.
  package var unfinishedCount: Int? {
    guard id.scenario == Self.unfinishedScenario, isUnfinished,
      let message = status.diagnostic?.message
    else { return nil }
    return Int(message.prefix { $0.isASCII && $0.isNumber })
  }

  /// A Boolean value that says whether it says of other checks that it is not known how they end.
  package var isUnfinished: Bool { id.isOfFile && status.diagnostic?.id == .unfinished }

  /// What stands for the scenario of checks without a result.
  private static let unfinishedScenario = "checks without a result"
  /// What stands for the scenario of results of several runs.
  private static let mixedScenario = "checks of several runs"
}
