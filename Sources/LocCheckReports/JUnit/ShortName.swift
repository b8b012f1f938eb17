import LocCheckDiagnostics

/// A name on one line, without invisible characters and not longer than CI systems store.
struct ShortName: Sendable, Hashable {
  /// The name.
  let text: String

  /// The length of the longest name, in UTF-16 code units, as Java and .NET count.
  static let maximumLength = 200

  /// Creates the short form of a name: blanks collapsed, cut with `…` and eight digits of its SHA-256.
  init(_ name: String) {
    let visible = VisibleText.escaped(
      name.split(whereSeparator: \.isCollapsible).joined(separator: " "))
    let ending = "…" + SHA256.hexadecimalDigest(of: visible.utf8).prefix(8)
    text = Self.cut(visible, to: Self.maximumLength, ending: ending) ?? visible
  }

  /// Returns a text cut between characters so that it fits with an ending, nil where it fits whole.
  static func cut(_ text: String, to length: Int, ending: String) -> String? {
    guard text.utf16.count > length else { return nil }
    var room = length - ending.utf16.count
    let kept = text.prefix { character in
      room -= character.utf16.count
      return room >= 0
    }
    return kept + ending
  }
}

extension Character {
  /// Whether the character is white space that a name can do without: blanks, tabs and line breaks.
  fileprivate var isCollapsible: Bool { self == " " || self == "\t" || isNewline }
}
