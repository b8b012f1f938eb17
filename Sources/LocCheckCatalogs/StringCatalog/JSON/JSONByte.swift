/// The bytes that structure a JSON text.
package enum JSONByte {
  /// Opens an object.
  package static let openingBrace = UInt8(ascii: "{")
  /// Closes an object.
  package static let closingBrace = UInt8(ascii: "}")
  /// Opens an array.
  package static let openingBracket = UInt8(ascii: "[")
  /// Closes an array.
  package static let closingBracket = UInt8(ascii: "]")
  /// Begins and ends a string.
  package static let quote = UInt8(ascii: "\"")
  /// Begins an escape.
  package static let backslash = UInt8(ascii: "\\")
  /// Separates members.
  package static let comma = UInt8(ascii: ",")
  /// Separates a name from its value.
  package static let colon = UInt8(ascii: ":")
  /// White space.
  package static let space = UInt8(ascii: " ")
  /// White space that ends a line.
  package static let lineFeed = UInt8(ascii: "\n")
  /// White space that ends a line, alone or before a line feed.
  package static let carriageReturn = UInt8(ascii: "\r")
  /// White space.
  package static let tab = UInt8(ascii: "\t")
}
