import LocCheckResults
import Testing

@testable import LocCheckReports

struct JUnitPartsTests {
  /// Returns the class and name of each case in a report, in order.
  private func identities(_ report: String) -> [String] {
    report.split(separator: "<testcase ").dropFirst().map {
      $0.split(separator: "\"").prefix(4).joined()
    }
  }

  /// Returns the identities in all parts.
  private func identities(_ parts: [JUnitReport.Part]) throws -> [String] {
    try parts.flatMap { identities(try $0.report.text(of: $0.results)) }
  }

  /// A run of files with given numbers of cases, all of one name.
  private func run(_ counts: [(file: String, count: Int)]) -> RunResults {
    RunResults(
      suites: counts.map { file, count in
        SuiteResult(
          file: file,
          cases: (0..<count).map {
            CaseResult(
              id: CaseID(file: file, scenario: "s"), line: $0 + 1, status: .passed,
              nanoseconds: 1_000_000)
          })
      }, environment: SampleRuns.environment)
  }

  @Test(
    arguments: [
      ("suite", .suite), ("1", .cases(1)), ("4000", .cases(4000)), ("0", nil), ("-1", nil),
      ("+1", nil), ("01", nil), ("", nil), ("suites", nil),
    ] as [(String, JUnitReport.Split?)])
  func `a way of cutting is a word or a number`(text: String, split: JUnitReport.Split?) {
    #expect(JUnitReport.Split(text) == split)
  }

  @Test func `a file for each suite is named after its class`() {
    let results = run([
      ("Scenarios/checkout/cart.loccheck", 1), ("Scenarios/checkout/Cart.loccheck", 1),
      ("Scenarios/a b/\u{1F600}.loccheck", 0),
    ])
    let parts = JUnitReport().parts(of: results, split: .suite)
    #expect(
      parts.map(\.suffix) == [
        "checkout.cart",
        "checkout.Cart-\(ShortName.digest(of: "Scenarios/checkout/Cart.loccheck"))",
        "a_b._",
      ])
    #expect(parts.map { $0.results.suites } == results.suites.map { [$0] })
    #expect(parts[0].results.environment.nanoseconds == 1_000_000)
    #expect(
      parts[0].path(for: "Reports/TEST-loccheck.xml") == "Reports/TEST-loccheck.checkout.cart.xml")
    #expect(parts[0].path(for: "a.b/report") == "a.b/report.checkout.cart")
  }

  @Test func `a suite goes on in the next file, and cases keep their names`() throws {
    let results = run([("a.loccheck", 3), ("b.loccheck", 20), ("c.loccheck", 0), ("d.loccheck", 1)])
    let parts = JUnitReport().parts(of: results, split: .cases(2))
    #expect(parts.map(\.suffix) == (1...12).map { $0 < 10 ? "0\($0)" : "\($0)" })
    #expect(parts.map { $0.results.statistics.total } == Array(repeating: 2, count: 12))
    #expect(parts[1].results.suites.map(\.file) == ["a.loccheck", "b.loccheck"])
    #expect(parts[11].results.suites.map(\.file) == ["b.loccheck", "c.loccheck", "d.loccheck"])
    let whole = identities(try JUnitReport().text(of: results))
    #expect(
      whole[..<4] == [
        "name=s classname=a", "name=s (2) classname=a", "name=s (3) classname=a",
        "name=s classname=b",
      ])
    #expect(try identities(parts) == whole)
  }

  @Test(arguments: [JUnitReport.Split.suite, .cases(1), .cases(7), .cases(1000)])
  func `the cases of all parts are those of the whole`(split: JUnitReport.Split) throws {
    for results in [SampleRuns.nasty, SampleRuns.ordinary, SampleRuns.retried] {
      let parts = JUnitReport().parts(of: results, split: split)
      #expect(try identities(parts) == identities(try JUnitReport().text(of: results)))
    }
  }

  @Test(arguments: [JUnitReport.Split.suite, .cases(1)])
  func `a run without a check has one file`(split: JUnitReport.Split) throws {
    let parts = JUnitReport().parts(of: SampleRuns.empty, split: split)
    #expect(parts.count == 1)
    #expect(parts.map(\.suffix) == [split == .suite ? "loccheck" : "1"])
    #expect(parts[0].results == SampleRuns.empty)
  }

  @Test func `files whose classes would be the same keep apart in parts too`() throws {
    let results = run([("a.b.loccheck", 2), ("a_b.loccheck", 1)])
    let digest = ShortName.digest(of: "a_b.loccheck")
    let whole = identities(try JUnitReport().text(of: results))
    #expect(
      whole == [
        "name=s classname=a_b", "name=s (2) classname=a_b", "name=s classname=a_b_\(digest)",
      ])
    #expect(try identities(JUnitReport().parts(of: results, split: .suite)) == whole)
    #expect(try identities(JUnitReport().parts(of: results, split: .cases(1))) == whole)
  }
}
