import LocCheckDiagnostics
import Testing

@testable import LocCheckReports

struct JSONProblemTests {
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
}
