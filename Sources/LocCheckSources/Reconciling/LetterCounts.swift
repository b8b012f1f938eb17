/// How often each letter occurs in a text: a quick look at whether two texts can be spelled nearly alike.
package struct LetterCounts {
  /// The counts of bytes that have the same last five bits, which the cases of a letter do.
  private var counts = SIMD32<Int32>(repeating: 0)

  /// Counts the letters of a text.
  package init(_ text: String) {
    for byte in text.utf8 { counts[Int(byte & 0x1F)] &+= 1 }
  }

  /// Returns the least number of insertions, deletions and replacements of bytes that can turn one text
  /// into the other; exchanges of neighbours count nothing.
  package func distance(to other: LetterCounts) -> Int {
    let difference = counts &- other.counts
    let surplus = difference.replacing(with: 0, where: difference .< 0).wrappedSum()
    return Int(max(surplus, surplus &- difference.wrappedSum()))
  }
}
