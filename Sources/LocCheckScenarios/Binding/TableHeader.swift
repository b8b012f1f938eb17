import LocCheckDiagnostics

/// The first row of a scenario: the columns by their places.
struct TableHeader<Column: Sendable & Hashable> {
  /// The columns from left to right, nil for those nobody knows.
  private(set) var columns: [Column?]
  /// The columns' names as they are written.
  private(set) var names: [String]
  /// The places of the columns in the file.
  private(set) var bounds: [Range<Int>]
  /// The whole row.
  let row: Range<Int>

  /// Reads a row of names, and reports those that are unknown or repeated.
  ///
  /// - Parameters:
  ///   - known: The names there are, for suggestions.
  ///   - column: Returns the column of a name; may report a name itself and return nil with it.
  init(
    _ row: ScenarioDocument.Row, known: [String], context: BindingContext,
    column: (_ name: String, _ bounds: Range<Int>) -> Lookup
  ) {
    self.row = row.bounds
    let hasClosingBar = row.cells.count > 1 && row.cells.last?.isEmpty == true
    self.bounds = hasClosingBar ? row.cells.dropLast() : row.cells
    self.names = bounds.map { context.text(in: $0) }
    self.columns = []
    var seen: Set<Column> = []
    for (name, bounds) in zip(names, self.bounds) {
      switch column(name, bounds) {
      case .reported:
        columns.append(nil)
      case .unknown:
        context.report(.unknownColumn(name, known: known, at: Self.place(bounds, in: row, context)))
        columns.append(nil)
      case .column(let column):
        if !seen.insert(column).inserted {
          context.report(.repeatedColumn(name, at: context.range(bounds)))
        }
        columns.append(column)
      }
    }
  }

  /// What a name of a column turns out to be.
  enum Lookup {
    /// A column.
    case column(Column)
    /// No name of a column.
    case unknown
    /// A name whose error has been reported elsewhere.
    case reported
  }

  /// Returns where an empty name is missing: the row, as there is nothing else to point at.
  private static func place(
    _ bounds: Range<Int>, in row: ScenarioDocument.Row, _ context: BindingContext
  ) -> SourceRange {
    context.range(bounds.isEmpty ? row.bounds : bounds)
  }
}

extension Diagnostic {
  /// A column nobody knows.
  fileprivate static func unknownColumn(
    _ name: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let message =
      name.isEmpty
      ? "a column has no name"
      : "unknown column \(name.quoted)\(NearestName.hint(for: name, among: known))"
    return Diagnostic("scenario.unknown-column", .error, message, at: range)
  }

  /// A column named twice.
  fileprivate static func repeatedColumn(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.repeated-column", .error, "the column \(name.quoted) is named twice", at: range)
  }
}
