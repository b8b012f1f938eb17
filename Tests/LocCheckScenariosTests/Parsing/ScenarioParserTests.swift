import LocCheckDiagnostics
import Testing

@testable import LocCheckScenarios

struct ScenarioParserTests {
  /// Returns the document of a text.
  private func document(_ text: String) -> Diagnosed<ScenarioDocument> {
    ScenarioParser.document(from: SourceText(path: "a.loccheck", text: text))
  }

  @Test func `a document keeps every line in order`() {
    let read = document("# top\nformat: 1\n\n== A @b\nkey: a\n# inner\n| x\n|+ | y\n").value
    #expect(read.preamble.count == 3)
    #expect(read.sections.count == 1)
    #expect(read.sections[0].lines.count == 4)
  }

  @Test func `a heading has a name of words and tags at its end`() {
    let read = document("==  Mail to @all  now @a @b-c \n").value
    let heading = read.sections[0].heading
    #expect(read.source.text(in: heading.name) == "Mail to @all  now")
    #expect(heading.tags.map(read.source.text(in:)) == ["@a", "@b-c"])
  }

  @Test(arguments: [
    ("key: a: b", "key", nil, "a: b"), ("set rtl: ar he", "set", "rtl", "ar he"),
    ("key :  a ", "key", nil, "a"), ("key:", "key", nil, ""),
  ])
  func `a field is a name and a value`(
    line: String, name: String, qualifier: String?, value: String
  ) throws {
    let read = document(line + "\n").value
    guard case .field(let field) = try #require(read.preamble.first) else {
      Issue.record("no field")
      return
    }
    #expect(read.source.text(in: field.name) == name)
    #expect(field.qualifier.map(read.source.text(in:)) == qualifier)
    #expect(read.source.text(in: field.value) == value)
  }

  @Test(arguments: [
    ("|a|b", ["a", "b"]), ("| a | b |", ["a", "b", ""]), ("|  | \\| | c", ["", "\\|", "c"]),
    ("| \\\\| b", ["\\\\", "b"]), ("|", [""]), ("| a\u{A0} |b", ["a\u{A0}", "b"]),
    ("| مرحبا | שלום", ["مرحبا", "שלום"]),
  ])
  func `a row is split at bars that are not escaped`(line: String, cells: [String]) throws {
    let read = document("== A\n" + line + "\n").value
    guard case .row(let row) = try #require(read.sections[0].lines.first) else {
      Issue.record("no row")
      return
    }
    #expect(row.cells.map(read.source.text(in:)) == cells)
  }

  @Test func `a line of no kind is an error and reading goes on`() {
    expectDiagnostics(
      "format: 1\n⟦so ◦⟧\n== A\n⟦en | a⟧\nkey: a\n| locale | text\n| en | a",
      [
        "expected '# comment', '== Name', 'field: value' or '| cell | cell', found 'so ◦'",
        "expected '# comment', '== Name', 'field: value' or '| cell | cell', found 'en | a'",
      ].map { $0 + " [scenario.unknown-line]" })
  }

  @Test func `rows before the first scenario are one error`() {
    expectDiagnostics(
      "format: 1\n⟦| a | b⟧\n| c | d\n== A\nkey: a\n| locale | text\n| en | a",
      [
        "a row stands before the first scenario; start one with '== Name' [scenario.stray-row]"
      ])
  }

  @Test func `a continuation needs its bar and a row directly above`() {
    expectDiagnostics(
      "format: 1\n== A\nkey: a\n| locale | text\n| en | a\n\n⟦|+ | b⟧\n| de | b\n⟦|+ c⟧",
      [
        "there is no row directly above that '|+' could continue [scenario.stray-continuation]",
        "a continuation is written '|+ | more text'; found '|+ c' "
          + "[scenario.malformed-continuation]",
      ])
  }

  @Test func `a line that does not begin in the first column is an error and is read`() {
    expectDiagnostics(
      "format: 1\n== A\nkey: a\n⟦  ⟧| locale | text\n⟦\t⟧| en | a",
      Array(
        repeating: "the line does not begin in the first column; remove the space before it "
          + "[scenario.indented-line]", count: 2))
  }
}
