/// A character that nobody can see, written raw.
struct InvisibleCharacter: Sendable, Hashable {
  /// The character.
  var scalar: Unicode.Scalar
  /// Its bytes in the file.
  var bounds: Range<Int>
  /// A Boolean value that says whether it stands in a comment.
  var isInComment: Bool

  /// Returns whether a scalar is invisible or only looks like a space.
  ///
  /// That are the controls, all spaces but U+0020 and what Unicode calls default-ignorable. A
  /// variation selector is visible after a character it may change.
  static func isInvisible(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control: return scalar != "\t"
    case .spaceSeparator: return scalar != " "
    case .lineSeparator, .paragraphSeparator: return true
    default: break
    }
    guard properties.isDefaultIgnorableCodePoint else { return false }
    guard properties.isVariationSelector, let previous else { return true }
    return !takesVariation(previous)
  }

  /// Returns whether a scalar overrides or isolates the direction of the text around it.
  static func reordersText(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// Returns whether a scalar is a part of emoji sequences, as neighbours of a joiner are.
  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FE0F}" || scalar.value > 0x7F && scalar.properties.isEmoji
  }

  /// Returns whether a variation selector may follow a scalar: emoji, ideographs, Mongolian.
  private static func takesVariation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji || scalar.properties.isIdeographic
      || (0x1820...0x18AA).contains(scalar.value)
  }
}
