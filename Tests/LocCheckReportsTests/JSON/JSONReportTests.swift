import Foundation
import LocCheckReports
import LocCheckResults
import Testing

struct JSONReportTests {
  @Test(arguments: SampleRuns.short)
  func `a run makes the report on record`(run: NamedRun) throws {
    try Goldens.expect(JSONReport().output(of: run.results), named: "\(run.name).json")
  }

  @Test func `another reader of JSON finds the members that are promised`() throws {
    let text = try JSONReport().output(of: SampleRuns.ordinary)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["version"] as? Int == 1)
    #expect(document["tool"] as? String == "loccheck")
    #expect(document["timestamp"] as? String == "2026-01-31T09:08:07Z")
    #expect(document["seconds"] as? Double == 0.287)
    #expect(
      document["statistics"] as? [String: Int]
        == ["total": 5, "passed": 2, "failed": 1, "errors": 1, "skipped": 1])
    let suites = try #require(document["suites"] as? [[String: Any]])
    #expect(
      suites.map { $0["file"] as? String }
        == ["Scenarios/checkout/cart.loccheck", "Scenarios/files.loccheck"])
    let cases = try #require(suites.first?["cases"] as? [[String: Any]])
    #expect(
      cases.map { $0["status"] as? String } == ["passed", "failed", "skipped", "error"])
    let failed = cases[1]
    #expect(
      failed["id"] as? String
        == "Scenarios/checkout/cart.loccheck › Total line › ar-EG count=2")
    #expect(failed["line"] as? Int == 20)
    #expect(failed["lookedUpKey"] as? String == "Total")
    let diagnostic = try #require(failed["diagnostic"] as? [String: Any])
    #expect(diagnostic["rule"] as? String == "text.differs")
    #expect(diagnostic["line"] as? Int == 20)
    #expect(diagnostic["column"] as? Int == 15)
    #expect(cases[3]["key"] as? String == "cart.title")
  }

  @Test func `each check is on a line of its own`() throws {
    let lines = try JSONReport().output(of: SampleRuns.nasty).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("        {\"id\":") } == SampleRuns.nasty.statistics.total)
    #expect(lines.count == SampleRuns.nasty.statistics.total + 14)
  }

  @Test func `chunks are small, however large the report is`() throws {
    var sizes: [Int] = []
    try JSONReport().write(SampleRuns.nasty) { sizes.append($0.count) }
    #expect(sizes.reduce(0, +) > 1_000_000)
    #expect(sizes.allSatisfy { $0 < 400_000 })
  }

  @Test func `an error of the sink ends the report`() {
    struct Full: Error {}
    #expect(throws: Full.self) { try JSONReport().write(SampleRuns.nasty) { _ in throw Full() } }
  }
}
