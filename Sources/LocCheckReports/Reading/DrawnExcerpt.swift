import LocCheckDiagnostics

/// A line of source with a marker below it, as reports for people have it, read back.
struct DrawnExcerpt {
  /// The line as it is drawn, without isolates.
  private let text: Substring.UnicodeScalarView
  /// The number of cells before the marker.
  private let indent: Int
  /// The number of cells that are marked.
  private let length: Int

  /// A character of the source and the cells that it is drawn in.
  private typealias Piece = (width: Int, bytes: [UInt8])

  /// Reads the two lines, nil where they are no excerpt.
  init?(_ line: Substring, _ marker: Substring) {
    guard let bar = line.firstIndex(of: "|"), let mark = marker.firstIndex(of: "|"),
      line[..<bar].allSatisfy({ $0 == " " || $0.isWholeNumber }),
      marker[..<mark].allSatisfy({ $0 == " " }), line[..<bar].count == marker[..<mark].count
    else { return nil }
    let caret = marker[mark...].dropFirst(2).drop { $0 == " " }
    guard caret.first == "^", caret.dropFirst().allSatisfy({ $0 == "~" }) else { return nil }
    indent = marker[mark...].dropFirst(2).prefix { $0 == " " }.count
    length = caret.count
    let drawn = line[bar...].dropFirst(2).unicodeScalars
    text =
      Substring(String(String.UnicodeScalarView(drawn.filter { !EscapedText.isIsolate($0) })))
      .unicodeScalars
  }

  /// Returns the marked place in an excerpt of its file, nil where that cannot have been what is drawn.
  ///
  /// - Parameter headline: The line above, which names the place.
  func range(below headline: DrawnHeadline) -> SourceRange? {
    range(of: text, markedAt: indent, below: headline) { $0 == 1 }
      ?? (text.first == "…"
        ? range(of: text.dropFirst(), markedAt: indent - 1, below: headline) { $0 > 1 } : nil)
  }

  /// Returns the marked place if the line then begins at a column that may be.
  private func range(
    of text: Substring.UnicodeScalarView, markedAt indent: Int, below headline: DrawnHeadline,
    where mayBegin: (Int) -> Bool
  ) -> SourceRange? {
    guard let path = headline.path, let line = headline.line, let column = headline.column else {
      return nil
    }
    let pieces = Self.pieces(of: text)
    guard let start = Self.size(of: pieces, in: indent), mayBegin(column - start) else {
      return nil
    }
    let bytes = pieces.flatMap(\.bytes)
    let end = Self.size(of: pieces, in: indent + length) ?? bytes.count
    let source = SourceText(path: path, bytes: bytes, line: line, column: column - start)
    let range = source.range(start..<max(start, end))
    return range.start.line == line && range.start.column == column ? range : nil
  }

  /// Returns the characters of a line.
  private static func pieces(of text: Substring.UnicodeScalarView) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text
    while let first = rest.first {
      if first == "\\", let escape = EscapedText.Escape(rest.dropFirst()) {
        pieces.append((escape.length + 1, Array(String(escape.scalar).utf8)))
        rest = rest.dropFirst(escape.length + 1)
      } else {
        let character = Substring(rest).prefix(1)
        pieces.append((max(DisplayWidth.cells(of: String(character)), 1), Array(character.utf8)))
        rest = rest[character.endIndex...]
      }
    }
    return pieces
  }

  /// Returns the size of the characters that a number of cells has; nil where it is not that of some.
  private static func size(of pieces: [Piece], in cells: Int) -> Int? {
    var (column, size) = (0, 0)
    for piece in pieces where column < cells {
      column += piece.width
      size += piece.bytes.count
    }
    return column == cells ? size : nil
  }
}
