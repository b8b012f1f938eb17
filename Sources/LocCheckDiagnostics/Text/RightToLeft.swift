/// Text that runs from right to left, and how to keep it from carrying its surroundings along.
///
/// Wherever a terminal or a browser applies the bidirectional algorithm (UAX #9), a right-to-left run
/// pulls the digits and punctuation around it to its other side. A run between FIRST STRONG ISOLATE
/// and POP DIRECTIONAL ISOLATE does not, and it has no say in the direction of the line.
package enum RightToLeft {
  /// Whether a scalar lies where UAX #9 has right-to-left letters, their digits and marks.
  ///
  /// The blocks whose unassigned scalars have Bidi_Class `R` or `AL` by default, from
  /// `DerivedBidiClass.txt` of Unicode 16.0.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Whether a text has a right-to-left scalar.
  private static func occurs(in text: String) -> Bool {
    // The scalars from U+0590 on begin with a byte from D6 on; most texts have none.
    text.utf8.contains { $0 >= 0xD6 } && text.unicodeScalars.contains(where: contains)
  }

  /// Whether a character may lie inside a run: what separates columns or quotations ends one.
  static func canContinue(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar {
    case "|", "\"", "'", "\t": return false
    case " ", "0"..."9": return true
    default: return scalar.properties.numericType != nil || character.isPunctuation
    }
  }

  /// Returns the runs in a list of characters, as ranges of its indices.
  ///
  /// A run begins and ends with a right-to-left letter; blanks, digits and punctuation between two such
  /// letters belong to it.
  static func runs(in characters: [Character]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var isOpen = false
    for (index, character) in characters.enumerated() {
      if character.unicodeScalars.contains(where: contains) {
        if isOpen {
          runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<index + 1
        } else {
          runs.append(index..<index + 1)
          isOpen = true
        }
      } else if !canContinue(character) {
        isOpen = false
      }
    }
    return runs
  }

  /// Returns a line with each of its runs isolated.
  package static func isolatingRuns(in line: String) -> String {
    guard occurs(in: line) else { return line }
    let characters = Array(line)
    var result = ""
    var end = 0
    for run in runs(in: characters) {
      result += characters[end..<run.lowerBound]
      result += isolated(String(characters[run]))
      end = run.upperBound
    }
    return result + characters[end...]
  }

  /// Returns a text isolated as a whole where it has right-to-left letters.
  static func isolatingText(_ text: String) -> String {
    occurs(in: text) ? isolated(text) : text
  }

  /// Returns a text between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
  static func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }
}
