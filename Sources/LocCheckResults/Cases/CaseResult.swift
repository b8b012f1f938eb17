public import LocCheckDiagnostics

/// The outcome of one check, with everything a report may want to say about it.
public struct CaseResult: Sendable, Hashable {
  /// The identity.
  public var id: CaseID
  /// The row's line in its file, from 1.
  public var line: Int
  /// How much of its place is known, which is all except in the reports of some other tools.
  public var knownPlace: KnownPlace
  /// The check's place in the plan of its file, from 0, before the plan was cut into shards; nil where the
  /// report it was read from does not say.
  public var position: Int?
  /// How it ended.
  public var status: Status
  /// How it ended before, where it was made more than once; the earliest first.
  public var attempts: [Status]
  /// The text that was expected, nil where the check is not about a text.
  public var expected: String?
  /// The text that was shown.
  public var actual: String?
  /// Where the text came from: `catalog`, `fallback:en`, `default`, `key`, `verbatim`.
  public var source: String?
  /// The plural category of the first counted argument.
  public var category: String?
  /// The key that was looked up.
  public var key: String?
  /// The table that was searched.
  public var table: String?
  /// The scenario's tags, without the at sign.
  public var tags: [String]
  /// The steps from entry point to shown text; empty for a check that passed.
  public var trace: [TraceStep]
  /// The checks that have no result, where this says so of a run that was killed.
  package var missing: [CheckDigest] = []
  /// What was noticed beside the verdict.
  public var findings: [Diagnostic]
  /// The time the check took, in nanoseconds.
  public var nanoseconds: Int64

  /// Creates a result.
  public init(
    id: CaseID, line: Int, knownPlace: KnownPlace = .line, position: Int? = nil,
    status: Status, attempts: [Status] = [], expected: String? = nil, actual: String? = nil,
    source: String? = nil,
    category: String? = nil, key: String? = nil, table: String? = nil, tags: [String] = [],
    trace: [TraceStep] = [], findings: [Diagnostic] = [], nanoseconds: Int64 = 0
  ) {
    self.id = id
    self.line = line
    self.knownPlace = knownPlace
    self.position = position
    self.status = status
    self.attempts = attempts
    self.expected = expected
    self.actual = actual
    self.source = source
    self.category = category
    self.key = key
    self.table = table
    self.tags = tags
    self.trace = trace
    self.findings = findings
    self.nanoseconds = nanoseconds
  }

  /// A Boolean value that says whether the check held, but not at first.
  public var isFlaky: Bool {
    guard case .passed = status else { return false }
    return attempts.contains { $0.diagnostic != nil }
  }
}
