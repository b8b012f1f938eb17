import LocCheckDiagnostics
import LocCheckResults

/// Makes the results of a run from its JSON.
struct RunDocument {
  /// The version of the document, nil where it has none.
  private var version: Int?
  /// The circumstances of the run.
  private var environment = RunEnvironment.unknown
  /// The suites, nil where the document has none.
  private var suites: [SuiteResult]?

  /// Returns the results a document tells of.
  ///
  /// What is wrong with it is reported at its place; there are no results then.
  static func results(of source: SourceText) -> Diagnosed<RunResults?> {
    var reader = JSONReader(source.bytes[source.contentStart...])
    var document = RunDocument()
    do {
      try document.read(from: &reader)
    } catch {
      return Diagnosed(
        nil, [foreign(source) ?? error.diagnostic("report.json", in: source)])
    }
    let start = source.range(source.contentStart..<source.contentStart)
    guard let suites = document.suites, let version = document.version else {
      return Diagnosed(nil, [foreign(source) ?? .noRun("JSON", at: start)])
    }
    guard version == JSONReport.version else {
      return Diagnosed(nil, [.documentVersion(version, at: start)])
    }
    return Diagnosed(RunResults(suites: suites, environment: document.environment))
  }

  /// Returns that a document is of another format; nil where it may be a report with a mistake in it.
  private static func foreign(_ source: SourceText) -> Diagnostic? {
    let start = source.contentStart
    let outline = JSONOutline(source.bytes[start...])
    let format = ForeignFormat(members: outline.members)
    let isOther = outline.isWhole && !outline.members.contains("suites")
    guard let name = format?.name ?? (isOther ? "JSON" : nil) else { return nil }
    return .noRun(name, at: source.range(start..<start))
  }

  /// Reads the document.
  private mutating func read(from reader: inout JSONReader) throws(JSONProblem) {
    var sources = SourcePool()
    var document = self
    try reader.object { (name, reader) throws(JSONProblem) in
      switch name {
      case "version": document.version = try reader.integer(in: 0...Int.max)
      case "suites":
        document.suites = try reader.array { (reader) throws(JSONProblem) in
          try reader.suite(sources: &sources)
        }
      default:
        if try !reader.takesMember(name, of: &document.environment) { try reader.skip() }
      }
    }
    try reader.end()
    self = document
  }
}

extension JSONReader {
  /// Reads the results of a scenario file.
  fileprivate mutating func suite(sources: inout SourcePool) throws(JSONProblem) -> SuiteResult {
    var suite = SuiteResult(file: "", cases: [])
    try object { (name, reader) throws(JSONProblem) in
      switch name {
      case "file": suite.file = try reader.string()
      case "cases":
        suite.cases = try reader.array { (reader) throws(JSONProblem) in
          try reader.result(sources: &sources)
        }
      default: try reader.skip()
      }
    }
    return suite
  }
}

extension Diagnostic {
  /// Says that a document is about something else.
  fileprivate static func noRun(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknown, .error,
      "the file is \(name), and no report of a run: expected the members 'version' and 'suites'",
      at: range)
  }

  /// Says that a document is of a version that is not known.
  fileprivate static func documentVersion(_ version: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "report.json", .error, "expected JSON of version \(JSONReport.version), found \(version)",
      at: range)
  }
}
