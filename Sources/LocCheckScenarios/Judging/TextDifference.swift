import LocCheckDiagnostics

/// Where two texts part, scalar by scalar, and whether an eye could tell them apart.
struct TextDifference: Hashable, Sendable {
  /// The position of the first scalar that differs, from 1.
  var position: Int
  /// The expected scalar there, nil at the end of the text.
  var expected: Unicode.Scalar?
  /// The shown scalar there, nil at the end of the text.
  var actual: Unicode.Scalar?
  /// What alone sets the two texts apart, nil where they look different.
  var likeness: Likeness?

  /// Creates the difference of two texts, nil where they are the same scalars.
  init?(expected: String, actual: String) {
    var left = expected.unicodeScalars.makeIterator()
    var right = actual.unicodeScalars.makeIterator()
    var position = 1
    while true {
      let (wanted, shown) = (left.next(), right.next())
      if wanted == nil, shown == nil { return nil }
      guard wanted == shown else {
        self.position = position
        self.expected = wanted
        self.actual = shown
        self.likeness = Likeness(expected, actual)
        return
      }
      position += 1
    }
  }

  /// The place and the two scalars in words.
  var description: String {
    "at scalar \(position): expected \(Self.name(expected)), got \(Self.name(actual))"
  }

  /// Returns a scalar with its code point and its Unicode name.
  private static func name(_ scalar: Unicode.Scalar?) -> String {
    guard let scalar else { return "the end of the text" }
    let visible = VisibleText.escaped(String(scalar))
    let name = VisibleText.name(of: scalar)
    return scalar == " " || visible.hasPrefix("\\") ? name : "\(visible) (\(name))"
  }
}
