import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages

/// Reads the rows of a display scenario.
struct CheckTableBinder {
  /// The context of the file.
  let context: BindingContext
  /// The sets of locales by their names.
  let sets: [String: [LocaleTag]]
  /// What `*` means, nil where only the resources can say it.
  let locales: [LocaleTag]?
  /// The arguments in the order of `args:`.
  let arguments: [ArgumentDeclaration]
  /// The columns.
  let header: TableHeader<DisplayColumn>
  /// The source that a row without a `source` cell demands.
  let impliedSource: TextSource?

  /// The names of sources, for suggestions.
  static let sourceNames = ["catalog", "fallback:LOCALE", "default", "key", "verbatim"]

  /// Returns the checks of rows; rows with errors are left out.
  func checks(_ rows: [TableRow]) -> [CheckRow] {
    var demands = DemandRegister()
    var checks: [CheckRow] = []
    checks.reserveCapacity(rows.count)
    for row in rows {
      guard let check = check(row), isFirst(check, in: &demands) else { continue }
      checks.append(check)
    }
    return checks
  }

  /// Returns the check of one row; nil where it has errors.
  private func check(_ row: TableRow) -> CheckRow? {
    let cells = context.cells(
      of: row.row, names: header.names,
      takesText: { header.columns[$0].map(takesText) ?? false },
      fits: { cell, column in header.columns[column].map { fits(cell, $0) } ?? true })
    guard let cells else { return nil }
    var draft = CheckDraft(argumentCount: arguments.count, source: impliedSource)
    for (place, column) in header.columns.enumerated() {
      guard let column else { continue }
      let isLast = place == header.columns.count - 1
      read(cells[place], more: isLast ? row.continuations : [], column, into: &draft)
    }
    guard let check = draft.row(row.row, in: context.source) else { return nil }
    if let problem = problem(with: check, combinationCount: draft.combinationCount) {
      context.report(problem)
      return nil
    }
    return check
  }

  /// Returns whether a column takes any text.
  private func takesText(_ column: DisplayColumn) -> Bool {
    switch column {
    case .text: true
    case .argument(let place): !arguments[place].type.isNumber
    case .locale, .check, .source, .category, .status: false
    }
  }

  /// Returns whether a cell looks like one of a column.
  private func fits(_ cell: Range<Int>, _ column: DisplayColumn) -> Bool {
    let text = context.text(in: cell)
    switch column {
    case .locale: return text == "*" || text.hasPrefix("@") || context.tag(text) != nil
    case .argument(let place):
      return ArgumentCellReader(context: context).fits(cell, arguments[place].type)
    case .check: return text.isEmpty || CheckWord(rawValue: text) != nil
    case .source:
      return text.isEmpty || text.hasPrefix("fallback:") || Self.sourceNames.contains(text)
    case .category: return text.isEmpty || PluralCategory(rawValue: text) != nil
    case .status: return text.isEmpty || text.hasPrefix("known")
    case .text: return !text.isEmpty
    }
  }

  /// Returns whether a row demands no text that an earlier one already does.
  ///
  /// Only what the file itself expands is looked at: ranges, lists, sets and a listed `*`.
  private func isFirst(_ row: CheckRow, in demands: inout DemandRegister) -> Bool {
    guard row.check == .is else { return true }
    let combinations = row.combinations { _, _ in [] }
    let tags: [String] =
      switch (row.locale, locales) {
      case (.all, nil): ["*"]
      case (let selector, let locales): selector.tags(all: locales ?? []).map(\.identifier)
      }
    for tag in tags {
      for combination in combinations {
        if let problem = demands.register(row.range, locale: tag, arguments: combination) {
          context.report(problem)
          return false
        }
      }
    }
    return true
  }

  /// Returns what is wrong with a row whose cells are all readable.
  private func problem(with row: CheckRow, combinationCount: Int) -> Diagnostic? {
    if combinationCount > CheckRow.combinationLimit {
      return .tooManyChecks(limit: CheckRow.combinationLimit, at: row.range)
    }
    if row.check.isVacuousForEmptyText, row.expected.isEmpty {
      return .vacuousCheck(row.check, at: row.expectedRange)
    }
    guard row.check == .matches else { return nil }
    // Arguments stand for plain text in a pattern, so any text can take their place here.
    return context.problem(withPattern: row.expected.text { _ in "0" })
      .map { .invalidPattern($0, at: row.expectedRange) }
  }
}

extension Diagnostic {
  /// A row that stands for too many checks.
  fileprivate static func tooManyChecks(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.too-many-checks", .error, "the row makes more than \(limit) checks in one locale",
      at: range)
  }

  /// A check that every text or no text passes.
  fileprivate static func vacuousCheck(_ check: CheckWord, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.vacuous-check", .error,
      "the check '\(check.rawValue)' says nothing about the empty text", at: range)
  }

  /// A pattern that is no Swift `Regex`.
  fileprivate static func invalidPattern(_ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.invalid-pattern", .error, "the pattern is no Swift Regex: \(problem)", at: range)
  }
}
