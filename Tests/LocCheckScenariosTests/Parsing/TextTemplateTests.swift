import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

@testable import LocCheckScenarios

struct TextTemplateTests {
  /// Returns a text read in a place where two arguments exist.
  private func read(_ text: String, _ dialect: TemplateDialect) -> Diagnosed<TextTemplate> {
    let source = SourceText(path: "a.loccheck", text: text)
    let arguments = [
      ArgumentDeclaration(name: "count", type: .int),
      ArgumentDeclaration(name: "URL", type: .string),
      ArgumentDeclaration(name: "title", type: .text),
    ]
    var reader = TemplateReader(source, dialect: dialect, arguments: arguments)
    reader.read(0..<source.bytes.count)
    return Diagnosed(reader.finished(), reader.diagnostics)
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a \\| b", "a | b"), ("\\\\", "\\"), ("a\\nb", "a\nb"),
    ("a\\tb", "a\tb"), ("\\sa\\s", " a "), ("\\u{1F600}\\u{e9}", "😀é"), ("\\{EMPTY}", ""),
    ("1\\{NNBSP}000\\{NBSP}€", "1\u{202F}000\u{A0}€"), ("100 %lld", "100 %lld"),
  ])
  func `an escape stands for its character`(text: String, meaning: String) {
    for dialect in [TemplateDialect.plain, .expectation, .string, .message, .key] {
      let template = read(text, dialect)
      #expect(template.diagnostics.isEmpty)
      #expect(template.value.literal?.isIdenticalUTF8(to: meaning) == true)
    }
  }

  @Test(arguments: NamedCharacter.allCases)
  func `every character has its name`(character: NamedCharacter) {
    let template = read("a\\{\(character.rawValue)}b", .plain).value
    #expect(template.literal?.isIdenticalUTF8(to: "a\(character.text)b") == true)
  }

  @Test(arguments: [
    ("\\q", "'\\q' is no escape; a backslash itself is written '\\\\'"),
    ("\\é", "'\\é' is no escape; a backslash itself is written '\\\\'"),
    (
      "a\\",
      "nothing follows the backslash; a backslash is written '\\\\', a space at the end '\\s'"
    ),
    ("\\\"", "'\\\"' is no escape; a backslash itself is written '\\\\'"),
    ("\\{NBPS}", "no character is named 'NBPS'; did you mean 'NBSP'?"),
    ("\\{nbsp}", "no character is named 'nbsp'; did you mean 'NBSP'?"),
    ("\\{WHATEVER}", "no character is named 'WHATEVER'"),
    ("\\{NBSP", "'\\{' has no closing '}'"), ("\\u{41", "'\\u{' has no closing '}'"),
    (
      "\\u{D800}",
      "'\\u{D800}' is no Unicode scalar; expected hexadecimal digits up to 10FFFF, "
        + "D800 to DFFF excepted"
    ),
  ])
  func `what is no escape is an error`(text: String, message: String) {
    let template = read(text, .expectation)
    #expect(template.diagnostics.map(\.message) == [message])
  }

  @Test func `an expected text takes arguments in three forms`() {
    let template = read("\\{count} of \\{count:raw}\\(URL)\\{URL}", .expectation)
    #expect(template.diagnostics.isEmpty)
    #expect(
      template.value.segments == [
        .argument(.init("count")), .literal(" of "), .argument(.init("count", isRaw: true)),
        .argument(.init("URL", isRaw: true)), .argument(.init("URL")),
      ])
  }

  @Test func `a message takes interpolations with and without specifiers`() {
    let template = read("\\(count)% of \\( count , specifier: \"%05d\" )\\(title)", .key)
    #expect(template.diagnostics.isEmpty)
    #expect(
      template.value.segments == [
        .argument(.init("count")), .literal("% of "),
        .argument(.init("count", specifier: "%05d")), .argument(.init("title")),
      ])
  }

  @Test func `a completed string takes bare values`() {
    let template = read("\\(count)", .string)
    #expect(template.value.segments == [.argument(.init("count", isRaw: true))])
  }

  @Test(arguments: [
    (
      "\\(cuont)", TemplateDialect.message,
      "the argument 'cuont' is not declared; did you mean 'count'?"
    ),
    ("\\{cuont}", .expectation, "the argument 'cuont' is not declared; did you mean 'count'?"),
    ("\\(zebra)", .key, "the argument 'zebra' is not declared; add it to 'args:'"),
    ("\\(count)", .plain, "'\\(count)' is an argument, and none can stand here"),
    ("\\{count}", .plain, "'\\{count}' is an argument, and none can stand here"),
    (
      "\\{count}", .message,
      "a message takes an argument as '\\(count)'; '\\{count}' belongs in expected texts"
    ),
    (
      "\\{count:row}", .expectation,
      "expected '\\{count}' or '\\{count:raw}', found '\\{count:row}'"
    ),
    (
      "\\(count.description)", .message,
      "expected '\\(name)' or '\\(name, specifier: \"%.2f\")', found '\\(count.description)'"
    ),
    (
      "\\(count, specifier: \"%d\")", .string,
      "a specifier belongs in a message; a plain string has none"
    ),
    (
      "\\(URL, specifier: \"%d\")", .message,
      "'URL' is no number, and only numbers take a specifier"
    ),
    ("\\(title)", .message, "'title' is a Text, and only a SwiftUI key takes one"),
  ])
  func `an argument where it cannot stand is an error`(
    text: String, dialect: TemplateDialect, message: String
  ) {
    let template = read(text, dialect)
    #expect(template.diagnostics.map(\.message) == [message])
    #expect(template.diagnostics.first?.range?.text.isIdenticalUTF8(to: text) == true)
  }

  @Test func `all errors of a text are reported at once`() {
    expectDiagnostics(
      "format: 1\n== A\nkey: a\n| locale | text\n| en | ◦⟦\\q⟧ ◦⟦\\{NBPS}⟧◦⟦\\{n}⟧",
      [
        "'\\q' is no escape; a backslash itself is written '\\\\' [scenario.unknown-escape]",
        "no character is named 'NBPS'; did you mean 'NBSP'? [scenario.unknown-character]",
        "the argument 'n' is not declared; add it to 'args:' [scenario.undeclared-argument]",
      ])
  }

  @Test func `places are filled in order`() {
    let template = read("a \\{count} b \\{count:raw}", .expectation).value
    #expect(template.text { $0.isRaw ? "1000" : "1.000" } == "a 1.000 b 1000")
    #expect(template.literal == nil)
    #expect(template.references.map(\.isRaw) == [false, true])
  }
}
