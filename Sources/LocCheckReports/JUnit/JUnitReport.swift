import LocCheckDiagnostics
public import LocCheckResults
public import LocCheckXML

/// A run as JUnit XML, in the dialect that every common CI reader takes without loss.
///
/// One `testsuites` root, one `testsuite` for each scenario file, one `testcase` for each check with at
/// most one result, which has both a `message` and a text. Suites and cases keep the order of the results.
public struct JUnitReport: RunReport, Hashable {
  /// How much the report says.
  public enum Flavor: String, Sendable, Hashable, CaseIterable {
    /// Everything: files, lines and properties of cases too.
    case full
    /// Only what the schema of Jenkins' xUnit plugin, `junit-10.xsd`, allows.
    case xunit
  }

  /// How much the report says.
  public var flavor: Flavor
  /// The folder of all scenarios, left out of class names.
  public var scenarioRoot: String
  /// The size of the largest failure text, in UTF-8 bytes.
  public var maximumTextSize: Int
  /// The folder in which failed checks have a file each, nil where they have none.
  public var attachments: JUnitAttachmentFolder?

  /// What the report of a part of a run knows of the whole; nil in that of a whole run.
  var names: JUnitNames?
  /// What tells the report of a part of a run from the others; nil in that of a whole run.
  var part: String?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - flavor: How much it says.
  ///   - scenarioRoot: The folder of all scenarios, left out of class names.
  ///   - maximumTextSize: The UTF-8 bytes of a failure's text beyond which it is cut.
  ///   - attachments: The folder of the files that ``attachments(of:)`` makes, nil for none.
  public init(
    flavor: Flavor = .full, scenarioRoot: String = "Scenarios", maximumTextSize: Int = 65_536,
    attachments: JUnitAttachmentFolder? = nil
  ) {
    self.flavor = flavor
    self.scenarioRoot = scenarioRoot
    self.maximumTextSize = maximumTextSize
    self.attachments = attachments
  }

  /// Writes the report of a run, in chunks, to a closure; an error of the closure ends it.
  ///
  /// - Parameters:
  ///   - results: The results; none at all make one empty suite, since some readers refuse an empty root.
  ///   - sink: Receives each chunk, valid only during the call.
  public func write(
    _ results: RunResults, to sink: @escaping ReportSink
  ) throws(XMLWritingError) {
    let writer = XMLWriter(sink: sink)
    let counts = results.statistics
    let started = Timestamp.start(of: results.environment)
    writer.element(
      "testsuites",
      [
        "name": "loccheck", "tests": String(counts.total), "failures": String(counts.failed),
        "errors": String(counts.errors), "skipped": inFull(String(counts.skipped)),
        "time": Seconds(nanoseconds: results.environment.nanoseconds).description,
        "timestamp": inFull(started),
      ]
    ) {
      // Some readers of the plain flavor refuse a property whose name another suite has.
      var hasProperties = true
      forEachSuite(of: results) { suite, names in
        write(
          suite, named: &names, started: started, in: results.environment,
          withProperties: hasProperties, to: writer)
        hasProperties = flavor == .full
      }
      if results.suites.isEmpty {
        writer.element("testsuite", suiteAttributes(nil, started, results.environment))
      }
    }
    try writer.finish()
  }

  /// Calls a closure with each suite and what gives its cases their names.
  func forEachSuite<Failure: Error>(
    of results: RunResults,
    _ body: (SuiteResult, inout JUnitNames.OfSuite) throws(Failure) -> Void
  ) throws(Failure) {
    let names = names ?? JUnitNames(of: results, scenarioRoot: scenarioRoot)
    for (index, suite) in results.suites.enumerated() {
      var suiteNames = names.ofSuite(at: index, caseCount: suite.cases.count)
      try body(suite, &suiteNames)
    }
  }

  // MARK: - Suites

  /// Writes a scenario file's results.
  private func write(
    _ suite: SuiteResult, named names: inout JUnitNames.OfSuite, started: String?,
    in environment: RunEnvironment, withProperties hasProperties: Bool, to writer: XMLWriter
  ) {
    writer.element("testsuite", suiteAttributes(suite, started, environment)) {
      if hasProperties { writeProperties(of: environment, to: writer) }
      for result in suite.cases {
        write(result, as: names.next(for: result.id), to: writer)
      }
    }
  }

  /// Returns the attributes of a suite, or of the one that stands for no suite.
  ///
  /// There is no `id`, so that Jenkins merges suites of one name from several files, and no `package`,
  /// which readers put in front of the name.
  private func suiteAttributes(
    _ suite: SuiteResult?, _ started: String?, _ environment: RunEnvironment
  ) -> KeyValuePairs<String, String?> {
    let counts = suite?.statistics ?? RunStatistics()
    let name = suite.map { ShortName($0.file).text } ?? ""
    return [
      "name": name.isEmpty ? "loccheck" : name,
      "tests": String(counts.total), "failures": String(counts.failed),
      "errors": String(counts.errors), "skipped": String(counts.skipped),
      "time": Seconds(nanoseconds: suite?.nanoseconds ?? 0).description,
      "timestamp": started,
      "hostname": environment.hostname.isEmpty ? nil : line(environment.hostname),
      "file": suite?.knownFile,
    ]
  }

  /// Returns the value of an attribute that only the full flavor has.
  func inFull(_ value: String?) -> String? { flavor == .full ? value : nil }
}
