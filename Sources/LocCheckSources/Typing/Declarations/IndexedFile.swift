/// A file whose declarations are indexed, with the stretches that no build compiles.
struct IndexedFile {
  /// What it says.
  let digest: SourceDigest
  /// The stretches that no selected build compiles, in order and apart from each other.
  private let inactive: [Range<Int>]

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - digest: What it says.
  ///   - builds: The builds that count.
  init(_ digest: SourceDigest, builds: BuildSelection = BuildSelection()) {
    self.digest = digest
    let selected = builds.configurations
    var inactive: [Range<Int>] = []
    for region in digest.conditionalRegions where region.configurations.isDisjoint(with: selected) {
      // Regions come in order, outer ones before those in them.
      if let last = inactive.last, last.upperBound >= region.bounds.upperBound { continue }
      inactive.append(region.bounds)
    }
    self.inactive = inactive
  }

  /// Whether a selected build compiles what stands at a place.
  func isActive(at offset: Int) -> Bool {
    var low = 0
    var high = inactive.count
    while low < high {
      let middle = (low + high) / 2
      if inactive[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low == inactive.count || !inactive[low].contains(offset)
  }
}
