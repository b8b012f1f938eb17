import LocCheckDiagnostics
import Testing

@testable import LocCheckReports

struct ReportEncodingTests {
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

  @Test func `a second byte-order mark is refused at its place`() {
    let read = RunReportReader.results(
      of: SourceText(path: "x", text: "\u{FEFF}\u{FEFF}<testsuites/>"))
    #expect(read.value == nil)
    #expect(
      read.diagnostics.map(\.message) == ["a second byte-order mark: readers refuse the file"])
    #expect(read.diagnostics.map(\.range?.bounds) == [3..<6])
  }
}
