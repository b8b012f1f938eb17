/// Stretches of a file that lie beside or in one another, each with something to say.
struct NestedRanges<Element> {
  /// The stretches by where they begin, outer ones first.
  private let entries: [(bounds: Range<Int>, element: Element)]
  /// For each stretch the place of the one it lies in.
  private let parents: [Int?]

  /// Creates an index of stretches in any order.
  init(_ entries: [(bounds: Range<Int>, element: Element)]) {
    let sorted = entries.sorted { left, right in
      (left.bounds.lowerBound, -left.bounds.upperBound)
        < (right.bounds.lowerBound, -right.bounds.upperBound)
    }
    var parents: [Int?] = []
    for (index, entry) in sorted.enumerated() {
      var parent = index > 0 ? index - 1 : nil
      while let candidate = parent, sorted[candidate].bounds.upperBound <= entry.bounds.lowerBound {
        parent = parents[candidate]
      }
      parents.append(parent)
    }
    self.entries = sorted
    self.parents = parents
  }

  /// Returns what the stretches around a place say, from the innermost outwards.
  ///
  /// Complexity: the logarithm of the number of stretches, and the depth of the place.
  func around(_ offset: Int) -> [Element] {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].bounds.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var found: [Element] = []
    var next = low > 0 ? low - 1 : nil
    while let index = next {
      if entries[index].bounds.contains(offset) { found.append(entries[index].element) }
      next = parents[index]
    }
    return found
  }
}
