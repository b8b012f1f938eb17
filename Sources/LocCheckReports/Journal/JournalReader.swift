import LocCheckDiagnostics
public import LocCheckResults

/// Makes the results of a run from its journal, as much of it as there is.
struct JournalReader {
  /// The journal.
  private let source: SourceText
  /// The results so far.
  private var suites = JournaledSuites()
  /// The circumstances of the run.
  private var environment = RunEnvironment.unknown
  /// Whether the run's first line was read.
  private var hasStarted = false
  /// Whether a line about a check was read.
  private var hasChecks = false
  /// Whether the run's last line was read.
  private var hasEnded = false
  /// The excerpts in the lines.
  private var sources = SourcePool()
  /// Signs of other runs in it.
  private var disorder = JournalDisorder()
  /// What else is wrong with the journal.
  private var problems: [Diagnostic] = []

  /// Returns the results a journal tells of.
  ///
  /// A line that cannot be read is reported and passed over. Where the journal has no end, the run was
  /// killed: its interruption is ``RunEnvironment/killed``. For what is missing, and where more than one run has
  /// written to the journal, there is an error among the results.
  static func results(of source: SourceText) -> Diagnosed<RunResults> {
    var reader = JournalReader(source: source)
    reader.readLines()
    reader.judgeEnd()
    let results = RunResults(suites: reader.suites.results, environment: reader.environment)
    return Diagnosed(results, reader.disorder.diagnostics + reader.problems)
  }

  /// Creates a reader that has read nothing.
  private init(source: SourceText) { self.source = source }

  /// Reads all lines of the run.
  private mutating func readLines() {
    var start = source.contentStart
    while start < source.bytes.count {
      let rest = source.bytes[start...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      guard readLine(source.bytes[start..<end]) else { return }
      start = end + 1
    }
  }

  /// Reads a line, and returns whether the next one is of the same run.
  private mutating func readLine(_ line: ArraySlice<UInt8>) -> Bool {
    var reader = JSONReader(line)
    reader.skipBlanks()
    guard reader.next != nil else { return true }
    do {
      let record = try reader.journalRecord(sources: &sources)
      return take(record, line: line)
    } catch {
      let isCut = line.endIndex == source.bytes.count
      problems.append(
        isCut
          ? .cutLine(at: source.range(line.startIndex..<line.endIndex))
          : error.diagnostic("report.journal-line", in: source))
      return true
    }
  }

  /// Takes in what a line says, and returns whether the next one is of the same run.
  private mutating func take(_ record: JournalRecord, line: ArraySlice<UInt8>) -> Bool {
    let range = source.range(line.startIndex..<line.endIndex)
    guard record.version == JournalLine.version else {
      problems.append(.unknownVersion(record.version, at: range))
      return true
    }
    switch record.kind {
    case .runStarted:
      guard !hasStarted else {
        problems.append(.secondRun(at: range))
        suites.mix(nil, orElse: source.path)
        return false
      }
      hasStarted = true
      environment = record.environment
      suites.plan(record.suites)
      if hasChecks || hasEnded { mix(.lateStart, at: range) }
    case .caseEnded:
      guard let result = record.result else { break }
      hasChecks = true
      let isSecond = suites.add(result)
      // What a run stops for may have been made beside it already, and counts as not made.
      if isSecond, !result.status.isNotRun {
        mix(.secondResult, among: result.id.file, at: range)
      }
      if hasEnded { mix(.lineBehindEnd, among: result.id.file, at: range) }
    case .runEnded:
      if hasEnded { mix(.lineBehindEnd, at: range) }
      hasEnded = true
      environment.nanoseconds = record.environment.nanoseconds
      environment.interruption = record.environment.interruption
    case nil:
      break
    }
    return true
  }

  /// Notes a sign of another run.
  private mutating func mix(
    _ sign: JournalDisorder.Sign, among file: String? = nil, at range: SourceRange
  ) {
    disorder.note(sign, at: range)
    suites.mix(file, orElse: source.path)
  }

  /// Reports what the journal has not, or has too much of.
  private mutating func judgeEnd() {
    let end = source.range(source.bytes.count..<source.bytes.count)
    if hasStarted {
      for file in suites.overfullFiles { mix(.unplannedChecks, among: file, at: end) }
    } else {
      problems.append(.noStart(at: source.range(0..<0)))
    }
    if !hasEnded { environment.interruption = RunEnvironment.killed }
  }
}

extension RunEnvironment {
  /// The interruption of a run whose journal has no end: whoever ended it did not let it say so.
  public static let killed = "an unknown cause"
}

extension Diagnostic {
  /// Says that the last line of a journal was not written to its end.
  fileprivate static func cutLine(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "report.journal-cut", .warning,
      "the last line is cut: the check it is about counts as not made", at: range)
  }

  /// Says that a line is of a version that is not known.
  fileprivate static func unknownVersion(_ version: Int?, at range: SourceRange) -> Diagnostic {
    let found = version.map { "found \($0)" } ?? "found none"
    return Diagnostic(
      "report.journal-line", .error,
      "expected a line of version \(JournalLine.version), \(found)", at: range)
  }

  /// Says that a journal holds more than one run.
  fileprivate static func secondRun(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "report.journal-start", .error, "a second run starts: expected the journal of one",
      at: range, help: "split the file before this line, and merge the parts")
  }

  /// Says that a journal does not tell which run it is of.
  fileprivate static func noStart(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "report.journal-start", .error,
      "the journal has no line 'runStarted', which says what was going to be run", at: range)
  }
}
