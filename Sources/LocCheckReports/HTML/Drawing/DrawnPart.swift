import LocCheckDiagnostics

/// A part of a character as the page shows it.
enum DrawnPart {
  /// Scalars that are drawn as they are.
  case visible(String)
  /// A scalar for which a sign is drawn.
  case sign(Unicode.Scalar)

  /// Returns the parts of a character.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - isLoneSpace: Whether a space would be taken for none where it stands.
  ///   - isMarked: Whether the character differs, which may be for nothing but a variation selector.
  static func parts(of character: Character, isLoneSpace: Bool, isMarked: Bool) -> [DrawnPart] {
    if character == " " { return [isLoneSpace ? .sign(" ") : .visible(" ")] }
    let text = String(character)
    if isVisible(text) || (!isMarked && isPresentedEmoji(character)) { return [.visible(text)] }
    var parts: [DrawnPart] = []
    for scalar in character.unicodeScalars {
      let isBehindBase = if case .visible = parts.last { true } else { false }
      if isVisible(String(scalar)) || (isBehindBase && isVisible("a" + String(scalar))) {
        parts.append(.visible((isBehindBase ? popVisible(from: &parts) : "") + String(scalar)))
      } else {
        parts.append(.sign(scalar))
      }
    }
    return parts
  }

  /// Removes the last part, which is visible, and returns its text.
  private static func popVisible(from parts: inout [DrawnPart]) -> String {
    guard case .visible(let text) = parts.popLast() else { return "" }
    return text
  }

  /// Whether a character is an emoji that is fully visible but for the selector of its presentation.
  private static func isPresentedEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji, scalars.contains("\u{FE0F}"),
      first.value > 0x7F || scalars.contains("\u{20E3}")
    else { return false }
    var bare = String.UnicodeScalarView()
    bare.append(contentsOf: scalars.lazy.filter { $0 != "\u{FE0F}" })
    return isVisible(String(bare))
  }

  /// Whether there is nothing in a text that cannot be seen.
  private static func isVisible(_ text: String) -> Bool {
    VisibleText.escaped(text).isIdenticalUTF8(to: text)
  }
}
