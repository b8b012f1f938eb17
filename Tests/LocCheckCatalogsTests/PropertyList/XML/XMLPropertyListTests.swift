import Foundation
import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

struct XMLPropertyListTests {
  /// Documents of all shapes, sound and damaged.
  private static let documents = [
    "<plist><string>x</string></plist>", "<string>x</string>", "<plist></plist>", "<plist/>",
    "<plist><string>a</string><string>b</string></plist>", "<plist>x<string>a</string></plist>",
    "<plist><string>a</string>x</plist>", "<plist><string>a</string></plist>junk",
    "<plist><string>a</string></plist><x/>", "<plist><string>a</string>", "<string>a",
    "<plist version='1.0'><dict></dict></plist>", "<plist><plist><true/></plist></plist>",
    "<plist><?x y?><dict><?x y?></dict></plist>", "<string>x</string><string>y</string>",
    "<plist><!-- c --><dict><!-- c --><key>a</key><!-- c --><true/></dict></plist><!-- c -->",
    "<!-- a -- b --><true/>", "\n<?xml version='1.0'?><dict/>", "<string>x</string><!-- x",
    "<!DOCTYPE plist [<!ENTITY x 'y'>]><string>&x;</string>",
    "<!DOCTYPE plist SYSTEM \"file:///x\"><string>x</string>", "<x:dict xmlns:x='x'/>",
    "<foo/>", "<Dict/>", "<null/>", "<set><string>x</string></set>", "< string>x</string>",
    "<string>x</ string>", "<string>x</string >", "<string>x</key>",
  ]

  /// Dictionaries and arrays, sound and damaged.
  private static let containers = [
    "<dict/>", "<dict><key>a</key><string>b</string></dict>", "<dict><key>a</key></dict>",
    "<dict>x<key>a</key><string>b</string></dict>", "<dict><string>a</string></dict>",
    "<dict><key>a</key>x<string>b</string></dict>", "<dict><key>a</key><key>b</key></dict>",
    "<dict><key>a</key><true/><key>a</key><false/></dict>", "<dict><foo/></dict>",
    "<dict><key>a</key><string>1</string><string>2</string></dict>", "<key>a</key>",
    "<dict><key>a<b/></key><string>x</string></dict>", "<dict><key/><string>x</string></dict>",
    "<dict><key></key><string/></dict>", "<dict><key><![CDATA[a]]>b</key><string/></dict>",
    "<dict><key>a\r\n</key><dict><key>b</key><array><integer>1</integer></array></dict></dict>",
    "<array/>", "<array>x</array>", "<array><![CDATA[x]]></array>", "<array><key>a</key></array>",
    "<array><string>a</string><dict/></array>",
  ]

  /// Texts, sound and damaged.
  private static let texts = [
    "a<!-- c -->b", "a<![CDATA[<b>]]>c", "a<b/>c", "a<?pi?>c", "&nbsp;", "&foo", "a & b", "&;",
    "&AMP;", "&#xD800;", "&#x110000;", "&#x1F600;", "&#X41;", "&#x1f;", "&#1;&#0;", "&amp;&#xZ;",
    "&amp;lt;&lt;&gt;&quot;&apos;&#x41;&#65;", "a&#13;b", "a\r\nb\rc\n", "\n  a\n", "a]",
    "<![CDATA[a&amp;\r\n]]>&amp;", "<![CDATA[\u{8}]]>", "a\u{1}b", "a\u{0}b", "\u{7F}\u{85}",
    "a\u{2028}b \u{A0}", "אב\u{200F}", "\u{FFFD}", "e\u{301}é",
  ]

  /// Numbers, dates and data, sound and damaged.
  private static let scalars = [
    ("integer", "1"), ("integer", "0"), ("integer", "0x1F"), ("integer", "-0X1f"),
    ("integer", " 12"), ("integer", "12 "), ("integer", "+5"), ("integer", "- 5"),
    ("integer", "--5"), ("integer", "- +5"), ("integer", ""), ("integer", "-"),
    ("integer", "12a"), ("integer", "1 2"), ("integer", "017"), ("integer", "0x"),
    ("integer", "0x 5"), ("integer", "99999999999999999999"), ("integer", "9223372036854775807"),
    ("integer", "-9223372036854775808"), ("integer", "-9223372036854775809"),
    ("integer", "1<!-- c -->"), ("integer", "&#49;"), ("integer", "<![CDATA[1]]>"),
    ("real", "1.5"), ("real", "1e3"), ("real", ".5"), ("real", "5."), ("real", "+1.5"),
    ("real", "inf"), ("real", "-infinity"), ("real", "INF"), ("real", "NaN"), ("real", "nan(1)"),
    ("real", "0x10"), ("real", "abc"), ("real", ""), ("real", "1.5x"), ("real", " 1.5"),
    ("real", "1,5"), ("real", "1_000"), ("real", "1e"), ("real", "1e999"),
    ("true", ""), ("true", "x"), ("true", " "), ("false", ""),
    ("date", "2020-01-01T00:00:00Z"), ("date", "2020-13-45T99:99:99Z"), ("date", "2020-01-01"),
    ("date", "x"), ("date", ""), ("date", "-2020-01-01T00:00:00Z"),
    ("date", "20201-01-01T00:00:00Z"), ("date", "20-1-01T00:00:00Z"),
    ("date", " 2020-01-01T00:00:00Z"), ("date", "2020-01-01T00:00:00"),
    ("data", "aGVsbG8="), ("data", "aGVs bG8="), ("data", "!!!"), ("data", "a"), ("data", ""),
    ("data", "aGVs<!-- c -->bG8="), ("data", "<![CDATA[aGVs]]>"), ("data", "&amp;"), ("data", "é"),
  ].map { "<\($0.0)>\($0.1)</\($0.0)>" }

