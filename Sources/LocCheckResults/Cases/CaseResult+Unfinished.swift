import LocCheckDiagnostics

extension CaseResult {
  /// Says of checks of a file that nobody knows how they end, so that no reader takes the others for all.
  ///
  /// - Parameters:
  ///   - count: The number of the checks.
  ///   - missing: The checks, as far as the run told them at its start.
  ///   - file: The file.
  ///   - planned: The number of all checks of the file that the run was going to make.
  package static func unfinished(
    _ count: Int, _ missing: [CheckDigest] = [], of file: String, planned: Int
  ) -> CaseResult {
    let checks = count == 1 ? "1 check has no result" : "\(count) checks have no result"
    var diagnostic = Diagnostic(
      .unfinished, .error, "\(checks): the run was killed",
      help: "run them with 'loccheck run --rerun-failed' and this report")
    diagnostic.details = [Diagnostic.Detail(missingLabel, String(count))]
    var result = CaseResult(
      id: CaseID(file: file, scenario: unfinishedScenario), line: 1, position: planned,
      status: .error(diagnostic))
    result.missing = missing
    return result
  }

  /// Returns what two results say together that both say so of checks of one file.
  ///
  /// Of checks that one of them does not name only the number is known, and so of all.
  func joined(withUnfinished later: CaseResult) -> CaseResult {
    let (one, other) = (unfinishedCount ?? 0, later.unfinishedCount ?? 0)
    let planned = max(position ?? 0, later.position ?? 0)
    guard namesMissing, later.namesMissing else {
      return .unfinished(one.addingSaturated(other), of: id.file, planned: planned)
    }
    let added = later.missing.filter { [own = Set(missing)] in !own.contains($0) }
    let all = missing + added
    return .unfinished(all.count, all, of: id.file, planned: planned)
  }

  /// A Boolean value that says whether all checks without a result are known.
  var namesMissing: Bool { !missing.isEmpty && missing.count == unfinishedCount }

  /// The number of checks of its file that have no result, where it says so of a run that was killed.
  package var unfinishedCount: Int? {
    guard isUnfinished else { return nil }
    let detail = status.diagnostic?.details.first { $0.label == Self.missingLabel }
    return detail.flatMap { Int($0.text) }
  }

  /// A Boolean value that says whether it says of other checks that it is not known how they end.
  package var isUnfinished: Bool { id.isOfFile && status.diagnostic?.id == .unfinished }

  /// What stands for the scenario of checks without a result.
  private static let unfinishedScenario = "checks without a result"
  /// What stands before the number of checks without a result.
  private static let missingLabel = "missing"
}
