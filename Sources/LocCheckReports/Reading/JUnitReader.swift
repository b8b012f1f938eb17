import LocCheckDiagnostics
import LocCheckResults
import LocCheckXML

/// Makes results from JUnit XML, whatever tool wrote it.
///
/// The counts in attributes are not looked at: what counts are the cases.
struct JUnitReader {
  /// The results by the bytes of their files' paths.
  private var suites: [[UInt8]: SuiteResult] = [:]
  /// How often each identity has been used.
  private var uses: [CaseKey: Int] = [:]
  /// The circumstances of the run, as far as the suites so far say.
  private var environment = RunEnvironment.unknown

  /// Returns the results a document tells of; nil where it is no JUnit XML.
  static func results(of source: SourceText) -> Diagnosed<RunResults?> {
    let document = XMLReader.document(from: source)
    guard let root = document.value else { return Diagnosed(nil, document.diagnostics) }
    guard root.name == "testsuites" || root.name == "testsuite" else {
      let problem = Diagnostic.noJUnit(root, at: source.range(root.tagBounds))
      return Diagnosed(nil, document.diagnostics + [problem])
    }
    var reader = JUnitReader()
    reader.read(root, in: JUnitSuite(around: root))
    reader.environment.nanoseconds =
      JUnitTime(root[attribute: "time"])?.nanoseconds ?? reader.time
    let results = RunResults(suites: reader.ordered, environment: reader.environment)
    return Diagnosed(results, document.diagnostics)
  }

  /// The suites, ordered by the bytes of their paths.
  private var ordered: [SuiteResult] {
    suites.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  /// The sum of the times of all cases.
  private var time: Int64 {
    suites.values.reduce(0) { $0.addingSaturated($1.nanoseconds) }
  }

  /// Reads a suite, or the root of suites, with everything in it.
  private mutating func read(_ element: XMLElement, in outer: JUnitSuite) {
    let suite = element.name == "testsuite" ? JUnitSuite(element, in: outer) : outer
    note(element, suite)
    for child in element.elements {
      switch child.name {
      case "testsuite", "testsuites": read(child, in: suite)
      case "testcase":
        let result = JUnitCase(child, in: suite).result
        add(suite.isOurs ? result : numbered(result))
      default: break
      }
    }
    if suite.isOurs, element.name == "testsuite", let file = suite.file {
      // A file without checks is one of the run's too.
      let path = Array(file.utf8)
      if suites[path] == nil { suites[path] = SuiteResult(file: file, cases: []) }
    }
  }

  /// Returns a case that is known by a number where others of another tool have its identity.
  private mutating func numbered(_ result: CaseResult) -> CaseResult {
    var result = result
    while true {
      let key = CaseKey(result.id)
      let count = uses[key, default: 0] + 1
      uses[key] = count
      guard count > 1 else { return result }
      result.id.occurrence += count - 1
    }
  }

  /// Adds a case.
  private mutating func add(_ result: CaseResult) {
    let path = Array(result.id.file.utf8)
    suites[path, default: SuiteResult(file: result.id.file, cases: [])].cases.append(result)
  }

  /// Takes in what an element says about the run that none has said before.
  private mutating func note(_ element: XMLElement, _ suite: JUnitSuite) {
    if environment.startedAt == 0, let moment = Timestamp.seconds(of: element) {
      environment.startedAt = moment
    }
    if environment.hostname.isEmpty {
      environment.hostname = element[attribute: "hostname"] ?? ""
    }
    guard suite.isOurs, environment.toolVersion.isEmpty else { return }
    let properties = suite.properties
    environment.toolVersion = properties["loccheck.version"] ?? ""
    environment.icuVersion = properties["icu"] ?? ""
    environment.cldrVersion = properties["cldr"] ?? ""
    environment.startNanosecond = properties["start"].flatMap(Timestamp.nanosecond) ?? 0
    environment.interruption = properties["interruption"]
    environment.shard = properties["shard"].flatMap { Shard($0) }
  }
}

extension Timestamp {
  /// Returns the moment an element of JUnit XML gives, in seconds since 1970-01-01T00:00:00Z.
  fileprivate static func seconds(of element: XMLElement) -> Int64? {
    element[attribute: "timestamp"].flatMap(secondsSince1970)
  }
}

extension Diagnostic {
  /// Says that a document of XML is about something else.
  fileprivate static func noJUnit(_ root: XMLElement, at range: SourceRange) -> Diagnostic {
    let name = ForeignFormat(root: root.name).map { " of \($0.name)" } ?? ""
    return Diagnostic(
      .unknown, .error,
      "expected JUnit XML with the root 'testsuites' or 'testsuite', found \(root.name.quoted)\(name)",
      at: range)
  }
}
