/// The counts of a run or of a part of it.
public struct RunStatistics: Sendable, Hashable {
  /// The checks that hold.
  public var passed: Int
  /// The checks that do not hold.
  public var failed: Int
  /// The checks that could not be made.
  public var errors: Int
  /// The checks that were left out or whose failure is known.
  public var skipped: Int

  /// Creates counts.
  public init(passed: Int = 0, failed: Int = 0, errors: Int = 0, skipped: Int = 0) {
    self.passed = passed
    self.failed = failed
    self.errors = errors
    self.skipped = skipped
  }

  /// Creates the counts of some results.
  public init(_ cases: some Sequence<CaseResult>) {
    self.init()
    for result in cases { add(result.status) }
  }

  /// The number of checks.
  public var total: Int { passed + failed + errors + skipped }

  /// A Boolean value that says whether every check holds, is known or was left out.
  public var isSuccess: Bool { failed == 0 && errors == 0 }

  /// Counts one more outcome.
  public mutating func add(_ status: CaseResult.Status) {
    switch status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    }
  }

  /// Adds other counts.
  public mutating func add(_ other: RunStatistics) {
    passed += other.passed
    failed += other.failed
    errors += other.errors
    skipped += other.skipped
  }
}
