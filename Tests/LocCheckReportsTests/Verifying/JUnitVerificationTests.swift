import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

struct JUnitVerificationTests {
  /// Returns the findings of a file as `severity id line:column`.
  private func verify(_ text: String, as flavor: JUnitReport.Flavor? = .full) -> [String] {
    var verification = JUnitVerification(flavor: flavor)
    return verification.verify(SourceText(path: "a.xml", text: text)).map(describe)
  }

  /// Returns a finding as `severity id line:column`.
  private func describe(_ finding: Diagnostic) -> String {
    let start = finding.range?.start
    return "\(finding.severity) \(finding.id) \(start?.line ?? 0):\(start?.column ?? 0)"
  }

  /// Returns a report of one suite with given cases and counts.
  private func report(
    _ cases: String, tests: Int = 1, failures: Int = 0, errors: Int = 0, skipped: Int = 0
  ) -> String {
    let counts =
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    return
      "<testsuites \(counts)>\n<testsuite name=\"s\" \(counts)>\n\(cases)\n</testsuite></testsuites>"
  }

  @Test(arguments: JUnitReport.Flavor.allCases)
  func `reports of this tool pass`(flavor: JUnitReport.Flavor) throws {
    let report = JUnitReport(
      flavor: flavor, attachments: JUnitAttachmentFolder("Reports/attachments"))
    for results in [
      SampleRuns.ordinary, SampleRuns.nasty, SampleRuns.retried, SampleRuns.empty,
      SampleRuns.nasty.reproducible(at: 0),
    ] {
      let text = try report.text(of: results)
      #expect(verify(text, as: flavor) == [])
      #expect(verify(text, as: nil) == [])
    }
  }

  @Test(arguments: JUnitReport.Flavor.allCases)
  func `the parts of a report pass together`(flavor: JUnitReport.Flavor) throws {
    var verification = JUnitVerification(flavor: flavor)
    for part in JUnitReport(flavor: flavor).parts(of: SampleRuns.nasty, split: .cases(7)) {
      let text = try part.report.text(of: part.results)
      let found = verification.verify(SourceText(path: part.suffix, text: text))
      #expect(found.map(describe) == [])
    }
  }

  @Test func `the full flavor is not the other`() throws {
    let text = try JUnitReport(flavor: .full).text(of: SampleRuns.ordinary)
    let found = Set(verify(text, as: .xunit).map { $0.split(separator: " ").prefix(2) })
    #expect(found == [["error", "report.schema"]])
  }

  @Test(
    arguments: [
      ("", "error report.not-well-formed 1:1"),
      ("<testsuites>\n<testsuite></testsuites>", "error report.not-well-formed 2:12"),
      ("<testsuites>\u{1B}</testsuites>", "error report.not-well-formed 1:13"),
      ("<html/>", "error report.root 1:1"),
      ("<testsuites/>", "warning report.empty 1:1"),
    ])
  func `a file that is no report says where`(text: String, finding: String) {
    #expect(verify(text).contains(finding))
  }

