import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests of what a device reads out of `.strings` files.
struct StringsReaderTests {
  @Test func `V95: an escape is read as Core Foundation reads it`() {
    #expect(strings(#""a" = "\U00e9 \u00e9 \351";"#) == ["a": "é u00e9 Ø"])
  }

  @Test func `V96: strings need no quotes, and a key alone is its own value`() {
    #expect(strings(#"a = b; "c";"#) == ["a": "b", "c": "c"])
  }

  @Test func `V97: a file without its last semicolon is void`() {
    #expect(strings(#""a" = "b""#) == nil)
  }

  @Test func `V98: the last of equal keys counts`() {
    #expect(strings(#"a = "x"; a = "y";"#) == ["a": "y"])
  }

  @Test func `V99: two escapes make one character outside the basic plane`() {
    #expect(strings(#""a" = "\UD83D\UDE00";"#) == ["a": "😀"])
  }

  @Test func `V100: an apostrophe quotes as well`() {
    #expect(strings(#"'it\'s' = 'x"y';"#) == ["it's": #"x"y"#])
  }

  @Test func `V101: UTF-16 needs a byte-order mark`() {
    let text = "\"a\" = \"é\";"
    let bytes = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(strings(bytes) == nil)
    #expect(strings([0xFF, 0xFE] + bytes) == ["a": "é"])
  }

  @Test func `V102: a comment alone is an empty table, no byte is none`() {
    #expect(strings("/* only comment */") == [:])
    #expect(strings("") == nil)
  }

  @Test func `V103: comment markers inside a string are text`() {
    #expect(strings(#""a" = "x/*y*/z // w";"#) == ["a": "x/*y*/z // w"])
  }

  @Test func `V104: a number sign begins no comment`() {
    #expect(strings("# c\n\"a\" = \"b\";") == nil)
  }

  @Test(arguments: [
    ("{ a = b; }", ["a": "b"]),
    ("/**/\"a\"/*x*/=//y\n\"b\"/*;*/;/**/", ["a": "b"]),
    ("\"a\" = \"one\ntwo\";", ["a": "one\ntwo"]),
    ("\"a\" = \"one\\\ntwo\";", ["a": "one\ntwo"]),
    ("a.b-c/d:e_f$1 = 17;", ["a.b-c/d:e_f$1": "17"]),
    ("\"\" = \"\";", ["": ""]),
    ("a = b;\u{2028}c = d;\u{2029}", ["a": "b", "c": "d"]),
    ("a = \"\\a\\b\\f\\n\\r\\t\\v\\\"\\'\\\\\";", ["a": "\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\"]),
    ("a = \"\\101\\1012\\7x\";", ["a": "AA2\u{7}x"]),
    ("a = \"\\Uabc\\Ue9g\\U00e91\";", ["a": "\u{ABC}\u{E9}g\u{E9}1"]),
    ("\u{FEFF}a = b;", ["a": "b"]),
    ("a = b; /* swallowed", ["a": "b"]),
    ("a = b;\0\0", ["a": "b"]),
    ("a = \"%@ \u{200F}שלום\";", ["a": "%@ \u{200F}שלום"]),
  ])
  func `a file is read`(text: String, table: [String: String]) {
    #expect(strings(text) == table)
  }

  @Test(arguments: [
    ("a = b; ; c = d; e = f;", 2), ("a = b; } c = d;", 1), ("a = b; = c; d = e;", 2),
    ("a = b; # it's\nc = d;", 1), ("a = b; é = c; d = e;", 2), ("a = b; ;", 0),
    ("a = b; ( c = d; e = { f = g; h; }; i;", 3),
  ])
  func `what stands where a key is due ends the table, and the entries after it are counted`(
    text: String, lost: Int
  ) throws {
    let result = readStrings(text)
    #expect(strings(text) == ["a": "b"])
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.id == "strings.stray-character")
    #expect(diagnostic.severity == (lost > 0 ? .error : .warning))
    let loss = lost == 1 ? "the entry after it is lost" : "the \(lost) entries after it are lost"
    #expect(diagnostic.message.hasSuffix(lost == 0 ? "without an error" : loss))
  }

  @Test func `a key keeps its place and a value its own, without quotes`() throws {
    let table = try #require(readStrings("/* é */ \"key\" = \"va\\nlue\";\nbare = 'x';").value)
    let first = try #require(table.entry(for: "key"))
    #expect(first.keyRange?.text == "key")
    #expect(first.keyRange?.start.description == "L.strings:1:11")
    guard case .message(let message) = first.value else {
      Issue.record("no message")
      return
    }
    #expect(message.format.origin?.text == "va\\nlue")
    #expect(message.format.origin?.start.description == "L.strings:1:19")
    #expect(table.entry(for: "bare")?.keyRange?.start.description == "L.strings:2:1")
  }

  @Test func `a file in XML is read, and checked as the others are`() {
    let result = readStrings(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>a</key><string>b</string>
      <key>c</key><string>say \\"x\\"</string>
      <key>a</key><integer>1</integer>
      </dict></plist>
      """)
    #expect(result.value?.entries.map(\.key.text) == ["c", "a"])
    #expect(
      result.diagnostics.map(\.id) == [
        "strings.visible-escape", "strings.duplicate-key", "strings.wrong-type",
      ])
    #expect(result.diagnostics.map { $0.range?.start.line } == [4, 5, 5])
  }

  @Test func `a key composed and the same key decomposed are two`() throws {
    let result = readStrings("\"\u{E9}\" = 1; \"e\u{301}\" = 2;")
    #expect(result.value?.entries.count == 2)
    #expect(result.lines.map { $0.hasSuffix("[strings.lookalike-key]") } == [true])
  }

  @Test func `a value that is no text is not looked up`() throws {
    let result = readStrings("a = { b = c; }; d = (e); f = <0a>; g = h;")
    let table = try #require(result.value)
    #expect(table.entries.map(\.key.text) == ["a", "d", "f", "g"])
    for entry in table.entries.dropLast() {
      guard case .unusable(let range?) = entry.value else {
        Issue.record("usable: \(entry.key)")
        continue
      }
      #expect(["{ b = c; }", "(e)", "<0a>"].contains(range.text))
    }
    #expect(
      result.lines == [
        "L.strings:1:5: error: expected a string as the value of 'a', found a dictionary"
          + " [strings.wrong-type]",
        "L.strings:1:21: error: expected a string as the value of 'd', found an array"
          + " [strings.wrong-type]",
        "L.strings:1:30: error: expected a string as the value of 'f', found data"
          + " [strings.wrong-type]",
      ])
  }
}
