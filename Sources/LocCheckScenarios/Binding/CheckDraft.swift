import LocCheckDiagnostics
import LocCheckMessages

/// The cells of a row as they are read.
struct CheckDraft {
  /// The locales.
  var locale: LocaleSelector?
  /// The values of each argument.
  var arguments: [[ArgumentCell]]
  /// The check word.
  var check: CheckWord? = .is
  /// The source.
  var source: TextSource?
  /// The categories.
  var categories: [CheckRow.CategoryDemand] = []
  /// The known issue.
  var knownIssue: String?
  /// The expected text.
  var expected: TextTemplate?
  /// Where the expected text is written.
  var expectedBounds = 0..<0
  /// Whether every cell could be read.
  var isValid = true

  /// Creates the draft of an empty row.
  init(argumentCount: Int, source: TextSource?) {
    self.arguments = Array(repeating: [], count: argumentCount)
    self.source = source
  }

  /// The number of checks the row makes in one locale, categories counted once.
  var combinationCount: Int {
    arguments.reduce(1) { count, cells in
      let (product, overflows) = count.multipliedReportingOverflow(by: max(1, cells.count))
      return overflows ? .max : product
    }
  }

  /// Takes what a cell says; a cell that says nothing readable spoils the row.
  mutating func set<Value>(_ path: WritableKeyPath<CheckDraft, Value?>, _ value: Value?) {
    self[keyPath: path] = value
    isValid = isValid && value != nil
  }

  /// Returns the finished row, nil where something is missing.
  func row(_ row: ScenarioDocument.Row, in source: SourceText) -> CheckRow? {
    guard isValid, let locale, let check, let expected else { return nil }
    return CheckRow(
      range: source.range(row.bounds), line: row.number, locale: locale, arguments: arguments,
      check: check, source: self.source, categories: categories, knownIssue: knownIssue,
      expected: expected, expectedRange: source.range(expectedBounds))
  }
}
