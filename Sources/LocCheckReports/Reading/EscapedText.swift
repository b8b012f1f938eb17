/// Text in which invisible characters are escaped for eyes, as reports for people have it.
enum EscapedText {
  /// Returns the text that was escaped, as far as that can be known: what looks like an escape is taken for
  /// one.
  static func unescaped(_ text: String) -> String { unescaped(text, hasDoubledBackslashes: false) }

  /// Returns the text that was spelled as a string literal, where a backslash of its own is doubled, and isolated
  /// to be drawn on a line.
  static func unspelled(_ text: some StringProtocol) -> String {
    unescaped(withoutIsolates(text), hasDoubledBackslashes: true)
  }

  /// Returns the text that was escaped.
  private static func unescaped(_ text: String, hasDoubledBackslashes: Bool) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", hasDoubledBackslashes, rest.first == "\\" {
        result.append(scalar)
        rest.removeFirst()
      } else if scalar == "\\", let escape = Escape(rest) {
        result.append(escape.scalar)
        rest = rest.dropFirst(escape.length)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns the text that was escaped and isolated to be drawn on a line.
  ///
  /// The isolates of the text itself were escaped, so that all others are the drawing's.
  static func undrawn(_ text: some StringProtocol) -> String {
    unescaped(withoutIsolates(text))
  }

  /// Returns a text without what keeps runs of letters apart.
  static func withoutIsolates(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isIsolate($0) }))
  }

  /// Whether a scalar keeps a run of letters apart from its surroundings.
  static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2068}" || scalar == "\u{2069}"
  }

  /// The escape behind a backslash.
  struct Escape {
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