  @Test(
    arguments: [
      ("<testcase name='a' classname='b'/>", []),
      ("<testcase classname='b'/>", ["error report.missing-name"]),
      ("<testcase name=' ' classname='b'/>", ["error report.missing-name"]),
      ("<testcase name='a'/>", ["warning report.missing-classname"]),
      ("<testcase name='a\u{200F}' classname='b'/>", ["warning report.invisible-character"]),
      ("<testcase name='a&#10;b' classname='b'/>", ["warning report.invisible-character"]),
      ("<testcase name='a' classname='b' time='0.250'/>", []),
      ("<testcase name='a' classname='b' time='0.25'/>", ["warning report.time"]),
      ("<testcase name='a' classname='b' time='250'/>", ["warning report.time"]),
      ("<testcase name='a' classname='b' time='0,250'/>", ["error report.time"]),
      ("<testcase name='a' classname='b' time='1e-05'/>", ["error report.time"]),
      ("<testcase name='a' classname='b' time=''/>", ["error report.time"]),
      ("<testcase name='a' classname='b' time='-1.000'/>", ["error report.time"]),
      ("<testcase name='a' classname='b' file='a/b.loccheck' line='1'/>", []),
      ("<testcase name='a' classname='b' file='/a/b'/>", ["warning report.path"]),
      ("<testcase name='a' classname='b' file='a/../b'/>", ["warning report.path"]),
      ("<testcase name='a' classname='b' file='a\\b'/>", ["warning report.path"]),
      ("<testcase name='a' classname='b' line='0'/>", ["warning report.line"]),
      ("<testcase name='a' classname='b' line='x'/>", ["warning report.line"]),
      (
        "<testcase name='a' classname='b' timestamp='2026-01-31T09:08:07'/>",
        ["note report.timestamp"]
      ),
      ("<testcase name='a' classname='b' timestamp='2026-01-31T09:08:07.123Z'/>", []),
      ("<testcase name='a' classname='b' timestamp='31.1.2026'/>", ["warning report.timestamp"]),
      (
        "<testcase name='a' classname='b' timestamp='2026-02-31T09:08:07Z'/>",
        ["warning report.timestamp"]
      ),
      (
        "<testcase name='a' classname='b' timestamp='2026-01-31T25:08:07Z'/>",
        ["warning report.timestamp"]
      ),
      ("<testcase name='a' classname='b' timestamp='2028-02-29T23:59:59Z'/>", []),
      (
        "<testcase name='a' classname='b'><testcase name='c' classname='d'/></testcase>",
        ["error report.nesting"]
      ),
    ] as [(String, [String])])
  func `an attribute in a form that readers do not take is found`(
    element: String, findings: [String]
  ) {
    let tests = element.split(separator: "<testcase").count
    #expect(
      verify(report(element, tests: tests)).map { String($0.prefix { $0 != ":" }.dropLast(2)) }
        == findings)
  }

  @Test(
    arguments: [
      ("<failure message='m'>t</failure>", []),
      ("<failure>t</failure>", ["error report.missing-message"]),
      ("<failure message=' '>t</failure>", ["error report.missing-message"]),
      ("<failure message='m'/>", ["error report.missing-text"]),
      ("<failure message='m'> </failure>", ["error report.missing-text"]),
      ("<failure message='m' type='integer'>t</failure>", ["error report.type"]),
      ("<failure message='m' type='loccheck.a'>t</failure>", []),
    ] as [(String, [String])])
  func `a result that readers take for none is found`(element: String, findings: [String]) {
    let text = report("<testcase name='a' classname='b'>\(element)</testcase>", failures: 1)
    #expect(verify(text).map { String($0.prefix { $0 != ":" }.dropLast(2)) } == findings)
  }

  @Test func `two results of one case are found at the second`() {
    let cases =
      "<testcase name='a' classname='b'><failure message='m'>t</failure>\n<skipped message='m'>t</skipped></testcase>"
    #expect(
      verify(report(cases, failures: 1, skipped: 1)) == ["error report.several-results 4:1"])
  }

  @Test func `counts that are not those of the cases are found in suite and root`() {
    let found = verify(report("<testcase name='a' classname='b'/>", tests: 2, failures: 1))
    #expect(
      found == [
        "error report.count 1:1", "error report.count 1:1", "error report.count 2:1",
        "error report.count 2:1",
      ])
    let text = report("", tests: 0).replacing("tests=\"0\"", with: "tests=\"x\"")
    #expect(verify(text) == ["error report.count 1:1", "error report.count 2:1"])
  }

  @Test func `a suite in a suite is found, a suite as the root is a warning`() {
    let suite = "<testsuite name='a' tests='0' failures='0' errors='0'/>"
    let found = verify(
      "<testsuite name='b' tests='0' failures='0' errors='0'>\n\(suite)</testsuite>")
    #expect(found == ["warning report.root 1:1", "error report.nesting 2:1"])
  }

  @Test func `a case that is there again is found, in another file too`() {
    let cases = "<testcase name='a' classname='b'/>\n<testcase name='a' classname='b'/>"
    var verification = JUnitVerification(flavor: .full)
    let first = verification.verify(SourceText(path: "1.xml", text: report(cases, tests: 2)))
    #expect(first.map(describe) == ["error report.duplicate-case 4:1"])
    #expect(first[0].notes.map(\.message) == ["first here"])
    #expect(first[0].notes[0].range?.start.line == 3)
    let second = verification.verify(
      SourceText(path: "2.xml", text: report("<testcase name='a' classname='b'/>")))
    #expect(second.map(describe) == ["error report.duplicate-case 3:1"])
    #expect(second[0].notes.map(\.message) == ["first in '1.xml'"])
  }

  @Test func `cases of one name in two classes are two`() {
    let cases = "<testcase name='a' classname='b'/>\n<testcase name='a' classname='c'/>"
    #expect(verify(report(cases, tests: 2)) == [])
  }

  @Test func `of many findings of a kind the first twenty are told`() throws {
    let cases = (0..<1000).map { "<testcase name='\($0)' classname='a' time='1'/>\n" }.joined()
    var verification = JUnitVerification(flavor: .full)
    let found = verification.verify(
      SourceText(path: "a.xml", text: report(cases, tests: 1000)))
    #expect(found.count == 20)
    #expect(found.last?.notes.map(\.message) == ["980 more of this kind in the file"])
    #expect(found.last?.range?.start.line == 22)
  }

  @Test func `what is too long or too large for a reader is found`() {
    let long = String(repeating: "a", count: 201)
    #expect(
      verify(report("<testcase name='\(long)' classname='b'/>")) == [
        "warning report.attribute-length 3:1"
      ])
    let text = String(repeating: "a", count: 100_001)
    let failure =
      "<testcase name='a' classname='b'><failure message='m'>\(text)</failure></testcase>"
    #expect(verify(report(failure, failures: 1)) == ["warning report.text-size 3:34"])
    let cases = (0...5000).map { "<testcase name='\($0)' classname='b'/>" }.joined()
    #expect(verify(report(cases, tests: 5001)) == ["note report.case-count 1:1"])
  }

  @Test func `a foreign report is held against the schema with warnings`() {
    let text = report("<testcase name='a' classname='b' status='run'/>")
    #expect(verify(text, as: nil).allSatisfy { $0.hasPrefix("warning report.schema") })
    #expect(verify(text, as: .xunit).first?.hasPrefix("error report.schema") == true)
  }
}
