import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

/// Reads the rows of an extraction scenario.
struct ExtractionTableBinder {
  /// The context of the file.
  let context: BindingContext

  /// The columns of an extraction scenario.
  enum Column: String, Sendable, Hashable, CaseIterable {
    case key, expect
    case arguments = "args"
    case table, comment, reason
    case place = "where"

    /// Whether every table has the column, and every row a value in it.
    var isRequired: Bool { self == .key || self == .expect }

    /// Returns whether a cell of the column says something beside an expectation.
    ///
    /// What only the catalog has, has no place and no arguments in the sources; what is not
    /// extracted has no comment.
    func hasMeaning(beside expectation: Extraction.Expectation) -> Bool {
      switch self {
      case .key, .expect, .table: true
      case .arguments, .place: expectation != .stale && expectation != .manual
      case .comment: expectation != .absent
      case .reason: expectation == .absent
      }
    }
  }

  /// Returns the rows; those with errors are left out.
  func rows(_ lines: SectionLines) -> [ExtractionRow] {
    guard let header = lines.header.map(header) else { return [] }
    var seen: [[MessageKey]: Int] = [:]
    return lines.rows.compactMap { line in
      guard let row = row(line, header) else { return nil }
      let identity = [MessageKey(row.key), MessageKey(row.table ?? "")]
      if let earlier = seen.updateValue(row.line, forKey: identity) {
        context.report(.repeatedKey(row.key, earlier: earlier, at: row.range))
        return nil
      }
      return row
    }
  }

  /// Returns the columns, and reports the required ones that are missing.
  private func header(_ row: ScenarioDocument.Row) -> TableHeader<Column> {
    let known = Column.allCases.map(\.rawValue)
    let header = TableHeader<Column>(row, known: known, context: context) { name, _ in
      Column(rawValue: name).map { .column($0) } ?? .unknown
    }
    for column in Column.allCases where column.isRequired && !header.columns.contains(column) {
      context.report(.missingColumn(column.rawValue, at: context.range(row.bounds)))
    }
    return header
  }

  /// Returns one row; nil where it has errors.
  private func row(_ line: TableRow, _ header: TableHeader<Column>) -> ExtractionRow? {
    let cells = context.cells(
      of: line.row, names: header.names,
      takesText: { header.columns[$0] == .key || header.columns[$0] == .comment },
      fits: { cell, column in header.columns[column].map { fits(cell, $0) } ?? true })
    guard let cells else { return nil }
    var texts: [Column: [Range<Int>]] = [:]
    for (place, column) in header.columns.enumerated() {
      guard let column else { continue }
      let more = place == cells.count - 1 ? line.continuations : []
      if !cells[place].isEmpty || !more.isEmpty {
        texts[column] = [cells[place]] + more
      } else if column.isRequired {
        context.report(.emptyCell(column.rawValue, at: context.range(cells[place])))
      }
    }
    return row(line.row, ExtractionCells(context: context, texts: texts))
  }

  /// Returns the row that cells give; nil where one of them has errors.
  private func row(_ row: ScenarioDocument.Row, _ cells: ExtractionCells) -> ExtractionRow? {
    let key = cells.text(.key)
    let expectation = cells.choice(.expect, of: "an expectation", Extraction.Expectation.self)
    let arguments = cells.types()
    let (table, comment) = (cells.text(.table), cells.text(.comment))
    let reason = cells.choice(.reason, of: "a reason", SkippedText.Reason.self)
    let place = cells.place()
    if case .value(let expectation) = expectation, hasMisplacedCells(cells, beside: expectation) {
      return nil
    }
    guard case .value(let key) = key, case .value(let expectation) = expectation,
      arguments.isReadable, table.isReadable, comment.isReadable, reason.isReadable,
      place.isReadable
    else { return nil }
    return ExtractionRow(
      range: context.range(row.bounds), line: row.number, key: key, expectation: expectation,
      arguments: arguments.value, table: table.value, comment: comment.value,
      reason: reason.value, place: place.value)
  }

  /// Returns whether cells have no meaning beside an expectation, and reports them.
  private func hasMisplacedCells(
    _ cells: ExtractionCells, beside expectation: Extraction.Expectation
  ) -> Bool {
    let misplaced = Column.allCases.filter { !$0.hasMeaning(beside: expectation) }
      .compactMap { column in cells.texts[column]?.first.map { (column, $0) } }
    for (column, bounds) in misplaced {
      context.report(
        column == .reason
          ? .misplacedReason(at: context.range(bounds))
          : .misplacedCell(column, beside: expectation, at: context.range(bounds)))
    }
    return !misplaced.isEmpty
  }

  /// Returns whether a cell looks like one of a column.
  private func fits(_ cell: Range<Int>, _ column: Column) -> Bool {
    let text = context.text(in: cell)
    switch column {
    case .key: return !text.isEmpty
    case .expect: return Extraction.Expectation(rawValue: text) != nil
    case .reason: return text.isEmpty || SkippedText.Reason(rawValue: text) != nil
    case .arguments:
      return text.split(separator: " ").allSatisfy { ArgumentType(rawValue: String($0)) != nil }
    case .table, .comment, .place: return true
    }
  }
}

extension Diagnostic {
  /// A key with two rows.
  fileprivate static func repeatedKey(
    _ key: String, earlier line: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.duplicate-check", .error,
      "line \(line) already says what is expected of \(key.quoted)", at: range)
  }

  /// A row without a value it cannot do without.
  fileprivate static func emptyCell(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("scenario.empty-cell", .error, "the row has no value for '\(name)'", at: range)
  }

  /// A cell that would check nothing.
  fileprivate static func misplacedCell(
    _ column: ExtractionTableBinder.Column, beside expectation: Extraction.Expectation,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.misplaced-cell", .error,
      "'\(column.rawValue)' has no meaning beside '\(expectation.rawValue)'", at: range)
  }

  /// A reason for what is not absent.
  fileprivate static func misplacedReason(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.misplaced-reason", .error, "a reason goes with 'absent' only", at: range)
  }
}
