/// The results of one scenario file, in the order of its rows.
public struct SuiteResult: Sendable, Hashable {
  /// The scenario file's path, relative and with `/`.
  public var file: String
  /// The results.
  public var cases: [CaseResult]

  /// Creates the results of a file.
  public init(file: String, cases: [CaseResult]) {
    self.file = file
    self.cases = cases
  }

  /// The sum of the times of its checks, in nanoseconds.
  ///
  /// Complexity: the number of checks.
  public var nanoseconds: Int64 { cases.reduce(0) { $0.addingSaturated($1.nanoseconds) } }

  /// The counts of its checks.
  ///
  /// Complexity: the number of checks.
  public var statistics: RunStatistics { RunStatistics(cases) }
}
