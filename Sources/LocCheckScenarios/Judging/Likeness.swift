/// What alone sets two texts apart that an eye may take for the same.
enum Likeness: Hashable, Sendable {
  /// Characters that are not drawn: marks, joiners, isolates, variation selectors.
  case invisibleCharacters
  /// The kind of space.
  case spaces
  /// Composed against decomposed letters.
  case normalization
  /// The digits of another numbering system.
  case digits
  /// Several of the above.
  case several

  /// Creates the likeness of two texts that differ, nil where they look different.
  init?(_ left: String, _ right: String) {
    if left == right {
      self = .normalization
    } else if Self.withoutIgnorables(left) == Self.withoutIgnorables(right) {
      self = .invisibleCharacters
    } else if Self.withPlainSpaces(left) == Self.withPlainSpaces(right) {
      self = .spaces
    } else if Self.differInDigits(left, right) {
      self = .digits
    } else if Self.differInDigits(Self.skeleton(left), Self.skeleton(right)) {
      self = .several
    } else {
      return nil
    }
  }

  /// The remark a failure makes of it.
  var remark: String {
    switch self {
    case .invisibleCharacters: "they look alike but differ in invisible characters"
    case .spaces: "they look alike but differ in the kind of space"
    case .normalization: "they look alike but differ in normalization (NFC or NFD)"
    case .digits: "they differ only in the digits of another numbering system"
    case .several: "they look alike but differ in invisible characters, spaces or digits"
    }
  }

  /// Returns the text with everything that looks alike made the same, but for digits.
  private static func skeleton(_ text: String) -> String {
    withPlainSpaces(withoutIgnorables(text))
  }

  /// Returns whether two texts are the same but for digits and the separators that go with them.
  ///
  /// U+066B stands for a point as well as for a comma, which no ASCII number may take for the
  /// other.
  private static func differInDigits(_ left: String, _ right: String) -> Bool {
    let candidates = [(".", ","), (",", ".")] as [(Unicode.Scalar, Unicode.Scalar)]
    return candidates.contains { decimal, grouping in
      withPlainDigits(left, decimal: decimal, grouping: grouping)
        == withPlainDigits(right, decimal: decimal, grouping: grouping)
    }
  }

  /// Returns the text without the characters that are not drawn.
  private static func withoutIgnorables(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          !scalar.properties.isDefaultIgnorableCodePoint
            && scalar.properties.generalCategory != .format
            && scalar.properties.generalCategory != .control
        }))
  }

  /// Returns the text with every space made U+0020.
  private static func withPlainSpaces(_ text: String) -> String {
    mapping(text) { $0.properties.generalCategory == .spaceSeparator ? " " : $0 }
  }

  /// Returns the text with every decimal digit made ASCII, and its separators with it.
  private static func withPlainDigits(
    _ text: String, decimal: Unicode.Scalar, grouping: Unicode.Scalar
  ) -> String {
    mapping(text) { scalar in
      switch scalar {
      case "\u{66B}": return decimal
      case "\u{66C}": return grouping
      default:
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
        else { return scalar }
        return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
      }
    }
  }

  /// Returns the text with every scalar replaced.
  private static func mapping(
    _ text: String, _ transform: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(transform)))
  }
}
