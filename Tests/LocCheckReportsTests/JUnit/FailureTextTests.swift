import LocCheckDiagnostics
import LocCheckResults
import Testing

@testable import LocCheckReports

struct FailureTextTests {
  /// A case in line 7.
  private let result = CaseResult(
    id: CaseID(file: "a.loccheck", scenario: "s"), line: 7, status: .passed)

  @Test func `a text begins with the place, also where the diagnostic has none`() {
    let source = SourceText(path: "a.loccheck", text: "\n\n| x\n")
    let placed = Diagnostic("a.b", .error, "m", at: source.range(4..<5))
    #expect(
      FailureText(placed, of: result, findings: []).whole == """
        at a.loccheck:3:3: error: m [a.b]
           3 | | x
             |   ^
        """)
    let bare = Diagnostic("a.b", .error, "m")
    #expect(FailureText(bare, of: result, findings: []).whole == "at a.loccheck:7: error: m [a.b]")
  }

  @Test func `what else was noticed follows, the failure itself not again`() {
    let failure = Diagnostic("a.b", .error, "m")
    var result = result
    result.findings = [failure, Diagnostic("a.c", .warning, "n", help: "h")]
    #expect(
      FailureText(failure, of: result, findings: result.findings).whole == """
        at a.loccheck:7: error: m [a.b]

        warning: n [a.c]
          help: h
        """)
  }

  @Test func `a cut text ends between characters and says how much it was`() {
    let text = FailureText(
      Diagnostic("a.b", .error, "日本語"), of: result, findings: [])
    #expect(text.whole == "at a.loccheck:7: error: 日本語 [a.b]")
    #expect(text.cut(to: 39) == text.whole)
    #expect(
      text.cut(to: 29) == "at a.loccheck:7: error: 日\n… (cut: the first 29 of 39 bytes are shown)")
  }

  @Test func `a character of very many marks is cut inside`() {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let text = FailureText(Diagnostic("a.b", .error, "e" + marks), of: result, findings: [])
    let kept = text.cut(to: 1000).split(separator: "\n")[0]
    #expect((999...1000).contains(kept.utf8.count))
    #expect(text.cut(to: 0).hasPrefix("\n… (cut: the first 0 of "))
  }

  @Test func `no text is larger than what readers of XML take`() {
    let long = String(repeating: "a", count: 12_000_000)
    let text = FailureText(Diagnostic("a.b", .error, long), of: result, findings: [])
    #expect(text.cut(to: .max).utf8.count < 9_000_000)
  }
}
