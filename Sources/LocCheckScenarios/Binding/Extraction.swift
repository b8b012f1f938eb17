/// What an extraction scenario expects of sources.
public struct Extraction: Sendable, Hashable {
  /// The Swift sources.
  public var sources: [PathPattern]
  /// A Boolean value that says whether every key without a row is a failure.
  public var isExhaustive: Bool
  /// The names of the enums whose raw values must all have entries.
  public var keyEnumerations: [String]
  /// The rows in order.
  public var rows: [ExtractionRow]

  /// Creates the expectations.
  public init(
    sources: [PathPattern], isExhaustive: Bool = false, keyEnumerations: [String] = [],
    rows: [ExtractionRow] = []
  ) {
    self.sources = sources
    self.isExhaustive = isExhaustive
    self.keyEnumerations = keyEnumerations
    self.rows = rows
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

  /// Why a text is not extracted.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    case verbatim
    case stringVariable = "string-variable"
    case stringParameter = "string-parameter"
    case dynamicKey = "dynamic-key"
    case interpolatedKey = "interpolated-key"
    case completedString = "completed-string"
    case preview
    case inactiveCode = "inactive-code"
    case otherTarget = "other-target"
  }
}
