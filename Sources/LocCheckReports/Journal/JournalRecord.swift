import LocCheckResults

/// What a line of a journal says.
struct JournalRecord {
  /// The kinds of lines.
  enum Kind: String {
    /// A run starts.
    case runStarted
    /// A check has ended.
    case caseEnded
    /// The run has ended.
    case runEnded
  }

  /// The version of the line, nil where it has none.
  var version: Int?
  /// The kind; empty where the line has none.
  var kindName = ""
  /// The circumstances the line tells of.
  var environment = RunEnvironment.unknown
  /// What is going to be run.
  var suites: [JournalLine.PlannedSuite] = []
  /// The check that has ended.
  var result: CaseResult?

  /// The kind, nil where it is none of those that are known.
  var kind: Kind? { Kind(rawValue: kindName) }
}

extension JSONReader {
  /// Reads a line of a journal.
  mutating func journalRecord(sources: inout SourcePool) throws(JSONProblem) -> JournalRecord {
    var record = JournalRecord()
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "v": record.version = try reader.integer(in: 0...Int.max)
      case "kind": record.kindName = try reader.string()
      case "case" where record.kind == .caseEnded:
        record.result = try reader.result(sources: &sources)
      case "suites" where record.kind == .runStarted:
        record.suites = try reader.array { (reader) throws(JSONProblem) in
          try reader.plannedSuite()
        }
      default:
        if record.kind != nil, try reader.takesMember(name, of: &record.environment) { return }
        try reader.skip()
      }
    }
    try end()
    return record
  }

  /// Reads what is told of the checks of a file.
  private mutating func plannedSuite() throws(JSONProblem) -> JournalLine.PlannedSuite {
    var suite = JournalLine.PlannedSuite(file: "", cases: 0)
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "file": suite.file = try reader.string()
      case "cases": suite.cases = try reader.integer(in: 0...Int(Int32.max))
      case "checks": suite.checks = try reader.checkDigests()
      default: try reader.skip()
      }
    }
    return suite
  }
}
