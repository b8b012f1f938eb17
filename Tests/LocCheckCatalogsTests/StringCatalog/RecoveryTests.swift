import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests of how much of a broken file is read.
struct RecoveryTests {
  /// Two sound entries around a broken one on line 3.
  private func around(_ broken: String) -> Diagnosed<Catalog> {
    read(
      entries: """
        "before":{"localizations":{"de":{\(unit("vorher"))}}},
        \(broken),
        "after":{"localizations":{"de":{\(unit("nachher"))}}}
        """)
  }

  @Test(arguments: [
    (
      "\"k\":{\"localizations\":{\"de\":{\(unit("v"))},}}",
      "3:77: error: unexpected ',' without a member [catalog.syntax]"
    ),
    ("\"k\":{\"a\":1,,\"b\":2}", "3:12: error: unexpected ',' without a member [catalog.syntax]"),
    (
      "\"k\":{\"comment\":\"a\" \"extractionState\":\"manual\"}",
      "3:20: error: expected ',' before '\"' [catalog.syntax]"
    ),
    ("\"k\":{\"comment\" \"a\"}", "3:16: error: expected ':', found '\"' [catalog.syntax]"),
    ("\"k\":{\"comment\":nil}", "3:16: error: expected a value, found 'n' [catalog.syntax]"),
    ("\"k\":{\"later\":01}", "3:15: error: expected ',' or '}', found '1' [catalog.syntax]"),
    (
      "\"k\":{\"comment\":\"a}",
      "3:16: error: string does not end on its line: expected '\"'"
        + " [catalog.syntax]"
    ),
    ("\"k\":{comment:\"a\"}", "3:6: error: expected a member name, found 'c' [catalog.syntax]"),
    ("ü", "3:1: error: expected a member name, found 'ü' [catalog.syntax]"),
    ("\"k\":{\"comment\":\"a\\qb\"}", "3:18: error: '\\q' is no escape [catalog.invalid-escape]"),
    ("\"k\":{\"comment\":\"a\\u12\"}", "3:18: error: '\\u' is no escape [catalog.invalid-escape]"),
    (
      "\"k\":{\"comment\":\"\\ud800x\"}",
      "3:17: error: '\\ud800' is half of a surrogate pair [catalog.lone-surrogate]"
    ),
    (
      "\"k\":{\"comment\":\"\\udc00\\ud800\"}",
      "3:17: error: '\\udc00' is half of a surrogate pair"
        + " [catalog.lone-surrogate]"
    ),
    (
      "\"k\":{\"comment\":\"a\u{1B}b\"}",
      "3:18: error: U+001B ESCAPE in a string: expected an escape"
        + " [catalog.control-character]"
    ),
    (
      "\"k\":{\"comment\":\"a\u{0}b\"}",
      "3:18: error: U+0000 NULL in a string: expected an escape"
        + " [catalog.control-character]"
    ),
  ])
  func `a broken entry costs no other`(broken: String, line: String) {
    let result = around(broken)
    #expect(result.lines.first == "L.xcstrings:\(line)")
    #expect(result.value.value("before", "de") == "vorher")
    #expect(result.value.value("after", "de") == "nachher")
  }

  @Test func `a broken localization costs no other`() {
    let result = around(
      "\"k\":{\"localizations\":{\"cs\":{\(unit("c"))},\"de\":{\"stringUnit\":oops},\"fr\":{\(unit("f"))}}}"
    )
    #expect(result.lines.count == 1)
    #expect(result.value.value("k", "cs") == "c")
    #expect(result.value.value("k", "fr") == "f")
    #expect(result.value.value("after", "de") == "nachher")
  }

