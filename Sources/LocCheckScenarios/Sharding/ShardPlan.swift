import LocCheckResults

/// Which shard makes which check: one plan for all machines, made before any of them starts.
///
/// What each machine works out by itself from an earlier report is right only where all have the same
/// report; a plan also shows afterwards whether every check was made.
public struct ShardPlan: Sendable, Hashable {
  /// How the checks were dealt out.
  public var mode: ShardMode
  /// The shards in order.
  public var shards: [Part]

  /// What one shard makes.
  public struct Part: Sendable, Hashable {
    /// The identities of its checks, in the order of the plan of the run.
    public var identities: [String]
    /// The time its checks are expected to take one after the other, in nanoseconds; nil where no
    /// earlier report was asked.
    public var nanoseconds: Int64?

    /// Creates a part.
    public init(identities: [String] = [], nanoseconds: Int64? = nil) {
      self.identities = identities
      self.nanoseconds = nanoseconds
    }
  }

  /// Creates a plan of some shards.
  public init(mode: ShardMode, shards: [Part]) {
    self.mode = mode
    self.shards = shards
  }

  /// Deals out the checks of a run.
  ///
  /// - Parameters:
  ///   - plan: The plan of the run.
  ///   - count: The number of shards, at least 1.
  ///   - mode: How checks are dealt out.
  ///   - earlier: What is known of their times.
  public init(
    _ plan: RunPlan, count: Int, by mode: ShardMode,
    knowing earlier: EarlierOutcomes = EarlierOutcomes()
  ) {
    let hasTimes = mode == .timings
    let times = hasTimes ? plan.expectedNanoseconds(knowing: earlier) : []
    let empty = Part(nanoseconds: hasTimes ? 0 : nil)
    var shards = [Part](repeating: empty, count: count)
    let indices = plan.shardIndices(count: count, by: mode, knowing: earlier)
    for (index, id) in plan.identities.enumerated() {
      shards[indices[index]].identities.append(id.description)
      guard hasTimes else { continue }
      let sum = shards[indices[index]].nanoseconds?.addingSaturated(times[index])
      shards[indices[index]].nanoseconds = sum
    }
    self.init(mode: mode, shards: shards)
  }

  /// The numbers of the shards that have each identity, from 1, in order.
  ///
  /// Should two checks have identities that read the same, each has its shard: they take them in order.
  var numbers: [IdentityText: [Int]] {
    var numbers: [IdentityText: [Int]] = [:]
    for (index, shard) in shards.enumerated() {
      for identity in shard.identities {
        numbers[IdentityText(identity), default: []].append(index + 1)
      }
    }
    return numbers
  }
}
