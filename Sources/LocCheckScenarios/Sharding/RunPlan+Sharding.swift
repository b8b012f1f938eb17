import LocCheckDiagnostics
public import LocCheckResults

extension RunPlan {
  /// Returns the part of the plan that one shard runs.
  ///
  /// The parts of all shards have each check once, with the identity and the place it has in the whole plan. A
  /// case that says why an input cannot be used is dealt out like a check: one shard tells of it. What was
  /// noticed beside the checks stays in every part.
  ///
  /// - Parameters:
  ///   - shard: The shard.
  ///   - mode: How checks are dealt out.
  ///   - earlier: What is known of their times; only ``ShardMode/timings`` asks for it.
  public func sharded(
    _ shard: Shard, by mode: ShardMode, knowing earlier: EarlierOutcomes = EarlierOutcomes()
  ) -> RunPlan {
    let shards = shardIndices(count: shard.count, by: mode, knowing: earlier)
    var index = 0
    return keeping { _ in
      defer { index += 1 }
      return shards[index] == shard.number - 1
    }
  }

  /// Returns the part of the plan whose checks are kept; files of which nothing is left are left out.
  ///
  /// - Parameter isKept: Is asked about each check once, in order.
  package func keeping(_ isKept: (PlannedCase) -> Bool) -> RunPlan {
    var part = self
    part.suites = suites.compactMap { suite in
      let cases = suite.cases.filter(isKept)
      return cases.isEmpty ? nil : Suite(file: suite.file, cases: cases)
    }
    part.hasUnusableInputs =
      hasUnusableInputs
      && part.suites.contains { $0.cases.contains { !$0.errors.isEmpty } }
    return part
  }

  /// Returns the shard of each check in order, from 0.
  func shardIndices(count: Int, by mode: ShardMode, knowing earlier: EarlierOutcomes) -> [Int] {
    switch mode {
    case .slice: return (0..<self.count).map { $0 % count }
    case .hash: return identities.map { Self.hash(of: $0, modulo: count) }
    case .timings:
      let times = expectedNanoseconds(knowing: earlier)
      let texts = identities.map { IdentityText($0.description) }
      let longestFirst = times.indices.sorted {
        if times[$0] != times[$1] { return times[$0] > times[$1] }
        // What is the same to the last byte keeps its order.
        return texts[$0] == texts[$1] ? $0 < $1 : texts[$0] < texts[$1]
      }
      var loads = ShardLoads(count: count)
      var shards = [Int](repeating: 0, count: times.count)
      for index in longestFirst { shards[index] = loads.add(times[index]) }
      return shards
    }
  }

  /// Returns the time each check is expected to take, in order, in nanoseconds.
  ///
  /// A time that is not known is the median of those that are. No time is zero, as reports that round to
  /// milliseconds would have it: a shard is not given any number of checks for nothing.
  func expectedNanoseconds(knowing earlier: EarlierOutcomes) -> [Int64] {
    let known = identities.map { earlier.nanoseconds(of: $0).map { max($0, Self.shortestTime) } }
    let sorted = known.compactMap { $0 }.sorted()
    let median = sorted.isEmpty ? Self.shortestTime : sorted[(sorted.count - 1) / 2]
    return known.map { $0 ?? median }
  }

  /// The time that the fastest check counts with, in nanoseconds.
  private static let shortestTime: Int64 = 1000

  /// Returns a number below a limit that depends on an identity alone.
  private static func hash(of id: CaseID, modulo count: Int) -> Int {
    let number = SHA256.digest(of: id.description.utf8).prefix(8).reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return Int(number % UInt64(count))
  }
}
