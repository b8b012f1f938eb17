import LocCheckReports
import LocCheckResults
import LocCheckXML
import Testing

struct JUnitReportTests {
  @Test(arguments: JUnitReport.Flavor.allCases)
  func `an ordinary run makes the report on record`(flavor: JUnitReport.Flavor) throws {
    let text = try JUnitReport(flavor: flavor).text(of: SampleRuns.ordinary)
    try Goldens.expect(text, named: "ordinary.\(flavor.rawValue).xml")
  }

  @Test(arguments: JUnitReport.Flavor.allCases)
  func `a run of everything that breaks reports makes the report on record`(
    flavor: JUnitReport.Flavor
  ) throws {
    let text = try JUnitReport(flavor: flavor, maximumTextSize: 2000).text(of: SampleRuns.nasty)
    try Goldens.expect(text, named: "nasty.\(flavor.rawValue).xml")
  }

  @Test func `a run without a check has one empty suite`() throws {
    #expect(
      try JUnitReport(flavor: .full).text(of: SampleRuns.empty) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="loccheck" tests="0" failures="0" errors="0" skipped="0" time="0.287" \
        timestamp="2026-01-31T09:08:07Z">
          <testsuite name="loccheck" tests="0" failures="0" errors="0" skipped="0" time="0.000" \
        timestamp="2026-01-31T09:08:07Z" hostname="ci-1"/>
        </testsuites>

        """)
  }

  @Test func `the xunit flavor leaves out what its schema does not know`() throws {
    let text = try JUnitReport(flavor: .xunit).text(of: SampleRuns.ordinary)
    #expect(!text.contains("<property name=\"locale\""))
    #expect(text.contains("<property name=\"icu\" value=\"76.1\"/>"))
    #expect(!text.contains("line=\""))
    #expect(
      text.contains("<testsuites name=\"loccheck\" tests=\"5\" failures=\"1\" errors=\"1\" time="))
    #expect(text.contains(">at Scenarios/checkout/cart.loccheck:20:15: error: "))
  }

  @Test func `a failure text has no more than its size and says what is missing`() throws {
    let text = try JUnitReport(maximumTextSize: 300).text(of: SampleRuns.nasty)
    let bodies = text.split(separator: "<failure ").dropFirst().compactMap {
      $0.split(separator: "</failure>").first?.split(separator: "\">", maxSplits: 1).last
    }
    #expect(bodies.count == 19)
    #expect(bodies.allSatisfy { $0.contains("(cut: the first 300 of ") })
  }

  @Test func `an error of the sink ends the report`() throws {
    struct Full: Error {}
    let error = #expect(throws: XMLWritingError.self) {
      try JUnitReport().write(SampleRuns.nasty) { _ in throw Full() }
    }
    guard case .sink(let cause) = error else {
      Issue.record("expected the sink's error")
      return
    }
    #expect(cause is Full)
  }
}
