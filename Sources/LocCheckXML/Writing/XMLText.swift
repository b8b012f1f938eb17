/// Text as XML 1.0 can hold it.
///
/// XML 1.0 (section 2.2) allows TAB, LF, CR, U+0020–D7FF, U+E000–FFFD and everything above U+FFFF;
/// a numeric reference to any other character is as fatal to a parser as the character itself.
public enum XMLText {
  /// Replaces the characters XML 1.0 cannot hold by visible escapes such as `\u{1B}`.
  ///
  /// The text itself comes back, without a copy, if it has none.
  public static func sanitized(_ text: String) -> String {
    guard !isClean(text) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      append(scalar, to: &result)
    }
    return result
  }

  /// Returns whether a text certainly has only characters that XML 1.0 can hold.
  static func isClean(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { firstIllegalOffset(in: $0) == nil } ?? false
  }

  /// Decodes captured UTF-8; bytes that are none become `\x{FF}`, illegal characters `\u{1B}`.
  public static func sanitized(bytes: some Sequence<UInt8>) -> String {
    var result = ""
    result.reserveCapacity(bytes.underestimatedCount)
    let source = Array(bytes)
    var rest = source.makeIterator()
    var offset = 0
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        append(Unicode.UTF8.decode(encoded), to: &result)
        offset += encoded.count
      case .error(let length):
        for byte in source[offset..<offset + length] {
          result += "\\x{\(hexadecimal(UInt32(byte)))}"
        }
        offset += length
      case .emptyInput:
        return result
      }
    }
  }

  /// Appends a scalar, escaped if XML 1.0 cannot hold it.
  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    if scalar.isXMLCharacter {
      result.unicodeScalars.append(scalar)
    } else {
      result += "\\u{\(hexadecimal(scalar.value))}"
    }
  }

  /// Spells a number in capital hexadecimal digits, at least two.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }

  /// Finds the first byte of a character XML 1.0 cannot hold in valid UTF-8.
  private static func firstIllegalOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 {
        guard byte == 0x09 || byte == 0x0A || byte == 0x0D else { return offset }
      } else if byte == 0xEF {
        // U+FFFE and U+FFFF are EF BF BE and EF BF BF; valid UTF-8 always has the two bytes.
        guard bytes[offset + 1] != 0xBF || bytes[offset + 2] < 0xBE else { return offset }
      }
      offset += 1
    }
    return nil
  }
}
