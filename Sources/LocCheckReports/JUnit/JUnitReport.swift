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

  /// The length of the longest message and property, in UTF-16 code units: what Jenkins' database takes.
  private static let maximumLineLength = 1000

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - flavor: How much it says.
  ///   - scenarioRoot: The folder of all scenarios, left out of class names.
  ///   - maximumTextSize: The UTF-8 bytes of a failure's text beyond which it is cut.
  public init(
    flavor: Flavor = .full, scenarioRoot: String = "Scenarios", maximumTextSize: Int = 65_536
  ) {
    self.flavor = flavor
    self.scenarioRoot = scenarioRoot
    self.maximumTextSize = maximumTextSize
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
    let started = Timestamp(secondsSince1970: results.environment.startedAt).description
    writer.element(
      "testsuites",
      [
        "name": "loccheck", "tests": String(counts.total), "failures": String(counts.failed),
        "errors": String(counts.errors), "skipped": inFull(String(counts.skipped)),
        "time": Seconds(nanoseconds: results.environment.nanoseconds).description,
        "timestamp": inFull(started),
      ]
    ) {
      for suite in results.suites {
        write(suite, started: started, in: results.environment, to: writer)
      }
      if results.suites.isEmpty {
        writer.element("testsuite", suiteAttributes(nil, started, results.environment))
      }
    }
    try writer.finish()
  }

  // MARK: - Suites

  /// Writes a scenario file's results.
  private func write(
    _ suite: SuiteResult, started: String, in environment: RunEnvironment, to writer: XMLWriter
  ) {
    writer.element("testsuite", suiteAttributes(suite, started, environment)) {
      if flavor == .full {
        write(
          [
            ("loccheck.version", environment.toolVersion), ("icu", environment.icuVersion),
            ("cldr", environment.cldrVersion),
          ], to: writer)
      }
      var identities = CaseIdentity.Sequence(scenarioRoot: scenarioRoot)
      for result in suite.cases {
        write(result, as: identities.next(for: result.id), to: writer)
      }
    }
  }

  /// Returns the attributes of a suite, or of the one that stands for no suite.
  private func suiteAttributes(
    _ suite: SuiteResult?, _ started: String, _ environment: RunEnvironment
  ) -> KeyValuePairs<String, String?> {
    let counts = suite?.statistics ?? RunStatistics()
    return [
      "name": suite.map { VisibleText.escaped($0.file) } ?? "loccheck",
      "tests": String(counts.total), "failures": String(counts.failed),
      "errors": String(counts.errors), "skipped": String(counts.skipped),
      "time": Seconds(nanoseconds: suite?.nanoseconds ?? 0).description,
      "timestamp": started, "hostname": environment.hostname, "file": suite?.file,
    ]
  }

  // MARK: - Cases

  /// Writes a check's result.
  private func write(_ result: CaseResult, as identity: CaseIdentity, to writer: XMLWriter) {
    writer.element(
      "testcase",
      [
        "name": identity.name, "classname": identity.className,
        "time": Seconds(nanoseconds: result.nanoseconds).description,
        "file": inFull(result.id.file), "line": inFull(String(result.line)),
      ]
    ) {
      if flavor == .full { write(properties(of: result), to: writer) }
      switch result.status {
      case .passed: break
      case .failed(let diagnostic): write("failure", diagnostic, of: result, to: writer)
      case .error(let diagnostic): write("error", diagnostic, of: result, to: writer)
      case .skipped(let reason):
        let message = message(reason, or: "skipped")
        writer.element("skipped", ["message": message]) { writer.text(message) }
      }
    }
  }

  /// Writes what went wrong.
  private func write(
    _ name: String, _ diagnostic: Diagnostic, of result: CaseResult, to writer: XMLWriter
  ) {
    let text = FailureText(diagnostic, of: result).cut(to: maximumTextSize)
    writer.element(
      name,
      [
        "message": message(diagnostic.message, or: diagnostic.id.name),
        "type": "loccheck.\(diagnostic.id)",
      ]
    ) {
      writer.text(text)
    }
  }

  /// Returns the facts about a case that readers can filter by.
  private func properties(of result: CaseResult) -> [(name: String, value: String)] {
    var properties: [(name: String, value: String)] = []
    /// Adds a fact that may not be known.
    func add(_ name: String, _ value: String?) {
      if let value { properties.append((name, value)) }
    }
    add("locale", result.id.locale)
    for argument in result.id.arguments { add("arg.\(argument.name)", argument.value) }
    add("key", result.key ?? result.id.key)
    add("table", result.table)
    add("source", result.source)
    add("category", result.category)
    for tag in result.tags { add("tag", tag) }
    return properties
  }

  /// Writes properties, if there are any.
  private func write(_ properties: [(name: String, value: String)], to writer: XMLWriter) {
    guard !properties.isEmpty else { return }
    writer.element("properties") {
      for property in properties {
        writer.element(
          "property",
          [
            "name": line(property.name), "value": line(property.value),
          ])
      }
    }
  }

  /// Returns a text as a message, or a word where there is nothing to see: some readers take a result
  /// without message and text for a check that passed.
  private func message(_ text: String, or word: String) -> String {
    line(text.allSatisfy(\.isWhitespace) ? word : text)
  }

  /// Returns a text as the one line an attribute can hold.
  private func line(_ text: String) -> String {
    let escaped = VisibleText.escaped(text)
    return ShortName.cut(escaped, to: Self.maximumLineLength, ending: "…") ?? escaped
  }

  /// Returns the value of an attribute that only the full flavor has.
  private func inFull(_ value: String) -> String? { flavor == .full ? value : nil }
}
