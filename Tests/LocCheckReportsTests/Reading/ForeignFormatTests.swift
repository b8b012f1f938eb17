import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

struct ForeignFormatTests {
  @Test(
    arguments: [
      (#"{"$schema":"s","version":"2.1.0","runs":[]}"#, "SARIF"),
      (#"{"version":1,"mode":"hash","shards":[]}"#, "a plan of 'loccheck plan'"),
      (#"{"version":1,"findings":[]}"#, "a report of 'loccheck audit'"),
      (#"{"numTotalTests":1,"testResults":[]}"#, "Jest"),
      (#"{"config":{},"suites":[]}"#, "Playwright"),
      (#"{"reportFormat":"CTRF","results":{}}"#, "CTRF"),
      (#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, "a String Catalog"),
      (#"{"version":"x"}"#, "JSON"),
    ])
  func `JSON of another tool is called what it is`(json: String, name: String) {
    let read = RunReportReader.results(of: SourceText(path: "x.json", text: json))
    #expect(read.value == nil)
    #expect(read.diagnostics.map(\.id) == ["report.unknown"])
    #expect(read.diagnostics.first?.message.hasPrefix("the file is \(name), and no report") == true)
  }

  @Test(
    arguments: [
      (#"{"version":"1","suites":[]}"#, "expected a whole number, found the text '1'"),
      (#"{"version":1.5e3,"suites":[]}"#, "expected a whole number, found '1.5e3'"),
      (
        #"{"version":1,"suites":[{"cases":[{"status":"exploded"}]}]}"#,
        "expected 'passed', 'failed', 'error' or 'skipped', found the text 'exploded'"
      ),
      (#"{"version":1,"suites":["a\u12"]}"#, "expected an object, found '\"'"),
    ])
  func `what stands in a report instead of something else is shown whole`(
    json: String, message: String
  ) {
    let read = RunReportReader.results(of: SourceText(path: "x.json", text: json))
    #expect(read.diagnostics.map(\.message) == [message])
  }

  @Test(
    arguments: [
      ("assemblies", " of xUnit.net"), ("test-run", " of NUnit 3"),
      ("TestRun", " of Visual Studio (TRX)"), ("weather", ""),
    ])
  func `XML of another tool is called what it is`(root: String, name: String) {
    let read = RunReportReader.results(of: SourceText(path: "x.xml", text: "<\(root)/>"))
    #expect(read.diagnostics.map(\.id) == ["report.unknown"])
    #expect(read.diagnostics.first?.message.hasSuffix("found '\(root)'\(name)") == true)
  }

  @Test(arguments: TextEncoding.allCases, ["<testsuites/>", #"{"version":1,"suites":[]}"#])
  func `a report in another encoding than UTF-8 is told so`(
    encoding: TextEncoding, text: String
  ) {
    let bytes = encoding.bytes(of: text)
    for bytes in [bytes, encoding.byteOrderMark + bytes] {
      let read = RunReportReader.results(of: SourceText(path: "x", bytes: bytes))
      if encoding == .utf8 {
        #expect(read.diagnostics.isEmpty)
      } else {
        #expect(
          read.diagnostics.map(\.message) == ["the report is \(encoding.rawValue): expected UTF-8"])
      }
    }
  }
}
