/// The results of a whole run, suites by path, with what a report says about the run itself.
public struct RunResults: Sendable, Hashable {
  /// The suites, ordered by the bytes of their paths.
  public var suites: [SuiteResult]
  /// The run's circumstances.
  public var environment: RunEnvironment

  /// Creates the results of a run.
  public init(suites: [SuiteResult], environment: RunEnvironment) {
    self.suites = suites
    self.environment = environment
  }

  /// The counts over all suites.
  ///
  /// Complexity: the number of checks.
  public var statistics: RunStatistics {
    suites.reduce(into: RunStatistics()) { $0.add($1.statistics) }
  }

  /// The events that led to the results, for a report that is made of events.
  ///
  /// Complexity: the number of checks.
  public var events: [RunEvent] {
    let cases = suites.lazy.flatMap { suite in
      suite.cases.lazy.map(RunEvent.caseEnded) + [.suiteEnded(suite)]
    }
    return [.started(suites: suites.count, cases: statistics.total)] + Array(cases)
      + [.ended(self)]
  }
}
