/// A string of an OpenStep property list where it stands, undecoded.
struct OpenStepToken {
  /// The offsets of the text without its quotes.
  var bounds: Range<Int>
  /// Whether the text stands between quotes.
  var isQuoted: Bool
  /// Whether a backslash occurs.
  var hasEscapes: Bool
}
