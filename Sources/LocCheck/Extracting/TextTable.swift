import LocCheckDiagnostics

/// Texts in columns that are as wide as their widest cell, for a terminal.
struct TextTable {
  /// The titles of the columns.
  var titles: [String]
  /// The rows, each with a cell for each column.
  var rows: [[String]]

  /// The width in cells beyond which a cell does not widen its column.
  private static let widthLimit = 60

  /// Returns the lines, each ended; nothing where there are no rows.
  ///
  /// What cannot be seen is escaped, and right-to-left text is isolated, so that no cell moves another.
  func text(_ style: DiagnosticRenderer.Style) -> String {
    guard !rows.isEmpty else { return "" }
    let cells = rows.map { row in
      row.map { RightToLeft.isolatingRuns(in: VisibleText.escaped($0)) }
    }
    let widths = titles.indices.map { column in
      ([titles] + cells).map { min(DisplayWidth.cells(of: $0[column]), Self.widthLimit) }.max() ?? 0
    }
    func line(_ row: [String]) -> String {
      let padded = zip(row.dropLast(), widths).map { cell, width in
        cell + String(repeating: " ", count: max(width - DisplayWidth.cells(of: cell), 0) + 2)
      }
      return "  " + padded.joined() + (row.last ?? "")
    }
    return ([Ink.faint.applied(line(titles), style)] + cells.map(line)).map { $0 + "\n" }.joined()
  }
}
