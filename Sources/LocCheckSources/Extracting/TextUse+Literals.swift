extension TextUse.Value {
  /// The literal, or the literals that `+` joins to one; nil where anything else is among them.
  var literal: TypedLiteral? {
    switch self {
    case .literal(let literal): return literal
    case .concatenation(let parts):
      var segments: [TypedLiteral.Segment] = []
      for part in parts {
        guard let literal = part.value.literal else { return nil }
        segments += literal.segments
      }
      return TypedLiteral(segments)
    case .carrier, .call, .other: return nil
    }
  }

  /// The literals in it, those of parts included.
  var literals: [TypedLiteral] {
    switch self {
    case .literal(let literal): [literal]
    case .concatenation(let parts): parts.flatMap(\.value.literals)
    case .carrier, .call, .other: []
    }
  }
}

extension TypedLiteral {
  /// Whether a reader could be meant: there are words in it, and it is no name, path or code.
  ///
  /// Of what is interpolated nothing is known, so that a text with it must have a whole word of its own,
  /// which `\(count) GB` and `weekday.\(number)` have not.
  var isProse: Bool {
    let parts = segments.map { segment in
      if case .text(let text) = segment { text } else { Self.value }
    }
    let text = parts.joined()
    guard !text.contains("://"), !text.contains("</") else { return false }
    let words = text.split { $0.isWhitespace }
    if plainText == nil { return words.contains { Self.isWord($0, ofAtLeast: 3) } }
    // A label begins with a capital; `error` and `core` are names that programs know.
    if words.count == 1 {
      return Self.isWord(words[0], ofAtLeast: 2) && words[0].first?.isLowercase == false
    }
    return words.contains { Self.isWord($0, ofAtLeast: 2) }
  }

  /// What stands for a value: a character that is neither letter nor space nor punctuation.
  private static let value = "\u{FFFC}"

  /// Returns whether a text without spaces is a word of a language, as far as letters tell.
  ///
  /// `GitHub`, `com.example.app`, `some_key`, `natureTitle`, `PDF` and `v2` are none.
  private static func isWord(_ text: Substring, ofAtLeast count: Int) -> Bool {
    guard let start = text.firstIndex(where: { !$0.isPunctuation }),
      let end = text.lastIndex(where: { !$0.isPunctuation })
    else { return false }
    let word = text[start...end]
    guard word.count(where: \.isLetter) >= count,
      word.allSatisfy({ $0.isLetter || "-'’".contains($0) })
    else { return false }
    return word == "OK" || !word.dropFirst().contains(where: \.isUppercase)
  }
}
