import Testing

@testable import LocCheckReports

/// What GitHub's runner, Azure's agent and TeamCity would take for a command.
struct LogTextTests {
  @Test(
    arguments: [
      ("::error::x", "\\u{3A}:error::x"), ("  \t::error::x", "  \t\\u{3A}:error::x"),
      ("a\n::b::", "a\n\\u{3A}:b::"), (":::a::", "\\u{3A}::a::"), ("a ##[b]", "a #\\u{23}[b]"),
      ("##[b]##[c]", "#\\u{23}[b]#\\u{23}[c]"), ("###[b]", "##\\u{23}[b]"),
      ("a ##vso[b]", "a #\\u{23}vso[b]"), ("##teamCity[b]", "#\\u{23}teamCity[b]"),
    ])
  func `a command is broken`(text: String, expected: String) {
    #expect(LogText.withoutCommands(text) == expected)
  }

  @Test(
    arguments: [
      "", ":", "a::b", "path:1:2: error: x", ":a::", "## Heading", "##", "## [a]", "##a1[b]",
      "#[a]",
      "é::", "\u{1B}[1m::x",
    ])
  func `what is no command stays`(text: String) {
    #expect(LogText.withoutCommands(text) == text)
  }
}
