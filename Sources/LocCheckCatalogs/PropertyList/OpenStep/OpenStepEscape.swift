/// An escape of a quoted string: what stands after a backslash, and what it stands for.
struct OpenStepEscape {
  /// The kinds of escapes.
  enum Kind {
    /// A character by its letter, by itself or by its octal number.
    case character(Unicode.Scalar)
    /// A UTF-16 code unit by its hexadecimal number.
    case unit(UInt16)
    /// An octal number above 0o177, which counts in the NeXTSTEP character set.
    case nextStep(Unicode.Scalar?)
    /// Nothing: the backslash is dropped and what follows it stays.
    case unknown
  }

  /// What the escape is.
  var kind: Kind
  /// The offset after it.
  var end: Int

  /// Reads the escape whose backslash stands at an offset of a quoted string.
  init(at start: Int, in bytes: UnsafeBufferPointer<UInt8>, before limit: Int) {
    let letter = bytes[start + 1]
    end = start + 2
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var number = letter & 7
      while end < min(start + 4, limit), bytes[end] & 0xF8 == 0x30 {
        number = number << 3 | bytes[end] & 7
        end += 1
      }
      let scalar = NextStepEncoding.scalar(of: number)
      kind = number < 0x80 ? .character(Unicode.Scalar(number)) : .nextStep(scalar)
    case UInt8(ascii: "U"):
      var number: UInt16 = 0
      while end < min(start + 6, limit), let digit = Self.hexadecimalDigit(bytes[end]) {
        number = number << 4 | digit
        end += 1
      }
      kind = .unit(number)
    case UInt8(ascii: "a"): kind = .character("\u{7}")
    case UInt8(ascii: "b"): kind = .character("\u{8}")
    case UInt8(ascii: "f"): kind = .character("\u{C}")
    case UInt8(ascii: "n"): kind = .character("\n")
    case UInt8(ascii: "r"): kind = .character("\r")
    case UInt8(ascii: "t"): kind = .character("\t")
    case UInt8(ascii: "v"): kind = .character("\u{B}")
    case OpenStepByte.quote, OpenStepByte.apostrophe, OpenStepByte.backslash,
      OpenStepByte.lineFeed, OpenStepByte.carriageReturn:
      kind = .character(Unicode.Scalar(letter))
    default:
      kind = .unknown
      end = start + 1
    }
  }

  /// Returns the value of a hexadecimal digit, nil for other bytes.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte & 0xF)
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      UInt16(byte & 0xF + 9)
    default: nil
    }
  }
}
