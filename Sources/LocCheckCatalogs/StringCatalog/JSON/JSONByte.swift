/// The bytes that structure a JSON text.
enum JSONByte {
  /// Opens an object.
  static let openingBrace = UInt8(ascii: "{")
  /// Closes an object.
  static let closingBrace = UInt8(ascii: "}")
  /// Opens an array.
  static let openingBracket = UInt8(ascii: "[")
  /// Closes an array.
  static let closingBracket = UInt8(ascii: "]")
  /// Begins and ends a string.
  static let quote = UInt8(ascii: "\"")
  /// Begins an escape.
  static let backslash = UInt8(ascii: "\\")
  /// Separates members.
  static let comma = UInt8(ascii: ",")
  /// Separates a name from its value.
  static let colon = UInt8(ascii: ":")
  /// White space.
  static let space = UInt8(ascii: " ")
  /// White space that ends a line.
  static let lineFeed = UInt8(ascii: "\n")
  /// White space that ends a line, alone or before a line feed.
  static let carriageReturn = UInt8(ascii: "\r")
  /// White space.
  static let tab = UInt8(ascii: "\t")
}
