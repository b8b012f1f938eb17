/// A part of a text that code puts together.
enum Fragment: Equatable {
  /// A text that was looked up.
  case localized
  /// A literal, with letters or without.
  case literal(hasLetters: Bool)
  /// Anything else: a value.
  case value
  /// What begins a text of its own: an end of a line, a bullet.
  case separator

  /// Returns whether fragments make one message: one was looked up, and another says something beside it.
  static func makeMessage(_ fragments: [Fragment]) -> Bool {
    fragments.split(separator: .separator).contains { line in
      let speaking = line.count { fragment in
        switch fragment {
        case .localized, .value, .literal(hasLetters: true): true
        case .literal(hasLetters: false), .separator: false
        }
      }
      return speaking > 1 && line.contains(.localized)
    }
  }

  /// The signs that set texts beside each other that have nothing to do with each other.
  private static let separators: Set<Character> = ["•", "·", "⸱", "∙", "|", "—", "–"]

  /// Returns the fragments of a text between others.
  static func fragments(of text: String) -> [Fragment] {
    let hasLetters = text.contains(where: \.isLetter)
    let isSeparator = text.contains { $0.isNewline || !hasLetters && separators.contains($0) }
    return isSeparator ? [.separator] : [.literal(hasLetters: hasLetters)]
  }
}
