import LocCheckDiagnostics
import LocCheckResults

/// A name on one line, without invisible characters and not longer than CI systems store.
struct ShortName: Sendable, Hashable {
  /// The name.
  let text: String

  /// The length of the longest name, in UTF-16 code units, as Java and .NET count.
  static let maximumLength = 200

  /// Creates the short form of a name: blanks collapsed, cut with `…` and eight digits of its SHA-256.
  init(_ name: String) {
    text = Self.cutAndDigested(VisibleText.escaped(Self.collapsed(name)), to: Self.maximumLength)
  }

  /// Returns a text that fits a length, by its beginning, `…` and eight digits of its SHA-256.
  static func cutAndDigested(_ text: String, to length: Int) -> String {
    cut(text, to: length, ending: "…" + digest(of: text)) ?? text
  }

  /// Returns a text cut between characters so that it fits with an ending, nil where it fits whole.
  static func cut(
    _ text: String, to length: Int, ending: @autoclosure () -> String
  ) -> String? {
    // No text has more UTF-16 code units than bytes of UTF-8, whose number is at hand.
    guard text.utf8.count > length, text.utf16.count > length else { return nil }
    let ending = ending()
    var room = length - ending.utf16.count
    let kept = text.prefix { character in
      room -= character.utf16.count
      return room >= 0
    }
    return kept + ending
  }

  /// Returns the digits by which texts can be told apart.
  static func digest(of text: String, count: Int = 8) -> String {
    String(SHA256.hexadecimalDigest(of: text.utf8).prefix(count))
  }

  /// Returns a name with one blank for each stretch of white space between words, none around them.
  private static func collapsed(_ name: String) -> String {
    guard mayCollapse(name) else { return name }
    return name.split(whereSeparator: \.isCollapsible).joined(separator: " ")
  }

  /// Whether a name may have white space that it can do without.
  private static func mayCollapse(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      var previous = UInt8(ascii: " ")
      for byte in bytes {
        switch byte {
        case UInt8(ascii: " "): if previous == byte { return true }
        case 0..<0x20: return true
        // The last bytes of NEXT LINE and of the line and paragraph separators, behind those before.
        case 0x85: if previous == 0xC2 { return true }
        case 0xA8, 0xA9: if previous == 0x80 { return true }
        default: break
        }
        previous = byte
      }
      return previous == UInt8(ascii: " ")
    }
  }
}

extension Character {
  /// Whether the character is white space that a name can do without: blanks, tabs and line breaks.
  fileprivate var isCollapsible: Bool { self == " " || self == "\t" || isNewline }
}
