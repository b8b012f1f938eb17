/// A line of source as a terminal shows it, cell by cell.
///
/// Tabs are expanded, invisible characters escaped; what each piece has to do with the source's bytes
/// is kept, so that a caret can be put below any of them.
struct DrawnLine {
  /// One character of the source, drawn.
  struct Piece {
    /// The text that is printed.
    var text: String
    /// The cells before it.
    var column: Int
    /// The cells it takes.
    var width: Int
    /// The offsets of its UTF-8 in the line.
    var offsets: Range<Int>
  }

  /// The characters, in the order of the source.
  private(set) var pieces: [Piece] = []
  /// The right-to-left runs, as ranges of pieces.
  private let runs: [Range<Int>]

  /// Creates the drawing of a line without its line end.
  init(_ line: String) {
    let characters = Array(line)
    runs = RightToLeft.runs(in: characters)
    pieces.reserveCapacity(characters.count)
    var (column, offset, hasBase) = (0, 0, false)
    for character in characters {
      let isTab = character == "\t"
      let text =
        isTab
        ? String(
          repeating: " ", count: DisplayWidth.tabWidth - column % DisplayWidth.tabWidth)
        : VisibleText.shown(character, hasBase: &hasBase)
      if isTab { hasBase = false }
      let width = max(DisplayWidth.cells(of: text), 1)
      let end = offset + character.utf8.count
      pieces.append(Piece(text: text, column: column, width: width, offsets: offset..<end))
      column += width
      offset = end
    }
  }

  /// The cells of the whole line.
  var width: Int { pieces.last.map { $0.column + $0.width } ?? 0 }

  /// Returns the cells to mark for a range of UTF-8 offsets, one where the range is empty.
  ///
  /// A range that touches a right-to-left run marks all of it: which of the run's cells shows which of its
  /// letters is for the terminal to decide.
  func columns(of offsets: Range<Int>) -> Range<Int> {
    guard let first = pieces.firstIndex(where: { $0.offsets.upperBound > offsets.lowerBound })
    else { return width..<width + 1 }
    let last =
      offsets.isEmpty
      ? first
      : max(first, pieces.lastIndex { $0.offsets.lowerBound < offsets.upperBound } ?? first)
    let start = run(of: first)?.lowerBound ?? first
    let end = run(of: last).map { $0.upperBound - 1 } ?? last
    let column = pieces[start].column
    guard !offsets.isEmpty || start != end else { return column..<column + 1 }
    return column..<pieces[end].column + pieces[end].width
  }

  /// Returns the text of the pieces that lie wholly inside a range of cells, with the cell it begins at.
  func text(in columns: Range<Int>) -> (text: String, column: Int) {
    let chosen = pieces.indices.filter { index in
      let piece = pieces[index]
      return piece.column >= columns.lowerBound
        && piece.column + piece.width <= columns.upperBound
    }
    var text = ""
    var openRun: Range<Int>?
    for index in chosen {
      let current = run(of: index)
      if current != openRun {
        if openRun != nil { text += "\u{2069}" }
        if current != nil { text += "\u{2068}" }
        openRun = current
      }
      text += pieces[index].text
    }
    if openRun != nil { text += "\u{2069}" }
    return (text, chosen.first.map { pieces[$0].column } ?? columns.lowerBound)
  }

  /// Returns the right-to-left run a piece belongs to.
  private func run(of piece: Int) -> Range<Int>? { runs.first { $0.contains(piece) } }
}
