import LocCheckDiagnostics

/// What is drawn for a character that cannot be seen: a short name in a box.
enum InvisibleSign {
  /// Returns the label of a scalar that is not drawn as itself.
  static func label(of scalar: Unicode.Scalar) -> String {
    if let name = NamedCharacter(scalar)?.name { return name }
    switch scalar.value {
    case 0x20: return "SP"
    case 0..<0x20: return controls[Int(scalar.value)]
    case 0x7F: return "DEL"
    case 0x85: return "NEL"
    case 0x2028: return "LS"
    case 0x2029: return "PS"
    case 0xFE00...0xFE0F: return "VS\(scalar.value - 0xFE00 + 1)"
    default:
      return "U+" + String(scalar.value, paddedTo: 4, radix: 16, uppercase: true)
    }
  }

  /// The abbreviations of U+0000 to U+001F, from `NameAliases.txt` in Unicode 16.0.
  private static let controls = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "TAB", "LF", "VT", "FF", "CR",
    "SO", "SI", "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC",
    "FS", "GS", "RS", "US",
  ]
}
