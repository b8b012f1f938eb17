import LocCheckDiagnostics

/// A text as a double-quoted scalar of YAML, on one line.
///
/// Written with those escapes that YAML 1.1, YAML 1.2 and JSON have in common, the 32-bit one apart, which
/// JSON lacks; Perl's reader of TAP takes the line whole.
struct YAMLScalar: Sendable, Hashable, CustomStringConvertible {
  /// The scalar with its quotes.
  let description: String

  /// Creates the scalar of a text.
  init(_ text: String) {
    var scalar = "\""
    scalar.reserveCapacity(text.utf8.count + 2)
    var last: Unicode.Scalar?
    for character in text.unicodeScalars {
      switch character {
      case "\"": scalar += "\\\""
      case "\\": scalar += "\\\\"
      case "\n": scalar += "\\n"
      case "\r": scalar += "\\r"
      case "\t": scalar += "\\t"
      // Two of them may begin a command to a CI system.
      case "#" where last == "#": scalar += Self.escape(of: character)
      case _ where Self.mustBeEscaped(character): scalar += Self.escape(of: character)
      default: scalar.unicodeScalars.append(character)
      }
      last = character
    }
    description = scalar + "\""
  }

  /// Returns whether a scalar is none that YAML calls printable, or moves what is printed around it.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F else { return scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      return true
    default:
      return false
    }
  }

  /// Returns the escape of a scalar: four hexadecimal digits, or eight beyond the basic plane.
  private static func escape(of scalar: Unicode.Scalar) -> String {
    let isBasic = scalar.value <= 0xFFFF
    return (isBasic ? "\\u" : "\\U")
      + String(scalar.value, paddedTo: isBasic ? 4 : 8, radix: 16, uppercase: true)
  }
}
