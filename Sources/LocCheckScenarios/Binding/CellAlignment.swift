import LocCheckDiagnostics

/// A guess where a row with too many or too few cells went wrong.
struct CellAlignment {
  /// The number of cells.
  let cellCount: Int
  /// The number of columns.
  let columnCount: Int
  /// Whether a column takes any text, bars included.
  let takesText: (_ column: Int) -> Bool
  /// Whether a cell looks like one of a column.
  let fits: (_ cell: Int, _ column: Int) -> Bool

  /// The cell that probably holds bars as text: where joining it with the next ones fits best.
  ///
  /// Of places equally good the last wins, as texts stand at the end.
  func probableTextCell() -> Int {
    let surplus = cellCount - columnCount
    return bestPlace(count: columnCount, columnAfter: 1, cellAfter: 1 + surplus) { place in
      takesText(place) ? 1 : 0
    }
  }

  /// The first of the columns whose cells are probably missing.
  func probableGap() -> Int {
    let missing = columnCount - cellCount
    return bestPlace(count: cellCount + 1, columnAfter: missing, cellAfter: 0) { _ in 0 }
  }

  /// Returns the place around which most cells fit their columns.
  ///
  /// Cells before a place stand in the column of their own place; those from `cellAfter` behind it
  /// stand in the columns from `columnAfter` behind it. The place itself has a merit of its own.
  private func bestPlace(
    count: Int, columnAfter: Int, cellAfter: Int, merit: (Int) -> Int
  ) -> Int {
    var scores = (0..<count).map(merit)
    var fitting = 0
    for place in 0..<count {
      scores[place] += fitting
      if place < cellCount, place < columnCount, fits(place, place) { fitting += 1 }
    }
    fitting = 0
    for place in (0..<count).reversed() {
      let (cell, column) = (place + cellAfter, place + columnAfter)
      if cell < cellCount, column < columnCount, fits(cell, column) { fitting += 1 }
      scores[place] += fitting
    }
    return scores.indices.reversed().max { scores[$0] < scores[$1] } ?? 0
  }
}

extension BindingContext {
  /// Returns the cells of a row where there are as many as columns, and reports another count.
  ///
  /// One closing bar is tolerated.
  func cells(
    of row: ScenarioDocument.Row, names: [String], takesText: (_ column: Int) -> Bool,
    fits: (_ cell: Range<Int>, _ column: Int) -> Bool
  ) -> [Range<Int>]? {
    var cells = row.cells
    if cells.count == names.count + 1, cells.last?.isEmpty == true { cells.removeLast() }
    if cells.count == names.count { return cells }
    let textColumns = names.indices.map(takesText)
    let counts = "\(cells.count) cell\(cells.count == 1 ? "" : "s") for \(names.count) columns"
    withoutActuallyEscaping(fits) { fits in
      let alignment = CellAlignment(
        cellCount: cells.count, columnCount: names.count,
        takesText: { textColumns[$0] }, fits: { fits(cells[$0], $1) })
      if cells.count > names.count {
        let place = alignment.probableTextCell()
        let between = cells[place].upperBound..<cells[place + 1].lowerBound
        let bar = bytes.offset(of: ASCII.bar, in: between) ?? between.lowerBound
        report(.surplusCells(counts, column: names[place], at: range(bar..<bar + 1)))
      } else {
        let gap = alignment.probableGap()
        let missing = Array(names[gap..<gap + names.count - cells.count])
        report(.missingCells(counts, missing: missing, at: range(row.bounds)))
      }
    }
    return nil
  }
}

extension Diagnostic {
  /// More cells than columns.
  fileprivate static func surplusCells(
    _ counts: String, column: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.cell-count", .error,
      "\(counts); this bar is probably text in \(column.quoted) and must be written '\\|'",
      at: range)
  }

  /// Fewer cells than columns.
  fileprivate static func missingCells(
    _ counts: String, missing: [String], at range: SourceRange
  ) -> Diagnostic {
    let names = missing.map { "'\($0)'" }.joined(separator: " and ")
    let verb = missing.count == 1 ? "is" : "are"
    return Diagnostic(
      "scenario.cell-count", .error, "\(counts); \(names) \(verb) probably missing", at: range)
  }
}
