/// The bytes that structure an OpenStep property list.
enum OpenStepByte {
  /// Opens a dictionary.
  static let openingBrace = UInt8(ascii: "{")
  /// Closes a dictionary.
  static let closingBrace = UInt8(ascii: "}")
  /// Opens an array.
  static let openingParenthesis = UInt8(ascii: "(")
  /// Closes an array.
  static let closingParenthesis = UInt8(ascii: ")")
  /// Opens data.
  static let openingAngle = UInt8(ascii: "<")
  /// Closes data.
  static let closingAngle = UInt8(ascii: ">")
  /// Begins and ends a string.
  static let quote = UInt8(ascii: "\"")
  /// Begins and ends a string too.
  static let apostrophe = UInt8(ascii: "'")
  /// Begins an escape.
  static let backslash = UInt8(ascii: "\\")
  /// Separates a key from its value.
  static let equals = UInt8(ascii: "=")
  /// Ends an entry.
  static let semicolon = UInt8(ascii: ";")
  /// Separates the values of an array.
  static let comma = UInt8(ascii: ",")
  /// Begins a comment, before another or an asterisk.
  static let slash = UInt8(ascii: "/")
  /// Begins a long comment after a slash, and ends it before one.
  static let asterisk = UInt8(ascii: "*")
  /// Ends a line.
  static let lineFeed = UInt8(ascii: "\n")
  /// Ends a line, alone or before a line feed.
  static let carriageReturn = UInt8(ascii: "\r")
  /// White space.
  static let space = UInt8(ascii: " ")
  /// White space.
  static let tab = UInt8(ascii: "\t")

  /// Whether a byte begins a quoted string.
  static func isQuote(_ byte: UInt8) -> Bool { byte == quote || byte == apostrophe }

  /// Whether a byte begins a string, quoted or not.
  static func beginsString(_ byte: UInt8) -> Bool { isQuote(byte) || isUnquoted(byte) }

  /// Whether a string that contains a byte needs no quotes: ASCII letters, digits, `_ $ / : . -`.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
