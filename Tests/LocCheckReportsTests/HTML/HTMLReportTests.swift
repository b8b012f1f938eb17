import LocCheckDiagnostics
import LocCheckReports
import LocCheckResults
import LocCheckXML
import Testing

struct HTMLReportTests {
  /// Runs by the names of their goldens.
  private static let samples: [(name: String, results: RunResults)] = [
    ("ordinary", SampleRuns.ordinary), ("nasty", SampleRuns.nasty),
    ("scripts", SampleRuns.scripts), ("empty", SampleRuns.empty),
  ]

  @Test(arguments: ["nasty", "scripts"])
  func `a run makes the page on record`(name: String) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    let report = HTMLReport(limits: HTMLReport.Limits(textSize: 2000))
    try Goldens.expect(report.text(of: sample.results), named: "\(name).html")
  }

  @Test func `a page with its style and script beside it is on record with both`() throws {
    let report = HTMLReport(assetPlacement: .separate)
    try Goldens.expect(report.text(of: SampleRuns.ordinary), named: "ordinary.html")
    #expect(report.assets.map(\.name) == ["loccheck-report.css", "loccheck-report.js"])
    for asset in report.assets {
      let text = try #require(String(validating: asset.bytes, as: UTF8.self))
      try Goldens.expect(text, named: asset.name)
    }
    #expect(HTMLReport().assets.isEmpty)
  }

  @Test(arguments: samples.map(\.name))
  func `every page is a tree that an XML reader accepts`(name: String) throws {
    let sample = try #require(Self.samples.first { $0.name == name })
    let page = try HTMLReport(assetPlacement: .separate).text(of: sample.results)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html "))
    let document = XMLReader.document(
      from: SourceText(path: "page.html", text: String(page.dropFirst("<!DOCTYPE html>".count))))
    #expect(document.diagnostics == [])
    #expect(document.value?.name == "html")
  }

  @Test func `no anchor is given twice and every link leads to one`() throws {
    let page = try HTMLReport(assetPlacement: .separate).text(of: SampleRuns.scripts)
    let anchors = page.matches(of: /\sid="([^"]+)"/).map(\.1)
    let links = page.matches(of: /href="#([^"]+)"/).map(\.1)
    #expect(Set(anchors).count == anchors.count)
    #expect(Set(links).subtracting(anchors) == [])
    #expect(links.count > 100)
  }

  @Test func `texts cannot become markup`() throws {
    let hostile = "</script><script>alert(1)</script>\" onclick='x' <!-- ]]> &lt;"
    let file = "\(hostile).loccheck"
    let diagnostic = Diagnostic(
      .init(hostile), .error, hostile, details: [.init(hostile, hostile)],
      notes: [.init(hostile)], help: hostile)
    let result = CaseResult(
      id: CaseID(
        file: file, scenario: hostile, locale: hostile, key: hostile,
        arguments: [.init(hostile, hostile)], check: hostile),
      line: 1, status: .failed(diagnostic), attempts: [.error(diagnostic)], expected: hostile,
      actual: hostile, source: hostile, category: hostile, key: hostile, table: hostile,
      tags: [hostile],
      trace: [TraceStep(step: hostile, what: hostile, result: hostile, file: hostile)],
      findings: [Diagnostic(.init(hostile), .warning, hostile)])
    let environment = RunEnvironment(
      toolVersion: hostile, icuVersion: hostile, cldrVersion: hostile, hostname: hostile,
      startedAt: 0, nanoseconds: 0, interruption: hostile)
    let results = RunResults(
      suites: [SuiteResult(file: file, cases: [result])], environment: environment)
    let page = try HTMLReport().text(of: results)
    #expect(page.matches(of: /<script/).count == 1)
    #expect(page.matches(of: #/</script/#).count == 1)
    #expect(!page.contains("<!-- "))
    #expect(!page.contains("\" onclick"))
    #expect(!page.contains("]]>"))
  }

  @Test func `what is beyond a limit is counted where it would stand`() throws {
    let page = try HTMLReport(
      assetPlacement: .separate,
      limits: HTMLReport.Limits(fullCases: 2, rows: 3, tableRows: 2, textSize: 100)
    ).text(of: SampleRuns.scripts)
    #expect(page.matches(of: /<article\s/).count == 2)
    #expect(page.matches(of: /<li class="case"/).count == 6)
    #expect(page.contains("Not listed, since there are so many: 3 failed."))
    #expect(page.contains("The scenarios in which something went wrong, of 7 (at most 2)."))
    let links = page.matches(of: /href="#([^"]+)"/).map(\.1)
    let anchors = page.matches(of: /\sid="([^"]+)"/).map(\.1)
    #expect(Set(links).subtracting(anchors) == [])
  }

  @Test func `an error of the sink ends the page`() {
    struct Full: Error {}
    #expect(throws: Full.self) { try HTMLReport().write(SampleRuns.nasty) { _ in throw Full() } }
  }

  @Test func `the settings of a run reach the page`() throws {
    let settings = RunReportSettings(maximumTextSize: 10, htmlAssets: .separate)
    let report = try #require(RunReportFormat.html.report(settings) as? HTMLReport)
    #expect(report.assetPlacement == .separate)
    #expect(report.limits.textSize == 10)
  }
}
