/// Finds escapes that are shown as they are written.
///
/// A property list in XML has no escapes of its own: a line break is written as one. What an export
/// turned into a backslash and a letter is two characters on the screen.
enum VisibleEscape {
  /// Returns the first `\n` or `\t` of two characters in a text, nil for none.
  static func first(in text: String) -> String? {
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "n"): return "\\n"
        case UInt8(ascii: "t"): return "\\t"
        default: break
        }
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return nil
  }
}
