import LocCheckDiagnostics
import LocCheckReports
import Testing

/// The lines that Xcode reads from a build phase.
struct XcodeReportTests {
  @Test func `each finding is a line, and each place of its notes another`() {
    #expect(
      XcodeReport().text(of: SampleFindings.ordinary) == """
        App/Sources/Überblick 1.swift:2:15: error: 'Häuser %d' is in no catalog [extract.missing-key]
        App/Sources/Überblick 1.swift:1:1: note: 'Häuser %lld' is here [extract.missing-key]
        App/Sources/Überblick 1.swift:3:14: warning: no comment [extract.missing-comment]
        note: a key, a: b\\n::error::no [extract.dynamic-key]

        """)
  }

  @Test func `nothing found is nothing printed`() {
    #expect(XcodeReport().text(of: []) == "")
  }
}
