public import LocCheckResults

/// What earlier runs say of checks, by their identities.
public struct EarlierOutcomes: Sendable {
  /// The outcomes that are known.
  private var outcomes: [CaseKey: Outcome] = [:]

  /// How a check ended, and how long it took.
  private struct Outcome {
    /// How it ended.
    var status: CaseResult.Status
    /// The time it took, in nanoseconds.
    var nanoseconds: Int64
  }

  /// Creates the knowledge of nothing.
  public init() {}

  /// Creates what some runs say, the earliest first: of a check that several made, the last one counts.
  ///
  /// A run that did not come to a check does not change what is known of it.
  public init(_ runs: some Sequence<RunResults>) {
    for run in runs {
      for result in run.suites.lazy.flatMap(\.cases) {
        note(result.status, nanoseconds: result.nanoseconds, of: result.id)
      }
    }
  }

  /// Notes how a check ended in the run that is the last so far.
  public mutating func note(_ status: CaseResult.Status, nanoseconds: Int64, of id: CaseID) {
    guard !status.isNotRun else { return }
    let outcome = Outcome(status: status, nanoseconds: nanoseconds)
    outcomes[CaseKey(id)] = outcome
    outcomes[Self.nameKey(of: id)] = outcome
  }

  /// Returns the time a check took, in nanoseconds; nil where that is not known.
  ///
  /// What was left out took no time, which says nothing of the time it will take.
  func nanoseconds(of id: CaseID) -> Int64? {
    guard let outcome = outcome(of: id) else { return nil }
    if case .skipped = outcome.status { return nil }
    return outcome.nanoseconds
  }

  /// Returns whether a check was made and needs not be made again: it held, at last, or failed as is known.
  ///
  /// What was skipped for any other reason was not made, for instance since a catalog could not be read.
  func isSettled(_ id: CaseID) -> Bool {
    guard let status = outcome(of: id)?.status else { return false }
    return status == .passed || status.isKnownFailure
  }

  /// Returns what is known of a check.
  private func outcome(of id: CaseID) -> Outcome? {
    outcomes[CaseKey(id)] ?? outcomes[Self.nameKey(of: id)]
  }

  /// Returns the key of a check by its name alone.
  ///
  /// A JUnit report may give no more of an identity, and where values hold blanks nobody can tell from the name
  /// which part is what.
  private static func nameKey(of id: CaseID) -> CaseKey {
    CaseKey(CaseID(file: id.file, scenario: id.title))
  }
}
