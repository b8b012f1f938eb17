/// A stretch of a file that only Xcode's canvas runs.
package struct PreviewRegion: Sendable, Hashable {
  /// The bytes.
  package var bounds: Range<Int>
  /// What makes it a preview.
  package var kind: Kind

  /// What makes a stretch a preview.
  package enum Kind: String, Sendable, Hashable {
    /// The body of `#Preview`, which the compiler leaves out of extraction since Xcode 16.
    case macro
    /// A type that conforms to `PreviewProvider`, which the compiler extracts like any other.
    case provider
  }

  /// Creates a region.
  package init(bounds: Range<Int>, kind: Kind) {
    self.bounds = bounds
    self.kind = kind
  }
}
