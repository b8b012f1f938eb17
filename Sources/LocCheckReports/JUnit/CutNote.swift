import LocCheckDiagnostics

/// The note at the end of a text that was cut.
struct CutNote {
  /// The number of bytes that the text was cut to.
  let size: Int
  /// The number of bytes that it had.
  let wholeSize: Int

  /// The note, behind the line end that parts it from the text.
  var text: String { "\n\(Self.start)\(size) of \(wholeSize)\(Self.end)" }

  /// How a note begins.
  private static let start = "… (cut: the first "
  /// How a note ends.
  private static let end = " bytes are shown)"

  /// Creates the note of a text that is cut.
  init(size: Int, wholeSize: Int) {
    self.size = size
    self.wholeSize = wholeSize
  }

  /// Reads the note at the end of a text, nil where there is none.
  init?(atEndOf text: String) {
    // Of CR LF, which is one character, the second part ends the line too.
    let scalars = text.unicodeScalars
    guard text.hasSuffix(Self.end), let line = scalars.lastIndex(of: "\n") else { return nil }
    let note = text[scalars.index(after: line)...]
    guard note.hasPrefix(Self.start) else { return nil }
    let words = note.dropFirst(Self.start.count).dropLast(Self.end.count).split(separator: " ")
    guard words.count == 3, words[1] == "of", let size = Int(digits: words[0]),
      let wholeSize = Int(digits: words[2])
    else { return nil }
    self.init(size: size, wholeSize: wholeSize)
  }
}
