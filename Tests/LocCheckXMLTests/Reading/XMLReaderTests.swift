import LocCheckDiagnostics
import LocCheckXML
import Testing

struct XMLReaderTests {
  @Test func `elements, attributes and texts are read in file order`() throws {
    let result = readXML("<a x=\"1\" y='2'>one<b/>two<c>three</c></a>")
    let root = try #require(result.value)
    #expect(result.diagnostics == [])
    #expect(root.name == "a")
    #expect(
      root.attributes == [XMLAttribute(name: "x", value: "1"), XMLAttribute(name: "y", value: "2")])
    #expect(root[attribute: "y"] == "2")
    #expect(root[attribute: "z"] == nil)
    #expect(root.elements.map(\.name) == ["b", "c"])
    #expect(root.text == "onetwothree")
    #expect(root.children.count == 4)
  }

  @Test(
    arguments: [
      ("a &lt; b &amp;&#38; c", "a < b && c"), ("&quot;&apos;&gt;", "\"'>"),
      ("&#x1F600;&#233;", "😀é"), ("<![CDATA[<b>&amp;]]>", "<b>&amp;"),
      ("a<![CDATA[b]]>c<!-- no -->d<?no?>e", "abcde"), ("a\r\nb\rc\n", "a\nb\nc\n"),
      ("a&#13;b", "a\rb"), ("אב\u{200F} 中", "אב\u{200F} 中"), ("", ""), (" \n ", " \n "),
    ])
  func `neighbouring texts are one, with their references decoded`(
    content: String, text: String
  ) throws {
    let root = try #require(readXML("<a>\(content)</a>").value)
    #expect(root.children == (text.isEmpty ? [] : [.text(text)]))
  }

  @Test func `an attribute's references are decoded and its white space is normalized`() throws {
    let root = try #require(readXML("<a b='&lt;&#xE9;&amp;&#38;&amp;#38;&#10;>\n\t'/>").value)
    #expect(root[attribute: "b"] == "<é&&&#38;\n>  ")
  }

  @Test func `names keep their prefixes, declared or not`() throws {
    let root = try #require(
      readXML("<x:a xmlns:x='u' x:b='1' y:c='2'><y:d/><a:b:c/></x:a>").value)
    #expect(root.name == "x:a")
    #expect(root.attributes.map(\.name) == ["xmlns:x", "x:b", "y:c"])
    #expect(root.elements.map(\.name) == ["y:d", "a:b:c"])
  }

  @Test(arguments: ["", "\u{FEFF}", "é😀\n"], ["", "<!-- é -- 中 -->", "<?p é?>\r\n"])
  func `places are exact, whatever stands before`(start: String, prolog: String) throws {
    // Only a comment can hold letters in front of the root.
    let letters = start.isEmpty || start == "\u{FEFF}" ? start : "<!--\(start)-->"
    let marked = MarkedXML(
      letters + prolog
        + "⟦⟦<a b = '>' >⟧⟦é⟦⟦<c d=\"/\">⟧⟦<![CDATA[<c>]]>⟧</c >⟧ ⟦⟦<e/>⟧⟦⟧⟧⟧</a\n>⟧ <!-- x -->")
    let root = try #require(XMLReader.document(from: marked.source).value)
    let (c, e) = (root.elements[0], root.elements[1])
    #expect(
      [
        root.bounds, root.tagBounds, root.contentBounds, c.bounds, c.tagBounds, c.contentBounds,
        e.bounds, e.tagBounds, e.contentBounds,
      ] == marked.marks)
    #expect(c.text == "<c>")
  }

  @Test(arguments: ["UTF-16", "ISO-8859-1", "windows-1252", "bogus", "UTF-8"])
  func `UTF-8 is read as such, whatever the declaration names`(encoding: String) throws {
    let result = readXML("<?xml version='1.0' encoding='\(encoding)'?><a>é</a>")
    #expect(result.value?.text == "é")
    #expect(result.diagnostics == [])
  }

  @Test func `a byte that is not UTF-8 is named`() {
    let bytes = Array("<a>\n caf".utf8) + [0xE9] + Array("</a>".utf8)
    let result = XMLReader.document(from: SourceText(path: "d.xml", bytes: bytes))
    #expect(result.value == nil)
    #expect(result.lines == ["2:5 byte 0xE9 is not UTF-8 [xml.invalid-utf8]"])
  }

  @Test func `Apple's document type is passed over`() throws {
    let result = readXML(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict/></plist>
      """)
    #expect(result.value?.elements.map(\.name) == ["dict"])
    #expect(result.diagnostics == [])
  }

  @Test(
    arguments: [
      ("⟦ \n⟧<?xml version='1.0'?><a>x</a>", "xml.misplaced-declaration"),
      ("<!-- a ⟦--⟧ b -- c --><a>x</a>", "xml.double-hyphen"),
      ("<a>x<!-- a ⟦--⟧-></a>", "xml.double-hyphen"), ("<a>x⟦\u{8}⟧</a>", "xml.invalid-character"),
      ("<a>x<![CDATA[⟦\u{0}⟧]]></a>", "xml.invalid-character"),
      ("<a>x⟦&#x1B;⟧</a>", "xml.invalid-character"),
      ("<a>x</a>⟦⟧more", "xml.malformed"), ("<a>x</a>⟦⟧<b/>", "xml.malformed"),
    ])
  func `a violation that leaves no doubt is reported beside the root`(text: String, id: String)
    throws
  {
    let marked = MarkedXML(text)
    let result = XMLReader.document(from: marked.source)
    #expect(result.value?.text.hasPrefix("x") == true)
    #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
    #expect(result.diagnostics.map(\.id.name) == [id])
    #expect(result.hasErrors)
  }

  @Test func `several documents can be read at once`() async {
    let texts = await withTaskGroup(of: String?.self) { group in
      for number in 0..<64 {
        group.addTask {
          let name = String(repeating: "n", count: number + 1)
          let text = String(repeating: "<b>é</b>&lt;", count: 500)
          return number % 4 == 3
            ? readXML("<\(name)>").lines.first
            : readXML("<\(name)>\(text)</\(name)>").value?.elements.last?.text
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.filter { $0 == "é" }.count == 48)
    #expect(texts.filter { $0?.hasSuffix("[xml.unclosed-element]") == true }.count == 16)
  }
}
