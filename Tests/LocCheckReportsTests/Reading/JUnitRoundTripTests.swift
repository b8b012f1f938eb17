import LocCheckDiagnostics
import LocCheckResults
import LocCheckXML
import Testing

@testable import LocCheckReports

/// This tool's own JUnit XML, read back.
struct JUnitRoundTripTests {
  /// Writes a run and reads it back.
  private func readBack(_ results: RunResults, _ flavor: JUnitReport.Flavor) throws -> RunResults {
    let text = try JUnitReport(flavor: flavor).text(of: results)
    let read = RunReportReader.results(of: SourceText(path: "TEST.xml", text: text))
    #expect(read.diagnostics.isEmpty)
    return try #require(read.value)
  }

  /// Returns the values of an attribute of all elements of a name.
  private func values(of attribute: String, _ element: String, in text: String) throws -> [String] {
    let root = try #require(XMLReader.document(from: SourceText(path: "x", text: text)).value)
    /// Returns the values in an element.
    func values(in root: XMLElement) -> [String] {
      let own = root.name == element ? [root[attribute: attribute] ?? ""] : []
      return own + root.elements.flatMap(values)
    }
    return values(in: root)
  }

  @Test(arguments: SampleRuns.named, JUnitReport.Flavor.allCases)
  func `cases have the same names, messages and times when they are written again`(
    run: NamedRun, flavor: JUnitReport.Flavor
  ) throws {
    var results = run.results
    for index in results.suites.indices {
      // Of longer texts a property has but the beginning, and a name that is cut has a digest of all.
      results.suites[index].cases.removeAll {
        VisibleText.escaped($0.id.scenario).utf16.count > 1000
      }
    }
    let first = try JUnitReport(flavor: flavor).text(of: results)
    let second = try JUnitReport(flavor: flavor).text(of: readBack(results, flavor))
    for (element, attribute) in [
      ("testcase", "name"), ("testcase", "time"), ("testcase", "file"), ("testsuite", "name"),
      ("testsuite", "tests"), ("failure", "message"), ("failure", "type"), ("error", "message"),
      ("skipped", "message"), ("flakyFailure", "message"), ("testsuites", "tests"),
      ("testsuites", "timestamp"), ("property", "name"),
    ] {
      let (written, rewritten) = try (
        values(of: attribute, element, in: first), values(of: attribute, element, in: second)
      )
      #expect(written.count == rewritten.count)
      for (value, other) in zip(written, rewritten) {
        #expect(value == other, "\(element) \(attribute)")
      }
    }
  }

