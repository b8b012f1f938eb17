import LocCheckReports
import LocCheckResults
import Testing

struct AttemptTests {
  @Test(arguments: JUnitReport.Flavor.allCases)
  func `checks that were made more than once make the report on record`(
    flavor: JUnitReport.Flavor
  ) throws {
    let folder = try #require(JUnitAttachmentFolder("Reports/attachments"))
    let text = try JUnitReport(flavor: flavor, attachments: folder).text(of: SampleRuns.retried)
    try Goldens.expect(text, named: "retried.\(flavor.rawValue).xml")
  }
}
