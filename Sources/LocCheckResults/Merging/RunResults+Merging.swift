public import LocCheckDiagnostics

extension RunResults {
  /// Returns the results of several runs as those of one: of shards, or of a run and its reruns.
  ///
  /// Of a check that is in several runs the outcome of the latest stands, and failures before it become its
  /// attempts; a run that did not come to the check changes nothing. That a file could not be read is forgotten
  /// when a later run has read it, and that checks are missing when they have results in other runs. The merged run
  /// started with the first of them, took the time of all together, and was interrupted if one of them was and what
  /// it did not come to is still open.
  ///
  /// - Parameter parts: The runs; those of one start are taken in this order.
  /// - Returns: The results, with an error where the runs cannot be parts of one, and a warning where checks are
  ///   missing.
  public static func merging(_ parts: [RunPart]) -> Diagnosed<RunResults> {
    let parts = RepairedFiles.leftOut(of: parts.inOrderOfStart())
    var merger = SuiteMerger()
    for (part, number) in zip(parts, parts.ranks) {
      for suite in part.results.suites { merger.add(suite, of: number) }
    }
    let environments = parts.map(\.results.environment)
    var results = RunResults(suites: merger.merged, environment: .merging(environments))
    if !results.isOpen { results.environment.interruption = nil }
    return Diagnosed(
      results, parts.compactMap(Diagnostic.unfinished) + ShardComparison(parts: parts).problems)
  }
}

extension [RunPart] {
  /// The numbers of the runs by which checks of one line are ordered: by their shards, as far as they are of any,
  /// whatever order they came in.
  fileprivate var ranks: [Int] {
    let order = indices.sorted { left, right in
      let shards = [left, right].map { self[$0].results.environment.shard?.number ?? .max }
      return (shards[0], left) < (shards[1], right)
    }
    var ranks = [Int](repeating: 0, count: count)
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return ranks
  }
}

extension Diagnostic {
  /// Says that a run was not finished, nil where it was.
  fileprivate static func unfinished(_ part: RunPart) -> Diagnostic? {
    let counts = part.results.suites.lazy.flatMap(\.cases).compactMap(\.unfinishedCount)
    let count = counts.reduce(0, { $0.addingSaturated($1) })
    guard count > 0 else { return nil }
    let checks = count == 1 ? "1 check is" : "\(count) checks are"
    return Diagnostic(
      "report.unfinished", .warning,
      "the run of \(part.name.quoted) was killed before its end: \(checks) missing")
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

extension RunEnvironment {
  /// Returns the circumstances of several runs as those of one.
  fileprivate static func merging(_ environments: [RunEnvironment]) -> RunEnvironment {
    // What another tool's report does not say, one of the others may.
    var merged =
      environments.first(where: \.isOurs) ?? environments.first(where: \.isStartKnown)
      ?? environments.first ?? .unknown
    if let first = environments.first(where: \.isStartKnown) {
      merged.startedAt = first.startedAt
      merged.startNanosecond = first.startNanosecond
    }
    if merged.hostname.isEmpty {
      merged.hostname = environments.lazy.map(\.hostname).first { !$0.isEmpty } ?? ""
    }
    merged.nanoseconds = environments.reduce(0) { $0.addingSaturated($1.nanoseconds) }
    merged.interruption = environments.lazy.compactMap(\.interruption).first
    // A shard and its reruns are still that shard.
    let shards = Set(environments.map(\.shard))
    merged.shard = shards.count == 1 ? merged.shard : nil
    return merged
  }
}
