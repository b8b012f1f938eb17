import LocCheckDiagnostics

/// Turns the places of a file into lines and columns while they are asked for in order.
///
/// A line is measured once for all places in it: generated code can have thousands of messages in one.
struct LineCursor {
  /// The file of the line.
  private var source: SourceText?
  /// The line, its end included.
  private var bounds = 0..<0
  /// The place where the line begins.
  private var start = SourceLocation(path: "", line: 1, column: 1)

  /// Returns the line and column of a place.
  mutating func location(of offset: Int, in source: SourceText) -> SourceLocation {
    if self.source !== source || !bounds.contains(offset) {
      let line = source.lineBounds(containing: offset)
      self.source = source
      bounds = line.lowerBound..<line.upperBound + 1
      start = source.location(at: line.lowerBound)
    }
    var location = start
    location.column += max(offset - bounds.lowerBound, 0)
    return location
  }
}
