extension RunResults {
  /// Returns the results as if every check had taken no time, on a host without a name of its own: equal
  /// results make equal reports.
  ///
  /// - Parameter moment: The start of the run to report, in seconds since 1970-01-01T00:00:00Z.
  public func reproducible(at moment: Int64) -> RunResults {
    var results = self
    results.environment.startedAt = moment
    results.environment.startNanosecond = 0
    results.environment.nanoseconds = 0
    results.environment.hostname = "localhost"
    for suite in results.suites.indices {
      for place in results.suites[suite].cases.indices {
        results.suites[suite].cases[place].nanoseconds = 0
      }
    }
    return results
  }
}
