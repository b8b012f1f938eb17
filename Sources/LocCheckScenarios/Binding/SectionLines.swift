import LocCheckDiagnostics

/// The lines of one scenario by what they are for.
struct SectionLines {
  /// The fields, those after the first row left out.
  private(set) var fields: [ScenarioDocument.Field] = []
  /// The row of column names, nil where there is no row.
  private(set) var header: ScenarioDocument.Row?
  /// The rows after it.
  private(set) var rows: [TableRow] = []

  /// Sorts lines out, and reports those that stand where they cannot.
  init(_ lines: [ScenarioDocument.Line], context: BindingContext) {
    for line in lines {
      switch line {
      case .field(let field) where header == nil:
        fields.append(field)
      case .field(let field):
        context.report(.lateField(at: context.range(field.bounds)))
      case .row(let row) where header == nil:
        header = row
      case .row(let row):
        rows.append(TableRow(row: row))
      case .continuation(let line):
        append(line, context)
      case .blank, .comment, .unknown: break
      }
    }
  }

  /// Adds a continuation to the row above.
  private mutating func append(_ line: ScenarioDocument.Continuation, _ context: BindingContext) {
    guard let text = line.cells.first else { return }
    guard !rows.isEmpty else {
      if header != nil { context.report(.continuedHeader(at: context.range(line.bounds))) }
      return
    }
    let hasClosingBar = line.cells.count == 2 && line.cells[1].isEmpty
    if line.cells.count > 1, !hasClosingBar {
      let between = text.upperBound..<line.cells[1].lowerBound
      let bar = context.bytes.offset(of: ASCII.bar, in: between) ?? between.lowerBound
      context.report(.barInContinuation(at: context.range(bar..<bar + 1)))
    }
    rows[rows.count - 1].continuations.append(text)
  }
}

extension Diagnostic {
  /// A field below rows.
  fileprivate static func lateField(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.late-field", .error,
      "fields stand above the rows of a scenario; a new scenario starts with '== Name'", at: range)
  }

  /// A continued row of column names.
  fileprivate static func continuedHeader(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.stray-continuation", .error, "the row of column names cannot be continued",
      at: range)
  }

  /// A second bar in a continuation.
  fileprivate static func barInContinuation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.cell-count", .error,
      "a continuation has one cell; this bar is probably text and must be written '\\|'", at: range)
  }
}
