import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests of what is said about `.strings` files, and where.
struct StringsDiagnosticsTests {
  @Test(arguments: [
    (
      #""hint" = "في ⟦"⟧إعدادات النظام"";"# + "\n\"ok\" = \"حسنًا\";",
      "strings.unescaped-quote", "this '\"' ends the string, and 'إ' follows"
    ),
    (
      #""a" = "b"; "say ⟦"⟧hi" now" = "x";"#,
      "strings.unescaped-quote", "this '\"' ends the string, and 'h' follows"
    ),
    (
      #""a" = 'it⟦'⟧s on';"#, "strings.unescaped-quote",
      "this ''' ends the string, and 's' follows"
    ),
    (
      #""a" = "⟦"⟧b" said";"#, "strings.unescaped-quote",
      "this '\"' ends the string, and 'b' follows"
    ),
    (
      "\"a\" = \"b⟦;⟧\n\"c\" = \"d\";", "strings.unclosed-string",
      "expected a closing quote before this ';'"
    ),
    (
      "a = b; c = ⟦\"⟧d;", "strings.unclosed-string",
      "the string that begins here has no closing quote"
    ),
    ("\"a\" = \"b\"⟦\n\"c\" = \"d\";", "strings.missing-semicolon", "expected ';' after the value"),
    ("\"a\" = \"b\"⟦ \"c\" = \"d\";", "strings.missing-semicolon", "expected ';' after the value"),
    (
      "\"a\" = \"b\"⟦  // end\n", "strings.missing-semicolon",
      "expected ';' after the value, found the end of the file"
    ),
    (
      "\"a\" = \"b\"⟦,⟧\n\"c\" = \"d\",", "strings.missing-semicolon",
      "expected ';' after the value, found ','"
    ),
    (
      "a = (b, c) ⟦}⟧", "strings.missing-semicolon", "expected ';' after the value, found '}'"
    ),
    (
      "\"a\" ⟦\"⟧b\";", "strings.missing-equals", "expected '=' or ';' after the key, found '\"'"
    ),
    (
      "my ⟦k⟧ey = \"b\";", "strings.missing-equals", "expected '=' or ';' after the key, found 'k'"
    ),
    ("\"a\"⟦:⟧ \"b\"", "strings.missing-equals", "expected '=' or ';' after the key, found ':'"),
    ("a = ⟦;⟧", "strings.missing-value", "expected a value, found ';'"),
    ("a = ⟦“⟧b”;", "strings.missing-value", "expected a value, found '“'"),
    ("a = (b, ⟦;⟧", "strings.missing-value", "expected a value, found ';'"),
    ("a = (b ⟦c⟧)", "strings.unclosed-bracket", "expected ',' or ')', found 'c'"),
    (
      "a = { b = c; ⟦", "strings.unclosed-bracket",
      "expected a key or '}', found the end of the file"
    ),
    ("a = <0a ⟦x⟧>;", "strings.unclosed-bracket", "expected a hexadecimal digit or '>', found 'x'"),
    ("{ a = b; }⟦;⟧", "strings.trailing-content", "expected the end of the file, found ';'"),
    ("⟦#⟧ c\na = b;", "strings.stray-character", "expected an entry, found '#'"),
    ("\n⟦“⟧a” = “b”;", "strings.stray-character", "expected an entry, found '“'"),
    (
      "⟦<<<<<<< ours⟧\na = b;\n=======\na = c;\n>>>>>>> theirs\n", "strings.merge-conflict",
      "unresolved merge conflict with markers on lines 1, 3 and 5"
    ),
    ("⟦", "strings.empty", "the file is empty: expected entries or a comment"),
    (
      "\"⟦a⟧\"", "strings.not-a-table",
      "expected entries, found a string alone: a device finds no entry of the file"
    ),
  ])
  func `a void file says why at the place to mend`(marked: String, id: String, message: String)
    throws
  {
    let marked = MarkedStrings(marked)
    let result = readStrings(marked.text)
    #expect(result.value == nil)
    let diagnostic = try #require(result.diagnostics.last)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.id.name == id)
    #expect(diagnostic.message == message)
    #expect(diagnostic.range?.bounds == marked.bounds)
  }

