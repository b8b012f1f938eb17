import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

@testable import LocCheckScenarios

struct TextExpressionTests {
  /// Returns an expression read where one argument exists.
  private func read(_ text: String) -> Diagnosed<TextExpression?> {
    let source = SourceText(path: "a.loccheck", text: text)
    return TextExpressionParser.expression(
      in: 0..<source.bytes.count, of: source,
      arguments: [ArgumentDeclaration(name: "count", type: .int)])
  }

  /// Returns a part that is looked up.
  private func key(
    _ text: String, _ styles: Set<TextExpression.Style> = []
  ) -> TextExpression.Part {
    TextExpression.Part(.key(TextTemplate([.literal(text)])), styles: styles)
  }

  @Test func `a text is a key and a verbatim text is none`() {
    let expression = read("Text(\"Preview\") + Text(verbatim: \"100 %lld\")").value
    #expect(
      expression?.parts == [
        key("Preview"), TextExpression.Part(.verbatim(TextTemplate([.literal("100 %lld")]))),
      ])
  }

  @Test func `modifiers apply to what stands before them`() {
    let expression = read(
      "(Text(\"a\").bold() + Text(\"b\")).italic() + Text(\"c\").strikethrough().monospaced()")
    #expect(expression.diagnostics.isEmpty)
    #expect(
      expression.value?.parts == [
        key("a", [.bold, .italic]), key("b", [.italic]), key("c", [.strikethrough, .monospaced]),
      ])
  }

  @Test func `strings take Swift escapes and those of scenario files`() {
    let expression = read(#"Text("\"a\"\t\u{E9}\{NBSP}\|\\\(count)\'")"#)
    #expect(expression.diagnostics.isEmpty)
    #expect(
      expression.value?.parts.first?.content
        == .key(
          TextTemplate([
            .literal("\"a\"\té\u{A0}|\\"), .argument(.init("count")), .literal("'"),
          ])))
  }

  @Test func `an interpolation in a key may have a specifier`() {
    let expression = read(#"Text("\(count, specifier: "%05d")")"#).value
    #expect(expression?.parts.first?.content.template.references.first?.specifier == "%05d")
  }

  @Test(arguments: [
    ("Txt(\"a\")", "expected 'Text(…)', found 'T'", 0..<1),
    ("Text(a)", "expected a string in quotation marks, found 'a'", 5..<6),
    ("Text(\"a\"", "expected ')' after the string, found the end", 8..<8),
    ("Text(\"a\", tableName: \"b\")", "expected ')' after the string, found ','", 8..<9),
    ("Text(\"é", "the string has no closing '\"'", 5..<6),
    ("Text(verbatim \"a\")", "expected ':' after 'verbatim', found '\"'", 14..<15),
    (
      "Text(\"a\").blod()",
      "expected 'bold', 'italic', 'strikethrough' or 'monospaced' after '.', found 'blod'; "
        + "did you mean 'bold'?", 10..<14
    ),
    ("Text(\"a\").bold", "expected '()' after '.bold', found the end", 14..<14),
    ("Text(\"a\").bold(false)", "expected '()' after '.bold', found 'f'", 15..<16),
    ("(Text(\"a\")", "expected ')', found the end", 10..<10),
    ("Text(\"a\") Text(\"b\")", "expected '+' or '.' and a modifier, found 'T'", 10..<11),
    ("Text(\"a\") +", "expected 'Text(…)', found the end", 11..<11),
  ])
  func `another form is an error where it begins`(text: String, message: String, place: Range<Int>)
  {
    let expression = read(text)
    #expect(expression.value == nil)
    #expect(expression.diagnostics.map(\.message) == [message])
    #expect(expression.diagnostics.first?.range?.bounds == place)
  }

  @Test func `parentheses are read to a fixed depth`() {
    let deep = String(repeating: "(", count: 100_000) + "Text(\"a\")"
    #expect(
      read(deep).diagnostics.map(\.message) == ["the parentheses are nested too deeply"])
    let flat = String(repeating: "(", count: 40) + "Text(\"a\")" + String(repeating: ")", count: 40)
    #expect(read(flat).value?.parts == [key("a")])
  }

  @Test func `errors inside strings and of the form are reported together`() {
    expectDiagnostics(
      "format: 1\n== A\ntext: Text(\"◦⟦\\q⟧ ⟦\\(zebra)⟧\") + ⟦x⟧\n| locale | text\n| en | a",
      [
        "'\\q' is no escape; a backslash itself is written '\\\\' [scenario.unknown-escape]",
        "the argument 'zebra' is not declared; add it to 'args:' [scenario.undeclared-argument]",
        "expected 'Text(…)', found 'x' [scenario.malformed-text]",
      ])
  }
}
