import LocCheckCatalogs
import LocCheckDiagnostics

/// Statistics as a table for a terminal: below each table's path a row for each localization, the
/// numbers in columns that are as wide as their widest cell.
struct StatisticsTable {
  /// The table, each line ended.
  let text: String

  /// Creates the table of some statistics.
  init(_ statistics: [TableStatistics], style: DiagnosticRenderer.Style) {
    let columns = Column.all.filter { column in
      column.isPermanent || statistics.contains { column.count($0) > 0 }
    }
    let names = statistics.map { VisibleText.escaped($0.locale ?? "-") }
    let nameWidth = ([Self.title] + names).map { DisplayWidth.cells(of: $0) }.max() ?? 0
    let widths = columns.map { column in
      let cells = [column.title] + statistics.map { String(column.count($0)) }
      return cells.map { DisplayWidth.cells(of: $0) }.max() ?? 0
    }
    func line(_ name: String, _ cells: [String]) -> String {
      let padding = String(repeating: " ", count: nameWidth - DisplayWidth.cells(of: name))
      let numbers = zip(cells, widths).map { cell, width in
        String(repeating: " ", count: width - DisplayWidth.cells(of: cell) + 2) + cell
      }
      return "  " + name + padding + numbers.joined()
    }
    var lines = [Ink.faint.applied(line(Self.title, columns.map(\.title)), style)]
    var heading: String?
    for (row, name) in zip(statistics, names) {
      let place = Self.heading(of: row)
      if heading != place { lines.append(place) }
      heading = place
      lines.append(line(name, columns.map { String($0.count(row)) }))
    }
    self.text = lines.map { $0 + "\n" }.joined()
  }

  /// The title of the first column.
  private static let title = "locale"

  /// Returns the line above the rows of a table: its path, and its name where the path lacks it.
  private static func heading(of row: TableStatistics) -> String {
    let isCatalog = RelativePath.stem(of: row.path).isIdenticalUTF8(to: row.table)
    let path = isCatalog ? row.path : RelativePath.joining(row.path, row.table)
    return VisibleText.escaped(path)
  }

  /// A column of numbers.
  private struct Column: Sendable {
    /// The title.
    var title: String
    /// Whether the column is there where it holds nothing but zeros.
    var isPermanent = true
    /// Returns the number for a row.
    var count: @Sendable (TableStatistics) -> Int

    /// The columns in order.
    static let all = [
      Column(title: "keys") { $0.keys },
      Column(title: "translated") { $0.translated },
      Column(title: "machine translated", isPermanent: false) { $0.machineTranslated },
      Column(title: "needs review") { $0.needsReview },
      Column(title: "new") { $0.new },
      Column(title: "missing") { $0.missing },
    ]
  }
}