  @Test func `a void file says what is lost with it`() {
    let result = readStrings("a = b; c = \"\\q\"; d = e")
    #expect(
      result.diagnostics.map(\.id) == ["strings.unknown-escape", "strings.missing-semicolon"])
    #expect(
      result.diagnostics.last?.notes.map(\.message) == [
        "a device finds no entry of the file at all, the 2 entries before this place included"
      ])
  }

  @Test(arguments: [
    (
      "a = b; ⟦;⟧ c = d; e = f;", Diagnostic.Severity.error, "strings.stray-character",
      "expected a key, found ';': a device stops reading here without an error, and the 2 entries"
        + " after it are lost"
    ),
    (
      "a = b; ⟦}⟧", .warning, "strings.stray-character",
      "expected a key, found '}': a device stops reading here without an error"
    ),
    (
      "a = b;\n⟦\"⟧c = d;\ne = f;", .error, "strings.unclosed-string",
      "the string that begins here has no closing quote: a device stops reading without an"
        + " error, and the 2 entries after it are lost"
    ),
    (
      "a = b; ⟦/*⟧ c = d;", .error, "strings.unclosed-comment",
      "the comment that begins here does not end, and the entry after it is lost"
    ),
    (
      "a = b;\n⟦<<<<<<< ours⟧\nc = d;\n=======\nc = e;\n>>>>>>> theirs\n", .error,
      "strings.merge-conflict",
      "unresolved merge conflict with markers on lines 2, 4 and 6: a device stops reading here"
        + " without an error, and the 2 entries after it are lost"
    ),
    (
      "a = \"⟦\\u00e9⟧\";", .warning, "strings.unknown-escape",
      "'\\u00e9' is no escape: the text shows 'u00e9'"
    ),
    (
      "a = \"⟦\\x41⟧g\";", .warning, "strings.unknown-escape",
      "'\\x41' is no escape: the text shows 'x41'"
    ),
    (
      "a = \"⟦\\ה⟧\";", .warning, "strings.unknown-escape", "'\\ה' is no escape: the text shows 'ה'"
    ),
    (
      "a = \"⟦\\U⟧x\";", .warning, "strings.unknown-escape",
      "'\\U' without hexadecimal digits: the text gets U+0000 NULL"
    ),
    (
      "a = \"⟦\\UD83D⟧x\";", .warning, "strings.lone-surrogate",
      "'\\UD83D' is half of a surrogate pair: the text shows U+FFFD REPLACEMENT CHARACTER"
    ),
    (
      "a = \"⟦\\351⟧\";", .warning, "strings.nextstep-escape",
      "'\\351' counts in the NeXTSTEP character set: the text shows 'Ø'"
    ),
    (
      #""ask" = "Join ⟦\\\"⟧%1$@\\\"?";"#, .warning, "strings.visible-escape",
      #"'\"' in 'ask' is shown as two characters"#
    ),
    (
      #"a = '\n⟦\\"⟧x';"#, .warning, "strings.visible-escape",
      #"'\"' in 'a' is shown as two characters"#
    ),
    ("a = b; ⟦a⟧ = c;", .warning, "strings.duplicate-key", "key 'a' again: the last one counts"),
    (
      "a = b; \"⟦a⟧\" = 'b';", .warning, "strings.duplicate-key",
      "key 'a' again, with the same value"
    ),
  ])
  func `a file that is read says what is wrong with it`(
    marked: String, severity: Diagnostic.Severity, id: String, message: String
  ) throws {
    let marked = MarkedStrings(marked)
    let result = readStrings(marked.text)
    #expect(result.value != nil)
    let diagnostic = try #require(result.diagnostics.last)
    #expect(diagnostic.severity == severity)
    #expect(diagnostic.id.name == id)
    #expect(diagnostic.message == message)
    #expect(diagnostic.range?.bounds == marked.bounds)
  }

  @Test func `a key again notes where it is first`() throws {
    let notes = readStrings("a = 1;\na = 2;\na = 3;").diagnostics.flatMap(\.notes)
    #expect(notes.map(\.message) == ["first here", "first here"])
    #expect(notes.map { $0.range?.start.line } == [1, 1])
  }

  @Test func `every escape of the format is silent, and a text without backslashes before quotes`()
  {
    let text =
      #"a = "\a\b\f\n\r\t\v\"\'\\ C:\\dir \101\Ue9\UD83D\UDE00";"# + "b = \"x\\\ny\\\r\n\";"
    #expect(readStrings(text).diagnostics.isEmpty)
  }
}
