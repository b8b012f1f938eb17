import LocCheckDiagnostics
import Testing

@testable import LocCheckScenarios

struct ScenarioLexerTests {
  /// Returns the lines of a text.
  private func tokens(_ text: String) -> Diagnosed<ScenarioTokens> {
    ScenarioLexer.tokens(of: SourceText(path: "a.loccheck", text: text))
  }

  @Test(arguments: [
    ("", LineToken.Kind.blank), (" \t", .blank), ("# remark", .comment), ("== Name", .heading),
    ("key: a", .field), ("|a|b", .row), ("|+ | more", .continuation), ("|+", .continuation),
    ("|+1 | row", .row), ("en | a: b", .unknown), ("= Name", .unknown), ("key", .unknown),
  ])
  func `a line is told by how it begins`(line: String, kind: LineToken.Kind) {
    #expect(tokens(line + "\n").value.lines.map(\.kind) == [kind])
  }

  @Test(arguments: ["\n", "\r\n"])
  func `both line ends give the same lines`(lineEnd: String) {
    let text = ["format: 1", "", "| a "].joined(separator: lineEnd) + lineEnd
    let lines = tokens(text)
    #expect(lines.value.lines.map(\.kind) == [.field, .blank, .row])
    #expect(lines.value.lines.map(\.number) == [1, 2, 3])
    #expect(lines.diagnostics.isEmpty)
  }

  @Test func `a byte order mark at the beginning is dropped`() {
    let lines = tokens("\u{FEFF}format: 1")
    #expect(lines.value.lines.map(\.bounds) == [3..<12])
    #expect(lines.value.invisibleCharacters.isEmpty)
  }

  @Test func `a lone carriage return is reported once a file`() {
    let lines = tokens("key: a\rkey: b\rkey: c")
    #expect(lines.value.lines.count == 3)
    #expect(lines.diagnostics.map(\.id) == ["scenario.line-end"])
  }

  @Test func `bytes that are not UTF-8 are reported where they stand`() {
    let bytes = Array("| é ".utf8) + [0xC3, 0x28] + Array(" | ".utf8) + [0xFF]
    let lines = ScenarioLexer.tokens(of: SourceText(path: "a", bytes: bytes))
    #expect(lines.diagnostics.map(\.message) == ["the byte 0xC3 is not UTF-8"])
    #expect(lines.diagnostics.first?.range?.bounds == 5..<6)
  }

  @Test func `a file of no bytes has no lines`() {
    #expect(tokens("").value.lines.isEmpty)
  }
}
