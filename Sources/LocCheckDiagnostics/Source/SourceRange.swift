/// A stretch of one source file.
public struct SourceRange: Sendable, Hashable {
  /// The file the range lies in.
  public var source: SourceText
  /// The byte offsets, empty for a mere position.
  public var bounds: Range<Int>

  /// Creates a range of a source.
  public init(source: SourceText, bounds: Range<Int>) {
    self.source = source
    self.bounds = bounds
  }

  /// The line and column where the range begins.
  ///
  /// Complexity: the length of one block of the line table.
  public var start: SourceLocation { source.location(at: bounds.lowerBound) }

  /// The text the range covers.
  public var text: String { source.text(in: bounds) }

  /// Whether two ranges cover the same bytes of the same source object.
  public static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.source === right.source && left.bounds == right.bounds
  }

  /// Feeds the source's identity and the bounds to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(source))
    hasher.combine(bounds)
  }
}
