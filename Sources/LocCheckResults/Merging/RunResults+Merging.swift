public import LocCheckDiagnostics

extension RunResults {
  /// Returns the results of several runs as those of one: of shards, or of a run and its reruns.
  ///
  /// Of a check that is in several runs the outcome of the latest stands, and failures before it become its
  /// attempts; a run that did not come to the check changes nothing. That a file could not be read is forgotten
  /// when a later run has read it. The merged run started with the first of them, took the time of all
  /// together, and was interrupted if one of them was and what it did not come to is still open.
  ///
  /// - Parameter parts: The runs; those of one start are taken in this order.
  /// - Returns: The results, with an error where the runs cannot be parts of one.
  public static func merging(_ parts: [RunPart]) -> Diagnosed<RunResults> {
    let parts = parts.enumerated().sorted { left, right in
      let times = (left.element.startedAt, right.element.startedAt)
      return times.0 == times.1 ? left.offset < right.offset : times.0 < times.1
    }.map(\.element)
    var merger = SuiteMerger()
    for suite in RepairedFiles.leftOut(of: parts).lazy.flatMap(\.results.suites) {
      merger.add(suite)
    }
    let environments = parts.map(\.results.environment)
    var results = RunResults(suites: merger.merged, environment: .merging(environments))
    if !results.isOpen { results.environment.interruption = nil }
    return Diagnosed(results, ShardComparison(parts: parts).problems)
  }
}

extension RunResults {
  /// Whether it is still open how some checks end.
  fileprivate var isOpen: Bool {
    suites.lazy.flatMap(\.cases).contains { result in
      result.status.isNotRun
        || [.interrupted, .unfinished].contains(result.status.diagnostic?.id)
    }
  }
}

extension RunPart {
  /// The start of the run, in seconds since 1970-01-01T00:00:00Z.
  fileprivate var startedAt: Int64 { results.environment.startedAt }
}

extension RunEnvironment {
  /// Returns the circumstances of several runs as those of one.
  fileprivate static func merging(_ environments: [RunEnvironment]) -> RunEnvironment {
    var merged = environments.first ?? .unknown
    merged.startedAt = environments.map(\.startedAt).min() ?? 0
    merged.nanoseconds = environments.reduce(0) { $0.addingSaturated($1.nanoseconds) }
    merged.interruption = environments.lazy.compactMap(\.interruption).first
    merged.shard = nil
    return merged
  }
}
