/// A character of a text that JSON, or the terminal the JSON may end up on, needs to have escaped.
struct JSONEscape {
  /// The UTF-16 code unit.
  private let unit: UInt16
  /// The number of UTF-8 bytes of the character.
  let length: Int

  /// Returns whether a byte begins no character that is escaped.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte < 0x7F
      || byte > 0x7F && byte != 0xC2 && byte != 0xE2
  }

  /// Finds the character at an offset of well-formed UTF-8; nil where it stands for itself.
  ///
  /// Beside what JSON demands these are DEL, the C1 controls, the line and paragraph separators, and the
  /// directional embeddings, overrides and isolates.
  init?(in utf8: UnsafeBufferPointer<UInt8>, at offset: Int) {
    switch utf8[offset] {
    case ..<0x20, 0x22, 0x5C, 0x7F:
      (unit, length) = (UInt16(utf8[offset]), 1)
    case 0xC2 where utf8[offset + 1] < 0xA0:
      (unit, length) = (UInt16(utf8[offset + 1]), 2)
    case 0xE2 where utf8[offset + 1] == 0x80 && (0xA8...0xAE).contains(utf8[offset + 2]):
      (unit, length) = (0x2000 | UInt16(utf8[offset + 2] & 0x3F), 3)
    case 0xE2 where utf8[offset + 1] == 0x81 && (0xA6...0xA9).contains(utf8[offset + 2]):
      (unit, length) = (0x2040 | UInt16(utf8[offset + 2] & 0x3F), 3)
    default:
      return nil
    }
  }

  /// Appends the escape.
  func append(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch unit {
    case 0x22, 0x5C: bytes.append(UInt8(unit))
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      let digits = String(unit, radix: 16)
      bytes.append(UInt8(ascii: "u"))
      bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
      bytes += digits.utf8
    }
  }
}
