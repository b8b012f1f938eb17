import LocCheckResults

/// What shards have to do, to find the one that has the least.
///
/// A heap: each load is at most those of its two children.
struct ShardLoads {
  /// The shards, that with the least to do first.
  private var heap: [Load]

  /// A shard and what it has to do.
  private struct Load: Comparable {
    /// The sum of the times of its checks, in nanoseconds.
    var nanoseconds: Int64
    /// The shard's index, from 0.
    var shard: Int

    /// Returns whether a shard is to be given a check before another: the lower index where both have
    /// as much to do.
    static func < (left: Load, right: Load) -> Bool {
      (left.nanoseconds, left.shard) < (right.nanoseconds, right.shard)
    }
  }

  /// Creates the loads of shards that have nothing to do.
  init(count: Int) { heap = (0..<count).map { Load(nanoseconds: 0, shard: $0) } }

  /// Gives a check to the shard that has the least to do.
  ///
  /// Complexity: the logarithm of the number of shards.
  ///
  /// - Returns: The index of the shard.
  mutating func add(_ nanoseconds: Int64) -> Int {
    let shard = heap[0].shard
    heap[0].nanoseconds = heap[0].nanoseconds.addingSaturated(nanoseconds)
    var place = 0
    while let child = [2 * place + 1, 2 * place + 2].filter(heap.indices.contains)
      .min(by: { heap[$0] < heap[$1] }), heap[child] < heap[place]
    {
      heap.swapAt(place, child)
      place = child
    }
    return shard
  }
}
