public import LocCheckCatalogs
public import LocCheckDiagnostics
public import LocCheckSources

/// One row of an extraction scenario.
public struct ExtractionRow: Sendable, Hashable {
  /// The row in the file.
  public var range: SourceRange
  /// The line of the row, from 1.
  public var line: Int
  /// The key as the catalog spells it.
  public var key: String
  /// What must be true of the key.
  public var expectation: Extraction.Expectation
  /// The types of the placeholders, nil where nothing is said about them.
  public var arguments: [ArgumentType]?
  /// The table, nil where nothing is said about it.
  public var table: String?
  /// The comment, nil where nothing is said about it.
  public var comment: String?
  /// Why the key is absent, nil where nothing is said about it.
  public var reason: SkippedText.Reason?
  /// Where the key is extracted from, nil where nothing is said about it.
  public var place: Place?

  /// Creates a row.
  public init(
    range: SourceRange, line: Int, key: String, expectation: Extraction.Expectation,
    arguments: [ArgumentType]? = nil, table: String? = nil, comment: String? = nil,
    reason: SkippedText.Reason? = nil, place: Place? = nil
  ) {
    self.range = range
    self.line = line
    self.key = key
    self.expectation = expectation
    self.arguments = arguments
    self.table = table
    self.comment = comment
    self.reason = reason
    self.place = place
  }

  /// A source file, and a line in it.
  public struct Place: Sendable, Hashable {
    /// The file's name or the end of its path.
    public var file: String
    /// The line, from 1, nil for any.
    public var line: Int?

    /// Creates a place.
    public init(file: String, line: Int?) {
      self.file = file
      self.line = line
    }
  }
}
