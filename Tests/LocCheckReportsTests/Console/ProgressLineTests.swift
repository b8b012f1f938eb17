import LocCheckReports
import LocCheckResults
import Testing

struct ProgressLineTests {
  /// Returns the end of a check in a file.
  private func ended(_ file: String, _ status: CaseResult.Status = .passed) -> RunEvent {
    .caseEnded(CaseResult(id: CaseID(file: file, scenario: "s"), line: 1, status: status))
  }

  @Test func `the line follows the run`() {
    var line = ProgressLine()
    #expect(line.text(width: 59, at: 0) == "0/0")
    var seen: [String] = []
    for event in SampleRuns.ordinary.events {
      line.update(for: event, at: 0)
      seen.append(line.text(width: 80, at: 0))
    }
    let cart = "Scenarios/checkout/cart.loccheck"
    #expect(
      seen == [
        "[░░░░░░░░░░░░░░░░] 0/5", "[███░░░░░░░░░░░░░] 1/5  \(cart)",
        "[██████░░░░░░░░░░] 2/5  1 failed  \(cart)", "[█████████░░░░░░░] 3/5  1 failed  \(cart)",
        "[████████████░░░░] 4/5  1 failed, 1 error  \(cart)",
        "[████████████░░░░] 4/5  1 failed, 1 error  \(cart)",
        "[████████████████] 5/5  1 failed, 1 error  Scenarios/files.loccheck",
        "[████████████████] 5/5  1 failed, 1 error  Scenarios/files.loccheck",
        "[████████████████] 5/5  1 failed, 1 error  Scenarios/files.loccheck",
      ])
  }

  @Test(
    arguments: [
      (1000, 1, "1.0/s  16:39 left"), (1_000_000, 8430, "8 430/s  1:58 left"),
      (100_000_000, 1000, "1 000/s  27:46:39 left"), (20, 10, "10/s  0:01 left"),
      (1_000_000, 12_345, "12 345/s  1:21 left"),
    ])
  func `the speed and the time left are shown once they are known`(
    total: Int, done: Int, text: String
  ) {
    var line = ProgressLine(glyphs: .ascii)
    line.update(for: .started(suites: 1, cases: total), at: 0)
    let event = ended("")
    for _ in 0..<done - 1 { line.update(for: event, at: 0) }
    line.update(for: event, at: 1_000_000_000)
    let shown = line.text(width: 200, at: 1_000_000_000)
    #expect(shown.hasSuffix("\(done)/\(total)  \(text)"))
  }

  @Test func `what is over has no time left`() {
    var line = ProgressLine()
    line.update(for: .started(suites: 1, cases: 1), at: 0)
    line.update(for: ended("a"), at: 1_000_000_000)
    #expect(line.text(width: 80, at: 2_000_000_000) == "[████████████████] 1/1  a")
  }

  @Test(
    arguments: [
      (12, "1/1  日本語"), (11, "1/1  日本語"), (10, "1/1  日本…"), (9, "1/1  日…"), (1, "…"), (0, ""),
      (-1, ""),
    ])
  func `the line is cut to the cells there are`(width: Int, text: String) {
    var line = ProgressLine()
    line.update(for: .started(suites: 1, cases: 1), at: 0)
    line.update(for: ended("日本語"), at: 0)
    #expect(line.text(width: width, at: 0) == text)
  }

  @Test func `without UTF-8 it is drawn in ASCII`() {
    var line = ProgressLine(glyphs: .ascii)
    line.update(for: .started(suites: 1, cases: 2), at: 0)
    line.update(for: ended(String(repeating: "a", count: 100)), at: 0)
    #expect(
      line.text(width: 60, at: 0) == "[########--------] 1/2  "
        + String(repeating: "a", count: 33) + "...")
    #expect(line.text(width: 2, at: 0) == "")
  }

  @Test func `counts are aligned to the right`() {
    var line = ProgressLine()
    line.update(for: .started(suites: 1, cases: 1234), at: 0)
    #expect(line.text(width: 40, at: 0) == "   0/1234")
  }

  @Test func `more checks than were planned do not break the bar`() {
    var line = ProgressLine()
    line.update(for: .started(suites: 1, cases: 1), at: 0)
    line.update(for: ended("a"), at: 0)
    line.update(for: ended("a"), at: 0)
    #expect(line.text(width: 80, at: 0) == "[████████████████] 2/1  a")
  }
}
