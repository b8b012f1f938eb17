/// How the checks of a plan are dealt out to shards.
///
/// Each way depends on the plan and on earlier reports alone: every machine comes to the same shards.
public enum ShardMode: String, Sendable, Hashable, CaseIterable {
  /// One check to each shard in turn, in the order of the plan.
  ///
  /// Evens out the numbers of checks; a new check moves those behind it.
  case slice
  /// By a hash of the check's identity.
  ///
  /// A check stays in its shard as long as its identity and the number of shards stay the same. The shard is
  /// the remainder of a number by the number of shards, counted from 0. The number is made of the first
  /// eight bytes, the highest first, of the SHA-256 of the identity as `loccheck list --format json` gives it,
  /// in UTF-8.
  case hash
  /// By the times that checks took before: the longest first, each to the shard that has the least to do.
  ///
  /// A check of which no time is known counts with the median of those that are.
  case timings
}
