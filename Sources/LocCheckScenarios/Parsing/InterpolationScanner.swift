/// Reads what stands between the parentheses of a Swift interpolation.
struct InterpolationScanner {
  /// The file's bytes.
  let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var index: Int
  /// The offset after the text.
  private let end: Int

  /// Creates a scanner after the opening parenthesis.
  init(bytes: [UInt8], index: Int, end: Int) {
    self.bytes = bytes
    self.index = index
    self.end = end
  }

  /// An argument's name and the specifier written beside it.
  struct Interpolation {
    /// The name.
    var name: String
    /// The specifier, nil where there is none.
    var specifier: String?
  }

  /// Reads up to the closing parenthesis, nil where the form is another.
  mutating func interpolation() -> Interpolation? {
    guard let name = word() else { return nil }
    var interpolation = Interpolation(name: name)
    if take(ASCII.comma) {
      guard word() == "specifier", take(ASCII.colon), let specifier = string() else { return nil }
      interpolation.specifier = specifier
    }
    return take(ASCII.closeParenthesis) ? interpolation : nil
  }

  /// Takes a byte that may follow blanks.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Takes an identifier.
  private mutating func word() -> String? {
    skipBlanks()
    let start = index
    while index < end, Self.isPartOfWord(bytes[index]) { index += 1 }
    let word = bytes.text(in: start..<index)
    return TemplateReader.isIdentifier(word) ? word : nil
  }

  /// Takes a string literal without escapes.
  private mutating func string() -> String? {
    guard take(ASCII.quote), let close = bytes.offset(of: ASCII.quote, in: index..<end) else {
      return nil
    }
    defer { index = close + 1 }
    return bytes.text(in: index..<close)
  }

  /// Skips spaces and tabs.
  private mutating func skipBlanks() {
    while index < end, ASCII.isBlank(bytes[index]) { index += 1 }
  }

  /// Returns whether a byte can be a part of an identifier.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || Unicode.Scalar(byte).properties.isAlphabetic
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
