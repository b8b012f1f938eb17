import LocCheckReports
import LocCheckResults
import Testing

struct ProgressLineTests {
  @Test func `the line follows the run`() {
    var line = ProgressLine()
    #expect(line.text(width: 80) == "0/0")
    var seen: [String] = []
    for event in SampleRuns.events(of: SampleRuns.ordinary) {
      line.update(for: event)
      seen.append(line.text(width: 80))
    }
    let cart = "Scenarios/checkout/cart.loccheck"
    #expect(
      seen == [
        "0/5", "1/5  \(cart)", "2/5  1 failed  \(cart)", "3/5  1 failed  \(cart)",
        "4/5  1 failed, 1 error  \(cart)", "4/5  1 failed, 1 error  \(cart)",
        "5/5  1 failed, 1 error  Scenarios/files.loccheck",
        "5/5  1 failed, 1 error  Scenarios/files.loccheck",
        "5/5  1 failed, 1 error  Scenarios/files.loccheck",
      ])
  }

  @Test(arguments: [
    (12, "1/1  日本語"), (11, "1/1  日本語"), (10, "1/1  日本…"), (9, "1/1  日…"), (1, "…"), (0, ""),
  ])
  func `the line is cut to the cells there are`(width: Int, text: String) {
    var line = ProgressLine()
    line.update(for: .started(suites: 1, cases: 1))
    line.update(
      for: .caseEnded(
        CaseResult(id: CaseID(file: "日本語", scenario: "s"), line: 1, status: .passed)))
    #expect(line.text(width: width) == text)
  }

  @Test func `counts are aligned to the right`() {
    var line = ProgressLine()
    line.update(for: .started(suites: 1, cases: 1234))
    #expect(line.text(width: 80) == "   0/1234")
  }
}
