import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import LocCheckResults
import Testing

@testable import LocCheck

/// The text of explanations.
struct ExplanationReportTests {
  /// Returns an explanation of a text.
  private func explained(_ text: String) throws -> ExplainedText {
    ExplainedText(
      entryPoint: .key, locale: try #require(LocaleTag("pl")), text: text, source: .key,
      steps: [
        TraceStep(step: "entry", what: "key", result: "a\u{1B}"),
        TraceStep(step: "message", what: "a", result: "found", file: "L.xcstrings", line: 7),
      ],
      reasons: [.init("because", "it is so")],
      findings: [Diagnostic("lookup.missing-key", .warning, "'a' has no entry", help: "add it")])
  }

  @Test func `steps, text, reasons and findings stand below each other`() throws {
    let text = ExplanationReport(style: .plain).text(of: [try explained("a\u{A0}b")])
    #expect(
      text == #"""
        key in pl: key
          entry    key → a\u{1B}
          message  a → found (L.xcstrings:7)
          text     a\u{A0}b
          because  it is so
        warning: 'a' has no entry [lookup.missing-key]
          help: add it

        """#)
  }

  @Test func `an empty text can be seen, and a right-to-left text is isolated`() throws {
    let text = ExplanationReport(style: .plain).text(of: [try explained(""), try explained("אב 1")])
    #expect(text.contains("\n  text     (empty)\n"))
    #expect(text.contains("\n  text     \u{2068}אב 1\u{2069}\n"))
    #expect(text.contains("\n\nkey in pl: key\n"))
  }
}
