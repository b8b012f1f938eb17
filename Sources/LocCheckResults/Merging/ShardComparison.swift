import LocCheckDiagnostics

/// Finds runs among several that cannot be parts of one.
struct ShardComparison {
  /// The runs, the earliest first.
  let parts: [RunPart]

  /// What is wrong with them.
  var problems: [Diagnostic] { differentCounts + duplicates }

  /// The runs that cut their plan into another number of shards than the first of them.
  private var differentCounts: [Diagnostic] {
    let shards = parts.compactMap { part in
      part.results.environment.shard.map { (name: part.name, shard: $0) }
    }
    guard let first = shards.first else { return [] }
    return shards.filter { $0.shard.count != first.shard.count }.map { other in
      .shardCount(first.name, first.shard, other.name, other.shard)
    }
  }

  /// The runs of a shard that another run has been of.
  ///
  /// A run that repeats the failures of another one, or goes on where it was stopped, is of the same shard
  /// too. It does not repeat what had passed.
  private var duplicates: [Diagnostic] {
    var problems: [Diagnostic] = []
    var earlier: [Shard: [(name: String, settled: Set<CaseKey>)]] = [:]
    for part in parts {
      guard let shard = part.results.environment.shard else { continue }
      let cases = part.results.suites.flatMap(\.cases).filter { !$0.status.isNotRun }
      if let same = earlier[shard]?.first(where: { earlier in
        cases.contains { earlier.settled.contains(CaseKey($0.id)) }
      }) {
        problems.append(.duplicateShard(same.name, part.name, shard))
      }
      let settled = cases.filter { $0.status.diagnostic == nil }.map { CaseKey($0.id) }
      earlier[shard, default: []].append((part.name, Set(settled)))
    }
    return problems
  }
}

extension Diagnostic {
  /// Says that a shard was run twice.
  fileprivate static func duplicateShard(
    _ first: String, _ second: String, _ shard: Shard
  ) -> Diagnostic {
    Diagnostic(
      "report.duplicate-shard", .error,
      "\(first.quoted) and \(second.quoted) are both of shard \(shard): expected each shard once",
      help: "give each job a shard of its own, or leave one of the reports out")
  }

  /// Says that plans were cut into different numbers of shards.
  fileprivate static func shardCount(
    _ first: String, _ shard: Shard, _ second: String, _ other: Shard
  ) -> Diagnostic {
    Diagnostic(
      "report.shard-count", .error,
      "\(second.quoted) is of shard \(other) and \(first.quoted) of shard \(shard): "
        + "expected shards of one plan",
      help: "run all shards with the same number of them")
  }
}
