import LocCheckDiagnostics
import LocCheckSources
import Testing

@Suite struct `The scanner finds comments that silence` {
  /// What is read of a comment.
  private struct Comment: Equatable {
    /// The rule.
    var rule: String
    /// The reason.
    var reason: String
    /// The text of the comment.
    var text: String
    /// The text of the line that it speaks of.
    var line: String
  }

  /// Returns the comments in a text.
  private func comments(in text: String) -> [Comment] {
    let scanned = ScannedText(text)
    return scanned.digest.suppressions.map { comment in
      Comment(
        rule: comment.rule, reason: comment.reason, text: scanned.source.text(in: comment.bounds),
        line: scanned.source.text(in: comment.subject))
    }
  }

  @Test func `behind code for their own line`() {
    #expect(
      comments(
        in: "let a = f(\n  \"a\")  // loccheck:ignore missing-key the server has it\nlet b = 1")
        == [
          Comment(
            rule: "missing-key", reason: "the server has it",
            text: "// loccheck:ignore missing-key the server has it",
            line: "  \"a\")  // loccheck:ignore missing-key the server has it")
        ])
  }

  @Test func `alone for the next line with code`() {
    #expect(
      comments(
        in: """
          // loccheck:ignore extract.dynamic-key  one  reason\u{20}
          // Another remark.

          //loccheck:ignore\tstale-key\ttwo
          let a = "a"
          """)
        == [
          Comment(
            rule: "extract.dynamic-key", reason: "one  reason",
            text: "// loccheck:ignore extract.dynamic-key  one  reason ",
            line: "// loccheck:ignore extract.dynamic-key  one  reason "),
          Comment(
            rule: "stale-key", reason: "two", text: "//loccheck:ignore\tstale-key\ttwo",
            line: "let a = \"a\""),
        ])
  }

  @Test(arguments: [
    "/* loccheck:ignore missing-key why */", "/// loccheck:ignore missing-key why",
    "// loccheck: ignore missing-key why", "// LocCheck:Ignore missing-key why",
    "/** loccheck:ignore missing-key why */",
  ])
  func `in another form than they have, which silences nothing`(comment: String) {
    #expect(
      comments(in: "\(comment)\nlet a = \"a\"") == [
        Comment(rule: "", reason: "", text: comment, line: "let a = \"a\"")
      ])
  }

  @Test func `above other remarks, but not above an empty line`() {
    let comment = "// loccheck:ignore stale-key why"
    let lines = { (text: String) in comments(in: text).map(\.line) }
    #expect(lines("\(comment)\n// More.\nlet a = \"a\"") == ["let a = \"a\""])
    #expect(lines("\(comment)\n  \nlet a = \"a\"") == [comment])
    #expect(lines("\(comment)\r\n\r\nlet a = \"a\"") == [comment])
  }

  @Test func `without a rule, and at the end of a file`() {
    #expect(
      comments(in: "let a = 1\n// loccheck:ignore") == [
        Comment(
          rule: "", reason: "", text: "// loccheck:ignore", line: "// loccheck:ignore")
      ])
  }

  @Test func `and no others`() {
    #expect(
      comments(
        in:
          "// loccheck:ignored a\n/* loccheck:ignored b */\nlet c = \"// loccheck:ignore d\"\n// e loccheck:ignore f"
      ) == [])
  }
}
