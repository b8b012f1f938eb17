import LocCheckDiagnostics
import LocCheckXML
import Testing

struct XMLDeclarationTests {
  @Test(
    arguments: [
      "<?xml version='1.0' encoding='⟦UTF-8⟧'?><a/>",
      "\u{FEFF}<?xml version=\"1.0\"\n encoding = \"⟦Shift_JIS⟧\" standalone='no' ?><a/>",
      "<?xml version='1.0' encoding='⟦⟧'?><a/>",
    ])
  func `the encoding that a document names is found`(text: String) throws {
    let marked = MarkedXML(text)
    let declaration = try #require(XMLDeclaration(of: marked.source))
    #expect([declaration.bounds] == marked.marks)
    #expect(declaration.encoding == marked.source.text(in: declaration.bounds))
  }

  @Test(
    arguments: [
      "<a/>", "", "<?xml", "<?xml version='1.0'?><a encoding='x'/>", "<?xml encoding?><a b='c'/>",
      "<?xml encoding=?>", "<?xml encoding='x?>'", "<?xml encoding=x?>",
      "<a><?xml version='1.0' encoding='x'?></a>",
    ])
  func `no encoding is found in a document that names none`(text: String) {
    #expect(XMLDeclaration(of: SourceText(path: "d.xml", text: text)) == nil)
  }
}
