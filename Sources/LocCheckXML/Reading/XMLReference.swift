/// A reference to a character, by its number or by the name of one of XML's own five entities.
struct XMLReference {
  /// The character.
  let scalar: Unicode.Scalar
  /// The offsets, from the ampersand to the semicolon.
  let bounds: Range<Int>

  /// The characters that XML has names for.
  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "apos": "'", "gt": ">", "lt": "<", "quot": "\"",
  ]

  /// The number of bytes that is looked at for the end of a reference; leading zeros are free.
  private static let lengthLimit = 64

  /// Reads the reference at an ampersand; nil where it is none, or of a number that no character
  /// has.
  init?(in bytes: UnsafeRawBufferPointer, at start: Int) {
    let limit = min(bytes.count, start + Self.lengthLimit)
    guard start + 1 < limit,
      let end = bytes[start + 1..<limit].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard let scalar = Self.entities[name] ?? Self.scalar(numbered: name) else { return nil }
    self.scalar = scalar
    bounds = start..<end + 1
  }

  /// Returns the character that a number sign and digits stand for.
  private static func scalar(numbered name: String) -> Unicode.Scalar? {
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // The initializer would take a sign.
    guard name.hasPrefix("#"), digits.first?.isHexDigit == true else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }
}
