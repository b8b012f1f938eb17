/// Text in which every character can be seen.
///
/// Made for eyes, not for reading back: a backslash of the text itself stays as it is.
public enum VisibleText {
  /// Returns the text with what cannot be seen, or would act on its surroundings, written as `\u{200F}`.
  ///
  /// Escaped are controls, format characters, line and paragraph separators, private-use and unassigned
  /// scalars, default-ignorables, variation selectors, every space but U+0020, and a combining mark that
  /// has no letter of the text to sit on. Line breaks and tabs become `\n`, `\r` and `\t`. The joiners
  /// inside an emoji sequence stay when nothing else in it must be escaped.
  public static func escaped(_ text: String) -> String {
    guard !isPlainASCII(text), !isPlain(text) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    var hasBase = false
    for character in text {
      append(character, to: &result, hasBase: &hasBase, emoji: .bare)
    }
    return result
  }

  /// Returns the text as a string literal would have it, so that no two texts look the same: with what
  /// ``escaped(_:)`` escapes, and each backslash doubled.
  public static func spelled(_ text: String) -> String {
    escaped(text.utf8.contains(UInt8(ascii: "\\")) ? text.replacing("\\", with: "\\\\") : text)
  }

  /// Returns the text with only those characters escaped that would act on its surroundings.
  ///
  /// These are the controls, the line and paragraph separators and the directional embeddings, overrides
  /// and isolates; marks, joiners and spaces stay as they are.
  public static func escapingControls(in text: String) -> String {
    guard !isPlainASCII(text) else { return text }
    return text.replacingScalars { actsOnSurroundings($0) ? escape(of: $0) : nil }
  }

  /// Returns a scalar's code point and name, such as `U+202F NARROW NO-BREAK SPACE`.
  ///
  /// Controls go by their alias (`U+001B ESCAPE`), what has no name by its kind.
  public static func name(of scalar: Unicode.Scalar) -> String {
    let codePoint = "U+" + String(scalar.value, paddedTo: 4, radix: 16, uppercase: true)
    let properties = scalar.properties
    if let name = properties.name ?? controlName(of: scalar) { return "\(codePoint) \(name)" }
    switch properties.generalCategory {
    case .control: return "\(codePoint) (control)"
    case .privateUse: return "\(codePoint) (private use)"
    case .unassigned where properties.isNoncharacterCodePoint: return "\(codePoint) (noncharacter)"
    default: return "\(codePoint) (unassigned)"
    }
  }

  /// Which emoji sequences stay whole.
  enum EmojiForm {
    /// Those held together by joiners alone.
    case bare
    /// Those with variation selectors too.
    case withSelectors
  }

  /// Returns a character of a line as a reader may see it, whole emoji sequences as they are.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - hasBase: Whether a letter stands before it; afterwards, whether one stands before the next.
  static func shown(_ character: Character, hasBase: inout Bool) -> String {
    var text = ""
    append(character, to: &text, hasBase: &hasBase, emoji: .withSelectors)
    return text
  }

  /// Whether there is certainly nothing to escape.
  private static func isPlainASCII(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 &- 0x20 < 0x7F - 0x20 }
    }
    return isPlain ?? false
  }

  /// Whether there is nothing to escape: every character can be seen, and no mark lacks its letter.
  private static func isPlain(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    // There are no marks below U+0300.
    guard let first = scalars.first, first.value < 0x300 || !isMark(first) else { return false }
    return scalars.allSatisfy { isOfCommonScript($0) || !mustBeEscaped($0) }
  }

  /// Whether a scalar is one of the most frequent that can be seen, whose properties need no look.
  private static func isOfCommonScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, Vietnamese, punctuation, arrows, Kana,
    // ideographs and Hangul.
    case 0x20..<0x7F, 0xA1...0xAC, 0xAE...0x24F, 0x38E...0x3A1, 0x3A3...0x4FF, 0x5D0...0x5EA,
      0x620...0x669, 0x900...0x97F, 0xE01...0xE3A, 0xE3F...0xE5B, 0x1E00...0x1EFF,
      0x2010...0x2027, 0x2190...0x21FF, 0x3001...0x303F, 0x3041...0x3096, 0x30A1...0x30FF,
      0x4E00...0x9FA5, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Appends a character, escaped where needed, and notes whether a mark could sit on its end.
  private static func append(
    _ character: Character, to result: inout String, hasBase: inout Bool, emoji: EmojiForm
  ) {
    if isEmojiSequence(character, emoji) {
      result.append(character)
      hasBase = true
      return
    }
    for scalar in character.unicodeScalars {
      if mustBeEscaped(scalar) || (!hasBase && isMark(scalar)) {
        result += escape(of: scalar)
        hasBase = false
      } else {
        result.unicodeScalars.append(scalar)
        hasBase = true
      }
    }
  }

  /// Returns the spelling of a scalar in a Swift string literal.
  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      return "\\u{" + String(scalar.value, paddedTo: 2, radix: 16, uppercase: true) + "}"
    }
  }

  /// Whether a scalar cannot be seen or would act on its surroundings.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F else { return scalar.value < 0x20 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate, .spaceSeparator:
      return true
    default:
      return properties.isDefaultIgnorableCodePoint || properties.isVariationSelector
    }
  }

  /// Returns whether a scalar moves what is printed around it: a control, a line or paragraph separator,
  /// or a directional embedding, override or isolate.
  public static func actsOnSurroundings(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a scalar is drawn on the one before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a character is emoji and what joins or presents them, and nothing else.
  ///
  /// Tag characters, which can carry hidden words, are not among what may stay.
  private static func isEmojiSequence(_ character: Character, _ form: EmojiForm) -> Bool {
    let scalars = character.unicodeScalars
    guard scalars.count > 1, let last = scalars.last, last != "\u{200D}" else { return false }
    let isKeycap = last == "\u{20E3}"
    var afterEmoji = false
    for scalar in scalars {
      switch scalar {
      case "\u{200D}", "\u{FE0F}", "\u{20E3}":
        guard afterEmoji, scalar != "\u{FE0F}" || form == .withSelectors else { return false }
        afterEmoji = scalar == "\u{FE0F}"
      default:
        guard scalar.properties.isEmoji, isKeycap || scalar.value > 0x7F else { return false }
        afterEmoji = true
      }
    }
    return true
  }
}
