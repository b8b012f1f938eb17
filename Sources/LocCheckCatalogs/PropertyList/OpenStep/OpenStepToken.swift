/// A string of an OpenStep property list where it stands, undecoded.
struct OpenStepToken {
  /// The offsets of the text without its quotes.
  var bounds: Range<Int>
  /// Whether the text stands between quotes.
  var isQuoted: Bool
  /// Whether a backslash occurs.
  var hasEscapes: Bool

  /// The offsets of the string with its quotes.
  var fullBounds: Range<Int> {
    isQuoted ? bounds.lowerBound - 1..<bounds.upperBound + 1 : bounds
  }
}
