import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

/// Journals into which several runs wrote at once.
struct MixedJournalTests {
  /// The first line of a run of two checks.
  private static let start =
    #"{"v":1,"kind":"runStarted","toolVersion":"1","suites":[{"file":"a","cases":2}]}"#
  /// The last line of a run.
  private static let end = #"{"v":1,"kind":"runEnded","nanoseconds":7}"#
  /// A line of a kind that is not known.
  private static let unknown = #"{"v":1,"kind":"weather"}"#

  /// Returns the line of a check.
  private static func line(_ position: Int, file: String = "a") -> String {
    """
    {"v":1,"kind":"caseEnded","case":{"file":"\(file)","scenario":"s\(position)",\
    "position":\(position),"status":"passed"}}
    """
  }

  @Test(
    arguments: [
      ([start, line(0), line(1), line(0), end], [4]),
      ([start, line(0), line(0), line(1), line(1), end], [3]),
      ([start, line(0), end, line(1)], [4]),
      ([start, line(0), line(1), end, end], [5]),
      ([line(0), start, line(1), end], [2]),
      ([end, start, line(0), line(1), end], [2, 3]),
      ([start, line(0), line(1), line(2), end], [6]),
      ([start, line(0), line(1), line(0, file: "b"), end], [6]),
    ] as [([String], [Int])])
  func `signs of another run are errors, and none of the results are all good`(
    lines: [String], places: [Int]
  ) throws {
    let text = lines.map { $0 + "\n" }.joined()
    let read = RunReportReader.results(of: SourceText(path: "run.jsonl", text: text))
    #expect(read.diagnostics.map(\.id) == places.map { _ in "report.journal-mixed" })
    #expect(read.diagnostics.map(\.range?.start.line) == places)
    #expect(read.hasErrors)
    let errors = try #require(read.value).suites.flatMap(\.cases).filter(\.isUnfinished)
    #expect(errors.map(\.id.scenario) == ["checks of several runs"])
    #expect(errors.allSatisfy { $0.status.word == "error" })
  }

  @Test func `of many signs the first is told, with their number`() {
    let lines = [Self.start, Self.line(0), Self.line(0), Self.line(1), Self.line(1), Self.end]
    let text = lines.map { $0 + "\n" }.joined()
    let read = RunReportReader.results(of: SourceText(path: "run.jsonl", text: text))
    #expect(read.diagnostics.flatMap(\.notes).map(\.message) == ["1 more of this kind in the file"])
  }

  @Test func `lines of kinds that are not known are no signs`() {
    let lines = [
      Self.unknown, Self.start, Self.line(0), Self.unknown, Self.line(1), Self.end, Self.unknown,
    ]
    let text = lines.map { $0 + "\n" }.joined()
    let read = RunReportReader.results(of: SourceText(path: "run.jsonl", text: text))
    #expect(read.diagnostics.isEmpty)
    #expect(read.value?.statistics == RunStatistics(passed: 2))
  }
}
