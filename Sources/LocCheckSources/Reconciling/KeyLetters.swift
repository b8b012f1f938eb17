import LocCheckCatalogs

/// The letters and digits of a key, all else that a reader overlooks left out: case, white space,
/// punctuation, and whether characters are composed.
struct KeyLetters: Hashable {
  /// The letters and digits in lower case; `String` compares them canonically.
  private let text: String

  /// Creates the letters of a key, nil where it has none.
  init?(_ key: MessageKey) {
    var scalars = String.UnicodeScalarView()
    for scalar in key.text.unicodeScalars where Self.isKept(scalar) { scalars.append(scalar) }
    guard !scalars.isEmpty else { return nil }
    text = String(scalars).lowercased()
  }

  /// Returns whether a scalar tells words apart.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) || (0x61...0x7A).contains(scalar.value | 0x20)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol:
      return true
    default: return false
    }
  }
}
