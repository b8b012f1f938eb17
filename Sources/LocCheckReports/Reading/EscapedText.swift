/// Text in which invisible characters are escaped for eyes, as reports for people have it.
enum EscapedText {
  /// Returns the text that was escaped, as far as that can be known: what looks like an escape is taken for
  /// one.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", let escape = Escape(rest) {
        result.append(escape.scalar)
        rest = rest.dropFirst(escape.length)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The escape behind a backslash.
  private struct Escape {
    /// The character.
    let scalar: Unicode.Scalar
    /// The number of scalars behind the backslash.
    let length: Int

    /// Reads an escape, nil where there is none.
    init?(_ text: Substring.UnicodeScalarView) {
      switch text.first {
      case "n": (scalar, length) = ("\n", 1)
      case "r": (scalar, length) = ("\r", 1)
      case "t": (scalar, length) = ("\t", 1)
      case "u":
        let digits = text.dropFirst(2).prefix(7).prefix { $0.properties.isASCIIHexDigit }
        guard text.dropFirst().first == "{", text.dropFirst(2 + digits.count).first == "}",
          let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        (self.scalar, length) = (scalar, digits.count + 3)
      default: return nil
      }
    }
  }
}