  @Test func `bytes that are not UTF-8 are located`() {
    var bytes = Array("{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"comment\":\"caf?\"}}}".utf8)
    let offset = bytes.firstIndex(of: UInt8(ascii: "?")) ?? 0
    bytes[offset] = 0xE9
    let result = read(bytes)
    #expect(
      result.lines == [
        "L.xcstrings:1:\(offset + 1): error: byte 0xE9 is not UTF-8 [catalog.invalid-utf8]"
      ])
    #expect(result.value.entries[0].comment == "caf\u{FFFD}")
  }

  @Test(arguments: [
    [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
    [0x80], [0xE4, 0xB8], [0xF0, 0x9F, 0x98],
  ])
  func `ill-formed sequences are no UTF-8`(sequence: [UInt8]) {
    let bytes =
      Array("{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"comment\":\"".utf8) + sequence
      + Array("\"}}}".utf8)
    #expect(read(bytes).diagnostics.map(\.id) == ["catalog.invalid-utf8"])
  }

  @Test func `a truncated file keeps what was read`() {
    let whole = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{\(unit("eins"))},"fr":{\(unit("un"))}}},
      "b":{"localizations":{"de":{\(unit("zwei"))},"fr":{"stringUn
      """
    let result = read(whole)
    #expect(result.lines.count == 1)
    #expect(
      result.lines.first?.hasSuffix("the file ends before the catalog does [catalog.truncated]")
        == true)
    #expect(result.value.value("a", "fr") == "un")
    #expect(result.value.value("b", "de") == "zwei")
  }

  @Test func `entries after a bracket too many are still read`() {
    let result = read(
      """
      {"sourceLanguage":"en","strings":{
      "a":{"localizations":{"de":{\(unit("eins"))},},}},
      "b":{"localizations":{"de":{\(unit("zwei"))}}}
      },"version":"1.0"}
      """)
    #expect(result.value.value("a", "de") == "eins")
    #expect(result.value.value("b", "de") == "zwei")
    #expect(result.hasErrors)
  }

  @Test func `a bracket too many is found where the file should end`() {
    let result = read(
      """
      {"sourceLanguage":"en","strings":{
      "a":{"localizations":{"de":{\(unit("eins"))}}}},
      "b":{"localizations":{"de":{\(unit("zwei"))}}},
      "c":{"localizations":{"de":{\(unit("drei"))}}}
      },"version":"1.0"}
      """)
    #expect(
      result.lines == [
        "L.xcstrings:3:2: error: entry 'b' and 1 more stand beside 'strings' [catalog.misplaced-entry]",
        "L.xcstrings:5:2: error: expected the end of the file after the catalog"
          + " [catalog.trailing-content]",
      ])
    #expect(result.value.entries.map(\.key) == ["a", "b", "c"])
    #expect(result.value.version == "1.0")
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `a million brackets are an error and no crash`(bracket: String) {
    let deep = String(repeating: bracket, count: 1_000_000)
    let result = read("{\"sourceLanguage\":\"en\",\"later\":\(deep)")
    #expect(result.diagnostics.first?.id == "catalog.syntax")
    #expect(result.diagnostics.first?.message == "nested deeper than 512 levels")
  }

  @Test func `a conflict is named and one side is read`() {
    let result = read(
      """
      {"sourceLanguage":"en","strings":{
      "a":{"localizations":{"de":{
      <<<<<<< HEAD
      \(unit("unser"))
      ||||||| base
      \(unit("alt"))
      =======
      \(unit("ihr"))
      >>>>>>> main
      }}},
      "b":{"localizations":{"de":{\(unit("zwei"))}}}
      },"version":"1.0"}
      """)
    #expect(
      result.lines == [
        "L.xcstrings:3:1: error: unresolved merge conflict with markers on lines 3, 7 and 9"
          + " [catalog.merge-conflict]"
      ])
    #expect(result.value.value("a", "de") == "unser")
    #expect(result.value.value("b", "de") == "zwei")
    #expect(result.value.entry(for: "b")?.keyRange.start.line == 11)
  }

  @Test func `of a conflict the side that parses is read`() {
    let result = read(
      """
      <<<<<<< ours
      {"sourceLanguage":"en","strings":{"a":{
      =======
      {"sourceLanguage":"en","strings":{"a":{"comment":"theirs"}}}
      >>>>>>> theirs
      """)
    #expect(result.diagnostics.map(\.id) == ["catalog.merge-conflict"])
    #expect(result.value.entries.first?.comment == "theirs")
  }
}
