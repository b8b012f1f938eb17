extension SourceRange {
  /// The bytes kept before and behind a range: more than a renderer draws of a line.
  private static let reach = 4096

  /// The same range over a copy of the lines it touches, which holds on to nothing else of the file.
  ///
  /// Of very long lines, and of a range over very many, only what lies near the beginning is kept. Diagnostics
  /// about the copy are drawn as those about the file.
  public var excerpt: SourceRange {
    let first = source.lineBounds(containing: bounds.lowerBound)
    let last = source.lineBounds(containing: bounds.upperBound)
    let near = (bounds.lowerBound - Self.reach)..<(bounds.lowerBound + 2 * Self.reach)
    let whole = min(first.lowerBound, bounds.lowerBound)..<max(last.upperBound, bounds.upperBound)
    let kept = whole.clamped(to: near)
    let start = source.location(at: kept.lowerBound)
    let copy = SourceText(
      path: source.path, bytes: Array(source.bytes[kept.clamped(to: 0..<source.bytes.count)]),
      line: start.line, column: start.column)
    let shifted = bounds.clamped(to: kept)
    return copy.range(
      shifted.lowerBound - kept.lowerBound..<shifted.upperBound - kept.lowerBound)
  }
}
