/// A conflict that a merge left in a file: the marker lines and what stands between them.
package struct MergeConflict: Hashable {
  /// The two versions of the file that a conflict offers.
  package enum Side {
    /// The branch that was checked out, the branch that was merged.
    case ours, theirs
  }

  /// The line `<<<<<<<`.
  package var opening: Range<Int>
  /// The line `|||||||` that begins the common ancestor, nil where the style has none.
  package var ancestor: Range<Int>?
  /// The line `=======`.
  package var separator: Range<Int>
  /// The line `>>>>>>>`.
  package var closing: Range<Int>

  /// Returns the finding, which names the marker lines, under the id of a reader.
  package func diagnostic(_ id: Diagnostic.ID, in source: SourceText) -> Diagnostic {
    let lines = [opening, separator, closing].map { source.location(at: $0.lowerBound).line }
    return Diagnostic(
      id, .error,
      "unresolved merge conflict with markers on lines \(lines[0]), \(lines[1]) and \(lines[2])",
      at: source.range(opening),
      notes: [
        Diagnostic.Note("the other side begins", at: source.range(separator)),
        Diagnostic.Note("the conflict ends", at: source.range(closing)),
      ])
  }
}

extension MergeConflict {
  /// Finds the conflicts of a file: markers of seven characters at the start of a line, in order.
  package static func conflicts(in source: SourceText) -> [MergeConflict] {
    var conflicts: [MergeConflict] = []
    var opening: Range<Int>?
    var ancestor: Range<Int>?
    var separator: Range<Int>?
    var start = source.contentStart
    while start < source.bytes.count {
      let rest = source.bytes[start...]
      let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let line = start..<(end ?? source.bytes.count)
      switch marker(in: rest) {
      case UInt8(ascii: "<"): (opening, ancestor, separator) = (line, nil, nil)
      case UInt8(ascii: "|") where opening != nil && separator == nil: ancestor = line
      case UInt8(ascii: "=") where opening != nil && separator == nil: separator = line
      case UInt8(ascii: ">"):
        if let opening, let separator {
          conflicts.append(
            MergeConflict(
              opening: opening, ancestor: ancestor, separator: separator, closing: line))
        }
        (opening, ancestor, separator) = (nil, nil, nil)
      default: break
      }
      start = line.upperBound + 1
    }
    return conflicts
  }

  /// Returns the bytes of a file with one side of its conflicts; all else of them is blank, so that
  /// every offset and line stays what it is.
  package static func bytes(
    of source: SourceText, keeping side: Side, of conflicts: [MergeConflict]
  ) -> [UInt8] {
    var bytes = source.bytes
    for conflict in conflicts {
      let ours = conflict.opening.upperBound..<(conflict.ancestor ?? conflict.separator).lowerBound
      let theirs = conflict.separator.upperBound..<conflict.closing.lowerBound
      let kept = side == .ours ? ours : theirs
      for index in conflict.opening.lowerBound..<conflict.closing.upperBound
      where !kept.contains(index) && bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return bytes
  }

  /// Returns the byte that a line begins with seven times, nil for other lines.
  private static func marker(in line: ArraySlice<UInt8>) -> UInt8? {
    guard let first = line.first, line.prefix(7).count == 7,
      line.prefix(7).allSatisfy({ $0 == first })
    else { return nil }
    return first
  }
}