  @Test(
    arguments: documents + containers + texts.map { "<string>\($0)</string>" } + scalars
      + ["<integer/>", "<real/>", "<date/>", "<data/>", "<true/>", "<string/>"])
  func `Foundation accepts the same files and reads the same out of them`(text: String) {
    let result = readPropertyList(text)
    let outline = result.value.map { PropertyListOutline.of($0) }
    #expect(outline == PropertyListOutline.ofFoundation(Data(text.utf8)), "\(result.lines)")
    #expect(result.hasErrors == (result.value == nil))
  }

  @Test func `every value has its place, texts and keys without their tags`() throws {
    let marked = MarkedPropertyList(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- é --><plist version="1.0">
      ⟦<dict>
        <key>⟦é中⟧</key> ⟦<array><string>⟦a &amp; <![CDATA[b]]>⟧</string><string/>⟦⟧ ⟦<true/>⟧</array>⟧
        <key>⟦⟧</key>⟦<dict/>⟧
        <key x='y'>⟦n⟧</key>⟦<integer>12</integer >⟧
      </dict>⟧
      </plist>
      """)
    let list = try #require(PropertyListReader.propertyList(from: marked.source).value)
    #expect(list.ranges == marked.marks)
  }

  @Test(
    arguments: [
      (
        "<dict><key>a</key>⟦<strin>⟧x</strin></dict>", "unknown-element",
        "unknown element '<strin>'"
      ),
      (
        "<dict>⟦text and more⟧\n<key>a</key><true/></dict>", "unexpected-text",
        "text directly in '<dict>': expected elements only"
      ),
      (
        "<array><true/><!-- x -->\n ⟦,⟧\n<true/></array>", "unexpected-text",
        "text directly in '<array>': expected elements only"
      ),
      (
        "<string>a⟦<!-- note -->⟧</string>", "unexpected-markup",
        "'<!-- note -->' inside of '<string>': expected text only"
      ),
      (
        "<dict><key>a⟦<b>⟧x</b></key><true/></dict>", "unexpected-markup",
        "'<b>' inside of '<key>': expected text only"
      ),
      (
        "<dict><key>a</key><true/>⟦<string>⟧b</string></dict>", "missing-key",
        "expected '<key>', found '<string>'"
      ),
      ("<dict><key>⟦a⟧</key></dict>", "missing-value", "no value for the key 'a'"),
      ("⟦<plist version='1.0'>⟧</plist>", "empty", "'<plist>' holds no value"),
      (
        "<plist><true/>⟦<dict>⟧</dict><true/></plist>", "second-value",
        "'<dict>' is a second value: expected '<plist>' to hold one"
      ),
      ("⟦<true>no</true>⟧", "malformed-value", "expected '<true/>', found content in it"),
      ("<integer>⟦1.5⟧</integer>", "malformed-value", "'1.5' is no '<integer>'"),
      ("<real>⟦one⟧</real>", "malformed-value", "'one' is no '<real>'"),
      ("<date>⟦today⟧</date>", "malformed-value", "'today' is no '<date>'"),
    ])
  func `what voids a file is located and explained`(text: String, id: String, message: String) {
    let marked = MarkedPropertyList(text)
    let result = PropertyListReader.propertyList(from: marked.source)
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.id.name) == ["plist.\(id)"])
    #expect(result.diagnostics.map(\.message) == [message])
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
    #expect(result.hasErrors)
  }

  @Test func `a misspelt element gets a suggestion`() {
    let result = readPropertyList("<dict><key>a</key><sting>b</sting></dict>")
    #expect(result.diagnostics.map(\.help) == ["did you mean '<string>'?"])
  }

  @Test func `all errors are found, not only the first`() {
    let result = readPropertyList(
      "<dict><true/><key>a</key><foo/><key>b</key><integer>x</integer><key>c</key></dict>")
    #expect(
      result.diagnostics.map(\.id.name) == [
        "plist.missing-key", "plist.unknown-element", "plist.malformed-value",
        "plist.missing-value",
      ])
  }

  @Test(
    arguments: [
      ("⟦\n⟧<?xml version='1.0'?><string>x</string>", "xml.misplaced-declaration"),
      ("<!-- ⟦--⟧ --><string>x</string>", "xml.double-hyphen"),
      ("<string>x⟦\u{8}⟧</string>", "xml.invalid-character"),
      ("<string>x⟦&#8;⟧</string>", "xml.invalid-character"),
      ("<string>x</string>⟦⟧>>>>>>> theirs", "xml.malformed"),
      ("<dict><key>x</key><key>⟦y⟧</key></dict>", "plist.key-as-value"),
    ])
  func `what Foundation passes over is a warning`(text: String, id: String) {
    let marked = MarkedPropertyList(text)
    let result = PropertyListReader.propertyList(from: marked.source)
    #expect(result.value != nil)
    #expect(result.diagnostics.map(\.id.name) == [id])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
  }
}
