import LocCheckReports
import LocCheckResults
import Testing

@testable import LocCheck

struct JUnitPartsTests {
  /// A run of two files with a case each.
  private let results = RunResults(
    suites: ["a.loccheck", "b.loccheck"].map { file in
      SuiteResult(
        file: file,
        cases: [CaseResult(id: CaseID(file: file, scenario: "s"), line: 1, status: .passed)])
    }, environment: .unknown)

  /// Returns the text of a report.
  private func text(_ report: JUnitReport, _ results: RunResults) throws -> String {
    var bytes: [UInt8] = []
    try report.write(results) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [JUnitReport.Split.suite, .cases(1)], JUnitReport.Flavor.allCases)
  func `what was written as a part is one, and nothing else of such a name`(
    split: JUnitReport.Split, flavor: JUnitReport.Flavor
  ) throws {
    let report = JUnitReport(flavor: flavor)
    let parts = report.parts(of: results, split: split)
    let whole = try text(report, results)
    let folder = try TemporaryFolder([
      "r.xml": whole, "r.7.xml": whole, "r.2025.xml": "notes", "r.3.json": "{}", "r.5.xml/": "",
    ])
    for part in parts {
      try folder.write(try text(part.report, part.results), to: part.path(for: "r.xml"))
      for other in ["other.xml", "r.more.xml", ".r.xml"] {
        try folder.write(try text(part.report, part.results), to: part.path(for: other))
      }
    }
    let paths = parts.map { folder($0.path(for: "r.xml")) }
    #expect(JUnitParts.paths(of: folder("r.xml")) == paths)
    // Those that a run has left aside are there too.
    _ = EarlierFile(movingAside: paths[0])
    #expect(try folder.names.contains { $0.hasSuffix(".earlier") })
    #expect(JUnitParts.paths(of: folder("r.xml")) == paths)
  }

  @Test func `a folder that is not there has no parts`() {
    #expect(JUnitParts.paths(of: "/nowhere/r.xml") == [])
  }
}
