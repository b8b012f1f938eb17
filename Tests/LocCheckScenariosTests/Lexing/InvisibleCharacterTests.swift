import LocCheckDiagnostics
import Testing

@testable import LocCheckScenarios

struct InvisibleCharacterTests {
  /// The beginning of a file with one scenario, up to the text of its only row.
  private static let start = "format: 1\n== ◦\nkey: a\n| locale | text\n| en | ◦"

  @Test(arguments: NamedCharacter.allCases.filter { $0 != .empty })
  func `a raw character with a name is an error that quotes its name`(_ character: NamedCharacter) {
    let scalar = character.scalar.map(String.init) ?? ""
    let diagnostics = MarkedScenario(Self.start + "a" + scalar + "b").bound().diagnostics
    #expect(diagnostics.map(\.id) == ["scenario.invisible-character"])
    #expect(
      diagnostics.first?.message.hasSuffix("cannot be seen; write '\(character.escape)'") == true)
  }

  @Test(arguments: NamedCharacter.allCases.filter { $0 != .empty })
  func `allow lets a character pass in its own scenario only`(_ character: NamedCharacter) {
    let scalar = character.scalar.map(String.init) ?? ""
    let row = "| locale | text\n| en | a\(scalar)b\n"
    let text =
      "format: 1\n== One\nallow: \(character.name)\nkey: a\n\(row)== Two\nkey: a\n\(row)"
    let diagnostics = MarkedScenario(text).bound().diagnostics
    #expect(diagnostics.map { $0.range?.start.line } == [10])
  }

  @Test func `allow in the file holds for every scenario`() throws {
    let scenario = try cleanScenario(
      "allow: ZWNJ ZWJ\n== A\nkey: a\n| locale | text\n| fa | می\u{200C}خواهم")
    #expect(scenario.checks[0].expected.literal == "می\u{200C}خواهم")
  }

  @Test func `the place of a raw character is its bytes`() {
    expectDiagnostics(
      Self.start + "1⟦\u{202F}⟧000⟦\u{A0}⟧€",
      [
        "U+202F NARROW NO-BREAK SPACE cannot be seen; write '\\{NNBSP}' "
          + "[scenario.invisible-character]",
        "U+00A0 NO-BREAK SPACE cannot be seen; write '\\{NBSP}' [scenario.invisible-character]",
      ])
  }

  @Test(arguments: [("\u{2028}", "2028"), ("\u{34F}", "34F"), ("\u{0}", "0"), ("\u{2009}", "2009")])
  func `an invisible character without a name is written by its code point`(
    character: String, digits: String
  ) {
    let diagnostics = MarkedScenario(Self.start + "a" + character + "b").bound().diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.hasSuffix("write '\\u{\(digits)}'") == true)
  }

  @Test(arguments: ["👩‍👩‍👧", "❤️", "🏳️‍🌈", "1️⃣", "👩🏽‍🚀", "葛\u{E0100}", "ᠠ\u{180B}"])
  func `joiners and selectors inside a sequence are allowed`(sequence: String) {
    #expect(MarkedScenario(Self.start + sequence).bound().diagnostics.isEmpty)
  }

  @Test(arguments: ["a\u{200D}b", "👩\u{200D}", "👩\u{200D}a", "\u{200D}👩", "a\u{FE0F}"])
  func `joiners and selectors outside a sequence are errors`(text: String) {
    let diagnostics = MarkedScenario(Self.start + text).bound().diagnostics
    #expect(diagnostics.map(\.id) == ["scenario.invisible-character"])
  }

  @Test func `a comment may hold spaces of any kind and nothing that reorders text`() {
    expectDiagnostics(
      "# 1\u{A0}000\n# a⟦\u{202E}⟧b\nformat: 1\n== A\nkey: a\n| locale | text\n| en | a",
      [
        "U+202E RIGHT-TO-LEFT OVERRIDE cannot be seen; remove it from the comment "
          + "[scenario.invisible-character]"
      ])
  }
}
