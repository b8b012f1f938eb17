import LocCheckDiagnostics

/// The place of a backslash that a text shows before a quote.
enum VisibleBackslash {
  /// Returns where an OpenStep string spells a backslash and a quote after it, the whole range for
  /// a text of another format.
  static func place(in range: SourceRange) -> SourceRange {
    let bytes = range.source.bytes
    let limit = range.bounds.upperBound
    var index = range.bounds.lowerBound
    while index + 2 < limit {
      guard bytes[index] == OpenStepByte.backslash else {
        index += 1
        continue
      }
      if bytes[index + 1] == OpenStepByte.backslash {
        var end = index + 2
        if bytes[end] == OpenStepByte.backslash, end + 1 < limit { end += 1 }
        if OpenStepByte.isQuote(bytes[end]) { return range.source.range(index..<end + 1) }
      }
      index += 2
    }
    return range
  }
}
