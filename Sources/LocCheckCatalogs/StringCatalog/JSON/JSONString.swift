/// A string of a JSON text that has been found and not decoded.
package struct JSONString: Sendable, Hashable {
  /// The offset of the first byte inside the quotes.
  var start: Int
  /// The offset of the closing quote.
  var end: Int
  /// Whether any backslash stands between the quotes.
  var hasEscapes: Bool

  /// The bytes between the quotes.
  package var bounds: Range<Int> { start..<end }
}
