import LocCheckDiagnostics

/// The spelling of texts in HTML.
enum HTMLEscaping {
  /// Returns a text in the form that stands for it both between tags and in quoted attributes.
  ///
  /// Characters that HTML does not allow, controls and noncharacters, become escapes of Swift: there is no
  /// other way to write them. A carriage return is one of them, since parsers turn it into a line feed.
  static func escaped(_ text: String) -> String {
    guard !text.utf8.allSatisfy(isOrdinary) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 32)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      default:
        if isForbidden(scalar) {
          result += VisibleText.escaped(String(scalar))
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Whether a byte is ASCII that stands for itself.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: (0x20..<0x7F).contains(byte) || byte == 0x0A
    }
  }

  /// Whether a scalar may not stand in HTML, not even as a reference.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }
}
