import LocCheckDiagnostics
import LocCheckXML
import Testing

struct XMLErrorTests {
  @Test(
    arguments: [
      ("<a><b>1⟦</c>⟧</a>", "xml.mismatched-tag", "expected '</b>', found '</c>'"),
      ("<a><b>⟦</a>⟧</b>", "xml.mismatched-tag", "expected '</b>', found '</a>'"),
      ("<a>⟦</>⟧", "xml.mismatched-tag", "expected '</a>', found '</>'"),
      ("<a>⟦⟧", "xml.unclosed-element", "expected '</a>', found the end of the document"),
      ("<a><b⟦⟧", "xml.malformed", "expected '>' at the end of the tag"),
      ("<a></a⟦⟧", "xml.malformed", "expected '>' at the end of the tag"),
      (
        "<a b⟦⟧/>", "xml.malformed", "expected '=' and a value after the attribute's name"
      ),
      ("<a b=⟦⟧x>", "xml.malformed", "expected the attribute's value in quotation marks"),
      ("<a b=\"x⟦⟧", "xml.malformed", "the attribute's value has no closing quotation mark"),
      ("<a b='⟦⟧<'/>", "xml.malformed", "'<' in an attribute's value: expected '&lt;'"),
      ("<a b='1'⟦⟧c='2'/>", "xml.malformed", "expected white space"),
      ("<a b='1' ⟦b⟧ = '2'/>", "xml.duplicate-attribute", "the attribute 'b' again"),
      ("<a>⟦&nbsp;⟧</a>", "xml.undeclared-entity", "'&nbsp;' is no entity of XML"),
      ("<a b='⟦&x;⟧'/>", "xml.undeclared-entity", "'&x;' is no entity of XML"),
      (
        "<!DOCTYPE a SYSTEM 'u'><a>⟦&nbsp;⟧</a>", "xml.undeclared-entity",
        "'&nbsp;' is no entity of XML"
      ),
      ("<a>&foo⟦⟧</a>", "xml.malformed", "expected ';' after the name of an entity"),
      ("<a>b ⟦&⟧ c</a>", "xml.malformed", "'&' begins no reference: expected '&amp;'"),
      ("<a>1 ⟦<⟧ 2</a>", "xml.malformed", "'<' begins no tag: expected '&lt;'"),
      ("⟦<⟧/a>", "xml.malformed", "end tag without an element"),
      ("⟦⟧hello", "xml.malformed", "expected a start tag"),
      ("<!-- only -->⟦⟧", "xml.malformed", "expected a start tag"),
      ("⟦⟧", "xml.empty", "the document is empty: expected an element"),
      (
        "<a b='⟦\u{1}⟧'/>", "xml.invalid-character",
        "U+0001 START OF HEADING is no character of XML"
      ),
      ("<a⟦\u{0}⟧/>", "xml.invalid-character", "U+0000 NULL is no character of XML"),
      (
        "<a>⟦\u{FFFE}⟧</a>", "xml.invalid-character", "U+FFFE (noncharacter) is no character of XML"
      ),
      ("<a>⟦&#xD800;⟧</a>", "xml.invalid-character", "'&#xD800;' is no character of XML"),
      ("<a>⟦⟧]]></a>", "xml.malformed", "']]>' in a text: expected ']]&gt;'"),
      ("<a>⟦<!--⟧ x</a>", "xml.malformed", "comment without an end"),
      ("<a>⟦<![CDATA[⟧ x</a>", "xml.malformed", "CDATA section without an end"),
      ("<a>⟦<?⟧pi </a>", "xml.malformed", "processing instruction without an end"),
      ("<!DOCTYPE a⟦⟧", "xml.malformed", "expected '>' at the end of the document type"),
      ("<?xml version='2.0'⟦⟧?><a/>", "xml.malformed", "expected version 1.0 of XML"),
    ])
  func `a violation of the grammar is located and explained`(
    text: String, id: String, message: String
  ) {
    let marked = MarkedXML(text)
    let result = XMLReader.document(from: marked.source)
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
    #expect(result.diagnostics.map(\.id.name) == [id])
    #expect(result.diagnostics.map(\.message) == [message])
    #expect(result.diagnostics.map(\.severity) == [.error])
  }

  @Test(
    arguments: [
      ("<a b='⇥", "'/>", "attribute's value"), ("<a><!--⇥", "--></a>", "comment"),
      ("<a><![CDATA[⇥", "]]></a>", "CDATA section"), ("<?⇥", "?><a/>", "processing instruction"),
    ])
  func `what is larger than libxml2 reads is called too large, and not unfinished`(
    start: String, end: String, name: String
  ) {
    let text = String(repeating: "x", count: 10_000_001)
    let prefix = start.replacing("⇥", with: "")
    #expect(
      readXML(prefix + text + end).lines == [
        "1:\(prefix.utf8.count + 1) the \(name) has 10000001 bytes: no more than 10000000 are read"
          + " [xml.too-large]"
      ])
  }

  @Test func `a name that is too long is called so`() {
    let result = readXML("<\(String(repeating: "a", count: 60_000))/>")
    #expect(result.diagnostics.map(\.message) == ["a name of more than 50000 bytes"])
  }

  @Test(arguments: TextEncoding.allCases.filter { $0 != .utf8 })
  func `another encoding than UTF-8 is called by its name`(encoding: TextEncoding) {
    let source = SourceText(path: "d.xml", bytes: encoding.byteOrderMark + [0x3C, 0, 0x61, 0])
    let result = XMLReader.document(from: source)
    #expect(result.value == nil)
    #expect(
      result.diagnostics.map(\.message) == ["the document is \(encoding.rawValue): expected UTF-8"])
  }

  @Test func `a second byte-order mark is refused at its place`() {
    let marked = MarkedXML("\u{FEFF}⟦\u{FEFF}⟧<a/>")
    let result = XMLReader.document(from: marked.source)
    #expect(result.value == nil)
    #expect(
      result.diagnostics.map(\.message) == ["a second byte-order mark: expected a start tag"])
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
  }

  @Test func `lines beyond 65 535 are counted`() {
    let lines = String(repeating: "\n", count: 70_000)
    #expect(
      readXML("<a>\(lines)  &x;</a>").lines == [
        "70001:3 '&x;' is no entity of XML [xml.undeclared-entity]"
      ])
  }

  @Test func `a mismatch says where its element begins`() throws {
    let marked = MarkedXML("<a>\n⟦<b c='d'>⟧\n</a>")
    let diagnostic = try #require(XMLReader.document(from: marked.source).diagnostics.first)
    #expect(diagnostic.notes.map(\.message) == ["'<b>' begins here"])
    #expect(diagnostic.notes.map(\.range?.bounds) == marked.marks)
  }
}
