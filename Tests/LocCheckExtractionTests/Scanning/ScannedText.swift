import LocCheckDiagnostics
import LocCheckExtraction
import LocCheckSources

/// A Swift file whose text marks ranges with `⟦` and `⟧`, and its digest.
struct ScannedText {
  /// The file, without the marks.
  let source: SourceText
  /// The digest.
  let digest: SourceDigest
  /// The marked ranges in the order of their starts.
  let ranges: [Range<Int>]

  /// Scans marked text.
  init(_ marked: String) {
    let opening = Array("⟦".utf8)
    let closing = Array("⟧".utf8)
    var bytes: [UInt8] = []
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    var rest = Array(marked.utf8)[...]
    while let mark = rest.firstIndex(of: opening[0]) {
      bytes += rest[..<mark]
      rest = rest[mark...]
      if rest.starts(with: opening) {
        open.append(ranges.count)
        ranges.append(bytes.count..<bytes.count)
        rest = rest.dropFirst(opening.count)
      } else if rest.starts(with: closing) {
        let index = open.removeLast()
        ranges[index] = ranges[index].lowerBound..<bytes.count
        rest = rest.dropFirst(closing.count)
      } else {
        bytes.append(rest.removeFirst())
      }
    }
    self.ranges = ranges
    self.source = SourceText(path: "a.swift", bytes: bytes + rest)
    self.digest = SwiftScanner.digest(of: source)
  }

  /// What the digest says, line by line.
  var outline: String { DigestOutline(digest).text }
}
