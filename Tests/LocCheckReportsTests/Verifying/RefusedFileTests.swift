import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

/// Files that readers refuse as a whole.
struct RefusedFileTests {
  /// A report of one case.
  private static let report =
    "<testsuites><testsuite name='s' tests='1' failures='0' errors='0'>"
    + "<testcase name='é' classname='b'/></testsuite></testsuites>"

  /// Returns the findings of a file as `severity id line:column`.
  private func verify(_ bytes: [UInt8]) -> [String] {
    var verification = JUnitVerification(flavor: .full)
    return verification.verify(SourceText(path: "a.xml", bytes: bytes)).map { finding in
      let start = finding.range?.start
      return "\(finding.severity) \(finding.id) \(start?.line ?? 0):\(start?.column ?? 0)"
    }
  }

  @Test(
    arguments: [
      ("", []), ("encoding='UTF-8'", []), ("encoding = \"utf-8\" standalone='yes'", []),
      ("encoding='⇥ISO-8859-1'", ["error"]), ("encoding='⇥shift_jis'", ["error"]),
      ("encoding='⇥utf-7'", ["error"]), ("encoding='⇥UTF-16'", ["error"]),
      ("encoding='⇥utf8'", ["error"]),
    ] as [(String, [String])])
  func `an encoding that is not that of the file is an error`(
    marked: String, severities: [String]
  ) {
    let declaration = "<?xml version='1.0' \(marked)?>"
    let column = declaration.split(separator: "⇥")[0].utf8.count + 1
    let text = declaration.replacing("⇥", with: "") + Self.report
    #expect(
      verify(Array(text.utf8)) == severities.map { "\($0) report.encoding 1:\(column)" })
  }

  @Test func `an encoding that does no harm to the characters of the file is a warning`() {
    let text =
      "<?xml version='1.0' encoding='US-ASCII'?>" + Self.report.replacing("é", with: "e")
    #expect(verify(Array(text.utf8)) == ["warning report.encoding 1:31"])
  }

  @Test func `bytes that are not UTF-8 are of another encoding`() {
    let bytes = Array(Self.report.utf8).filter { $0 != 0xA9 }
    #expect(verify(bytes) == ["error report.encoding 1:83"])
  }

  @Test func `two byte-order marks are an error, one is none`() {
    let mark = TextEncoding.utf8.byteOrderMark
    #expect(verify(mark + Array(Self.report.utf8)) == [])
    #expect(verify(mark + mark + Array(Self.report.utf8)) == ["error report.encoding 1:1"])
  }

  @Test(arguments: TextEncoding.allCases.filter { $0 != .utf8 })
  func `UTF-16 and UTF-32 are called so, with a byte-order mark and without`(
    encoding: TextEncoding
  ) {
    let bytes = encoding.bytes(of: "<?xml version='1.0'?><testsuites/>")
    #expect(verify(bytes) == ["error report.encoding 1:1"])
    #expect(verify(encoding.byteOrderMark + bytes) == ["error report.encoding 1:1"])
  }

  @Test func `a text that is larger than readers take is an error`() {
    let text =
      "<testsuites>\n<testsuite name='s' tests='1' failures='1' errors='0'>"
      + "<testcase name='a' classname='b'><failure message='m'>"
      + String(repeating: "x", count: 10_000_001) + "</failure></testcase></testsuite></testsuites>"
    #expect(verify(Array(text.utf8)) == ["error report.text-size 2:88"])
  }

  @Test func `an attribute that is too large is called so`() {
    let text =
      "<testsuites><testsuite name='" + String(repeating: "x", count: 10_000_001)
      + "'/></testsuites>"
    #expect(verify(Array(text.utf8)) == ["error report.text-size 1:30"])
  }

  @Test func `reports of this tool that are no XML are called what they are`() throws {
    var verification = JUnitVerification()
    let journal = verification.verify(
      SourceText(path: "a.jsonl", bytes: SampleRuns.journal(of: SampleRuns.ordinary)))
    #expect(journal.map(\.message) == ["the file is the journal of a run: expected JUnit XML"])
    #expect(journal.map(\.help) == ["'loccheck report convert' makes JUnit XML of it"])
    let json = verification.verify(
      SourceText(path: "a.json", text: try JSONReport().output(of: SampleRuns.ordinary)))
    #expect(json.map(\.message) == ["the file is the JSON of a run: expected JUnit XML"])
    #expect(json.map(\.help) == ["'loccheck report convert' makes JUnit XML of it"])
    let other = verification.verify(
      SourceText(path: "a.sarif", text: #"{"version":"2.1.0","runs":[]}"#))
    #expect(other.map(\.message) == ["the file is SARIF: expected JUnit XML"])
    #expect((journal + json + other).allSatisfy { $0.id == "report.unknown" })
  }
}
