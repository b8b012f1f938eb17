import LocCheckDiagnostics
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
      ("assemblies", " of xUnit.net"), ("test-run", " of NUnit 3"),
      ("TestRun", " of Visual Studio (TRX)"), ("weather", ""),
    ])
  func `XML of another tool is called what it is`(root: String, name: String) {
    let read = RunReportReader.results(of: SourceText(path: "x.xml", text: "<\(root)/>"))
    #expect(read.diagnostics.map(\.id) == ["report.unknown"])
    #expect(read.diagnostics.first?.message.hasSuffix("found '\(root)'\(name)") == true)
  }
}
