public import LocCheckDiagnostics

/// What an extraction scenario expects of sources.
public struct Extraction: Sendable, Hashable {
  /// The Swift sources.
  public var sources: [PathPattern]
  /// Where the scenario says that every key without a row is a failure; nil where it does not.
  public var exhaustiveness: SourceRange?
  /// The enums whose raw values must all have entries.
  public var keyEnumerations: [EnumerationName]
  /// The rows in order.
  public var rows: [ExtractionRow]

  /// Creates the expectations.
  public init(
    sources: [PathPattern], exhaustiveness: SourceRange? = nil,
    keyEnumerations: [EnumerationName] = [], rows: [ExtractionRow] = []
  ) {
    self.sources = sources
    self.exhaustiveness = exhaustiveness
    self.keyEnumerations = keyEnumerations
    self.rows = rows
  }

  /// An enum that a scenario names.
  public struct EnumerationName: Sendable, Hashable {
    /// The name, dotted where the enum is nested.
    public var name: String
    /// Where it is written.
    public var range: SourceRange

    /// Creates a name.
    public init(_ name: String, at range: SourceRange) {
      self.name = name
      self.range = range
    }
  }

  /// What must be true of a key.
  public enum Expectation: String, Sendable, Hashable, CaseIterable {
    /// In the sources and in the catalog, exactly one entry.
    case found
    /// In the sources only.
    case missing
    /// In the catalog only.
    case stale
    /// Entered into the catalog by hand.
    case manual
    /// Not extracted.
    case absent
  }
}
