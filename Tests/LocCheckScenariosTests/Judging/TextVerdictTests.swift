import Testing

@testable import LocCheckScenarios

struct TextVerdictTests {
  @Test(arguments: [
    ("12 files", #"\d+ files"#, TextVerdict.holds), ("12 files!", #"\d+ files"#, .fails),
    ("a\nb", "a.b", .fails), ("", "", .holds),
  ])
  func `a pattern matches the whole text`(text: String, pattern: String, verdict: TextVerdict) {
    #expect(TextVerdict(matching: text, with: pattern) == verdict)
  }

  @Test func `a pattern that takes too long is given up`() {
    // Each further letter doubles the time; this one ends by itself a little later.
    let text = String(repeating: "a", count: 20) + "!"
    #expect(TextVerdict(matching: text, with: "(a+)+b", within: 0) == .undecided)
  }

  @Test func `matching ends when the run is to end`() {
    let text = String(repeating: "a", count: 64)
    #expect(
      TextVerdict(matching: text, with: "(a+)+b", unless: { true }) == .interrupted)
  }
}
