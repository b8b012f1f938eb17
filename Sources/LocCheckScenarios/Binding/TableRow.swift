/// A row with the lines that continue its last cell.
struct TableRow {
  /// The row.
  var row: ScenarioDocument.Row
  /// The texts of the lines that continue it.
  var continuations: [Range<Int>] = []
}
