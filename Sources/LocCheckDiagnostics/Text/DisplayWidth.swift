/// The number of terminal cells a text takes.
///
/// East Asian wide and fullwidth characters take two cells (UAX #11), and so do emoji in emoji
/// presentation, flags, keycaps and joined sequences (UTS #51); combining marks and characters that are
/// not drawn take none. East Asian ambiguous characters take one, as in a terminal of any other language.
public enum DisplayWidth {
  /// The distance of the tab stops, in cells.
  public static let tabWidth = 8

  /// Returns the cells of a text of one line; a tab reaches to the next tab stop.
  ///
  /// - Parameters:
  ///   - text: The text, in which other control characters count nothing.
  ///   - column: The number of cells before it, which decides where its tab stops lie.
  public static func cells(of text: String, after column: Int = 0) -> Int {
    var end = column
    for character in text {
      end += character == "\t" ? tabWidth - end % tabWidth : cells(of: character)
    }
    return end - column
  }

  /// Returns the cells of a character, a tab not among them.
  public static func cells(of character: Character) -> Int {
    // The properties of scalars take long to look up, and few characters need them.
    if let byte = character.asciiValue { return cells(of: Unicode.Scalar(byte)) }
    let scalars = character.unicodeScalars
    if isDrawnAsEmoji(scalars) { return 2 }
    return scalars.reduce(0) { $0 + cells(of: $1) }
  }

  /// Returns the cells of a scalar that stands alone.
  public static func cells(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value > 0x7E else { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      break
    }
    if scalar.properties.isDefaultIgnorableCodePoint || isMedialJamo(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Whether a cluster is one picture: an emoji that asks for its presentation, a flag or a keycap.
  private static func isDrawnAsEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji, scalars.count > 1 else {
      return false
    }
    return scalars.dropFirst().contains { scalar in
      scalar == "\u{FE0F}" || scalar == "\u{200D}" || scalar.properties.isEmojiModifier
        || isRegionalIndicator(scalar)
    }
  }

  /// Whether a scalar is one half of a flag.
  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether a scalar is a vowel or final of a Hangul syllable, drawn inside the cells of its initial.
  private static func isMedialJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
  }
}
