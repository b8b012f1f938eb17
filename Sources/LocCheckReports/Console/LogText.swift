/// Text for a log in which a CI system looks for commands.
///
/// GitHub's runner obeys a line that begins with `::`, blanks before it or not, and `##[` in the middle of
/// a line; Azure's agent obeys `##vso[`, TeamCity `##teamcity[`.
package enum LogText {
  /// Returns a text in which the marks of commands are broken by an escape, so that none is obeyed.
  package static func withoutCommands(_ text: String) -> String {
    guard mayHoldCommand(text.utf8) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    let source = Array(text.utf8)
    var isBlankSoFar = true
    for (index, byte) in source.enumerated() {
      switch byte {
      case UInt8(ascii: ":") where isBlankSoFar && source[(index + 1)...].first == byte:
        bytes += "\\u{3A}".utf8
      case UInt8(ascii: "#")
      where index > 0 && source[index - 1] == byte
        && isBracketAhead(source[(index + 1)...]):
        bytes += "\\u{23}".utf8
      default:
        bytes.append(byte)
      }
      switch byte {
      case UInt8(ascii: "\n"): isBlankSoFar = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: isBlankSoFar = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether two of a mark stand side by side, without which there is no command.
  private static func mayHoldCommand(_ bytes: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }

  /// Whether a bracket follows, directly or after a word.
  private static func isBracketAhead(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
      == UInt8(ascii: "[")
  }
}
