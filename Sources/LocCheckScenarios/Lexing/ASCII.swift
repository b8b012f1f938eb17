/// The bytes that have a meaning in a scenario file.
enum ASCII {
  /// `\t`.
  static let tab = UInt8(ascii: "\t")
  /// Line feed.
  static let lineFeed = UInt8(ascii: "\n")
  /// Carriage return.
  static let carriageReturn = UInt8(ascii: "\r")
  /// A space.
  static let space = UInt8(ascii: " ")
  /// `"`.
  static let quote = UInt8(ascii: "\"")
  /// `#`.
  static let hash = UInt8(ascii: "#")
  /// `(`.
  static let openParenthesis = UInt8(ascii: "(")
  /// `)`.
  static let closeParenthesis = UInt8(ascii: ")")
  /// `+`.
  static let plus = UInt8(ascii: "+")
  /// `,`.
  static let comma = UInt8(ascii: ",")
  /// `.`.
  static let dot = UInt8(ascii: ".")
  /// `:`.
  static let colon = UInt8(ascii: ":")
  /// `=`.
  static let equals = UInt8(ascii: "=")
  /// `@`.
  static let at = UInt8(ascii: "@")
  /// `\`.
  static let backslash = UInt8(ascii: "\\")
  /// `{`.
  static let openBrace = UInt8(ascii: "{")
  /// `}`.
  static let closeBrace = UInt8(ascii: "}")
  /// `|`.
  static let bar = UInt8(ascii: "|")

  /// Returns whether a byte is one of the two that are trimmed: space and tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }
}
