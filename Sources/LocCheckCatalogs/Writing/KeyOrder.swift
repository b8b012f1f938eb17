import LocCheckLocales

/// The order in which a catalog has its keys.
///
/// Xcode orders keys as the Finder orders names, `xcstringstool` by their bytes in some versions. A
/// file that keeps to neither is taken for the one it strays from less often, and a new key goes
/// behind the greatest key that comes before it, wherever that stands.
struct KeyOrder {
  /// Returns whether one key comes before another.
  private let precedes: (MessageKey, MessageKey) -> Bool
  /// The keys of the file, in its order.
  private let keys: [MessageKey]
  /// The positions of the keys in the order, nil where the file has them in it.
  private let ranking: [Int]?

  /// Finds the order of keys.
  ///
  /// Complexity: linear in the number of keys that are in order, n log n where they are not.
  init(of keys: [MessageKey]) {
    let localized = LocalizedOrder()
    let byName = { (left: MessageKey, right: MessageKey) in
      localized.precedes(left.text, right.text)
    }
    let strayByName = Self.descents(in: keys, by: byName)
    let strayByBytes = strayByName == 0 ? 0 : Self.descents(in: keys, by: <)
    self.keys = keys
    self.precedes = strayByBytes < strayByName ? (<) : byName
    let isOrdered = min(strayByName, strayByBytes) == 0
    let precedes = self.precedes
    self.ranking = isOrdered ? nil : keys.indices.sorted { precedes(keys[$0], keys[$1]) }
  }

  /// Returns entries with their keys in the order.
  func sorted(_ entries: [MessageKey: NewEntry]) -> [(key: MessageKey, value: NewEntry)] {
    entries.sorted { precedes($0.key, $1.key) }
  }

  /// Returns the position of the key that a new key goes behind, nil where it becomes the first.
  func predecessor(of key: MessageKey) -> Int? {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(key, keys[position(ofRank: middle)]) { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? nil : position(ofRank: low - 1)
  }

  /// Returns the position of the key that is at a place of the order.
  private func position(ofRank rank: Int) -> Int { ranking?[rank] ?? rank }

  /// Returns how many keys come before the one ahead of them.
  private static func descents(
    in keys: [MessageKey], by precedes: (MessageKey, MessageKey) -> Bool
  ) -> Int {
    zip(keys, keys.dropFirst()).count { precedes($1, $0) }
  }
}
