public import LocCheckDiagnostics
public import LocCheckLocales
public import LocCheckMessages

/// One row of a display scenario: a check, or several where its cells name several values.
public struct CheckRow: Sendable {
  /// The row in the file.
  public var range: SourceRange
  /// The line of the row, from 1.
  public var line: Int
  /// The user's locale.
  public var locale: LocaleSelector
  /// The values of each argument, in the order of the scenario's arguments.
  public var arguments: [[ArgumentCell]]
  /// How the texts are compared.
  public var check: CheckWord
  /// Where the text must come from, nil for anywhere; `require-source:` is already applied.
  public var source: TextSource?
  /// The plural categories that must be chosen.
  public var categories: [CategoryDemand]
  /// The issue of an expected failure.
  public var knownIssue: String?
  /// The expected text; for ``CheckWord/matches`` a valid pattern.
  public var expected: TextTemplate
  /// Where the expected text is written, its first line.
  public var expectedRange: SourceRange

  /// Creates a row.
  public init(
    range: SourceRange, line: Int, locale: LocaleSelector, arguments: [[ArgumentCell]],
    check: CheckWord, source: TextSource?, categories: [CategoryDemand], knownIssue: String?,
    expected: TextTemplate, expectedRange: SourceRange
  ) {
    self.range = range
    self.line = line
    self.locale = locale
    self.arguments = arguments
    self.check = check
    self.source = source
    self.categories = categories
    self.knownIssue = knownIssue
    self.expected = expected
    self.expectedRange = expectedRange
  }

  /// A plural category that must be chosen.
  public struct CategoryDemand: Sendable, Hashable {
    /// The argument it is chosen for, nil for the first counted one.
    public var argument: String?
    /// The category.
    public var category: PluralCategory

    /// Creates a demand.
    public init(_ category: PluralCategory, of argument: String? = nil) {
      self.argument = argument
      self.category = category
    }
  }
}