  @Test(arguments: SampleRuns.named, JUnitReport.Flavor.allCases)
  func `failures, errors and attempts are the same to the byte when they are written again`(
    run: NamedRun, flavor: JUnitReport.Flavor
  ) throws {
    let first = try JUnitReport(flavor: flavor).text(of: run.results)
    let second = try JUnitReport(flavor: flavor).text(of: readBack(run.results, flavor))
    let tags = /<(failure|error|flakyFailure|flakyError|rerunFailure|rerunError)[ >](?s:.*?)<\/\1>/
    let (written, rewritten) = (first.matches(of: tags), second.matches(of: tags))
    #expect(written.count == rewritten.count)
    for (one, other) in zip(written, rewritten) { #expect(one.output.0 == other.output.0) }
  }

  @Test(
    arguments: SampleRuns.named + [NamedRun("retried", SampleRuns.retried)],
    JUnitReport.Flavor.allCases)
  func `a report is the same to the byte when it is written again`(
    run: NamedRun, flavor: JUnitReport.Flavor
  ) throws {
    var results = run.results
    for index in results.suites.indices {
      // Behind a name that is cut an identity can be found in properties, as far as these are whole.
      let limit = flavor == .full ? 1000 : ShortName.maximumLength
      results.suites[index].cases.removeAll {
        VisibleText.escaped(flavor == .full ? $0.id.scenario : $0.id.title).utf16.count > limit
      }
    }
    // The time of a suite is rounded once, and its sum is that of times that were.
    let time = /(<testsuite [^\n]*) time="[0-9.]*"/
    let texts = try [results, readBack(results, flavor)].map { results in
      try JUnitReport(flavor: flavor).text(of: results).replacing(time) { $0.output.1 }
    }
    #expect(texts[0] == texts[1])
  }

  @Test(
    arguments: SampleRuns.named + [NamedRun("retried", SampleRuns.retried)],
    JUnitReport.Flavor.allCases)
  func `the text of a failure is drawn again from what was read of it`(
    run: NamedRun, flavor: JUnitReport.Flavor
  ) throws {
    let cases = try readBack(run.results, flavor).suites.flatMap(\.cases)
    let kept = cases.flatMap { ($0.attempts + [$0.status]).compactMap(\.diagnostic?.transcript) }
    #expect(kept.count == Self.undrawable[run.name, default: 0], "\(kept)")
  }

  /// The number of failures that cannot be drawn again, by the names of their runs.
  ///
  /// In the one run there are texts of blanks alone, one with escapes for what XML cannot hold, and one longer than
  /// an attribute; in the other, failures that are no errors.
  private static let undrawable = ["nasty": 6, "thorough": 3]

  @Test func `a failure that was cut stays as it was cut`() throws {
    let report = JUnitReport(maximumTextSize: 100)
    let first = try report.text(of: SampleRuns.ordinary)
    let read = RunReportReader.results(of: SourceText(path: "TEST.xml", text: first))
    #expect(try report.text(of: #require(read.value)) == first)
  }

  @Test(arguments: JUnitReport.Flavor.allCases)
  func `an ordinary run comes back with its identities`(flavor: JUnitReport.Flavor) throws {
    let read = try readBack(SampleRuns.ordinary, flavor)
    var expected = SampleRuns.ordinary.suites.flatMap(\.cases).map(\.id)
    if flavor == .xunit {
      // Without properties a check is known by its blank, and a key not at all.
      expected[3] = CaseID(file: expected[3].file, scenario: "Keys cart.title")
    }
    #expect(read.suites.flatMap(\.cases).map(\.id) == expected)
    #expect(read.environment.toolVersion == "0.1.0")
    #expect(read.environment.cldrVersion == "46")
    #expect(read.environment.hostname == "ci-1")
    #expect(read.environment.startedAt == SampleRuns.environment.startedAt)
    #expect(read.environment.nanoseconds == 287_000_000)
    #expect(read.statistics == SampleRuns.ordinary.statistics)
  }

  @Test func `what properties say is in the results`() throws {
    let results = try readBack(SampleRuns.ordinary, .full)
    let failed = results.suites[0].cases[1]
    #expect(failed.key == "Total")
    #expect(failed.table == "Cart")
    #expect(failed.category == "two")
    #expect(failed.tags == ["plural", "rtl"])
    #expect(failed.line == 20)
    #expect(failed.expected == "المجموع: ١٢\u{200F}")
    #expect(failed.actual == "المجموع: 12")
    #expect(results.suites[0].cases[0].source == "catalog")
  }

  @Test func `a message keeps the spelling of the texts that it quotes`() throws {
    let message = #"wrong text: expected "C:\\u{d}", got "C:\\r", say \u{41}, \u{0}"#
    let result = CaseResult(
      id: CaseID(file: "a", scenario: "s", locale: "en"), line: 1,
      status: .failed(Diagnostic("text.mismatch", .error, message)))
    let results = RunResults(
      suites: [SuiteResult(file: "a", cases: [result])], environment: SampleRuns.environment)
    let read = try readBack(results, .full)
    #expect(read.suites[0].cases[0].status.diagnostic?.message == message)
  }

  @Test func `a failure keeps its message and every line of its text`() throws {
    let results = try readBack(SampleRuns.ordinary, .full)
    let diagnostic = try #require(results.suites[0].cases[1].status.diagnostic)
    #expect(diagnostic.id == "text.differs")
    #expect(
      diagnostic.message
        == "wrong text in ar-EG: expected \"المجموع: ١٢\\u{200F}\", got \"المجموع: 12\"")
    let labels = diagnostic.details.map(\.label)
    #expect(labels == ["expected", "actual", "differs", "shown by"])
    #expect(diagnostic.range?.start.description == "Scenarios/checkout/cart.loccheck:20:15")
    #expect(diagnostic.range?.text == "المجموع: ١٢\u{200F}")
    #expect(
      results.suites[0].cases[1].findings.map(\.message) == [
        "the text has digits of another numbering system"
      ])
  }

  @Test func `flaky checks and the part of the plan come back`() throws {
    let read = try readBack(SampleRuns.troubled, .full)
    #expect(read.environment.shard == Shard(2, of: 4))
    #expect(read.environment.interruption == "SIGINT")
    let cases = read.suites.flatMap(\.cases)
    #expect(cases.count { $0.isFlaky } == 1)
    #expect(cases.count { $0.status.isNotRun } == 2)
    let flaky = try #require(cases.first { $0.isFlaky })
    #expect(flaky.attempts.count == 2)
    #expect(flaky.attempts.first?.diagnostic?.id == "text.plural-form")
  }

  @Test(
    arguments: [
      CaseID(file: "a.loccheck", scenario: "[de] s", locale: "de"),
      CaseID(file: "a.loccheck", scenario: "", locale: "de", check: "once", occurrence: 2),
      CaseID(
        file: "a.loccheck", scenario: "a\tb", locale: "pt-BR",
        arguments: [.init("n", "1  2"), .init("m", "x=y #3")], check: "is not", occurrence: 3),
      CaseID(file: "a.loccheck", scenario: "\u{202E}x \\", locale: "ar"),
      CaseID(file: "a.loccheck", scenario: "s", key: "a key\nof two lines"),
      CaseID(file: "a.loccheck", scenario: "s", occurrence: 4),
      CaseID(
        file: "a.loccheck", scenario: "s", locale: "ja",
        arguments: [.init("n", String(repeating: "長い", count: 150))]),
    ])
  func `an identity comes back whatever its texts hold`(id: CaseID) throws {
    var result = CaseResult(id: id, line: 1, status: .passed)
    if id.locale != nil { result.key = "looked.up" }
    let results = RunResults(
      suites: [SuiteResult(file: id.file, cases: [result])], environment: SampleRuns.environment)
    #expect(try CaseKey(readBack(results, .full).suites[0].cases[0].id) == CaseKey(id))
  }
}
