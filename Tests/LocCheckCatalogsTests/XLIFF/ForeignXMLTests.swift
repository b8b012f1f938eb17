import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests that what is no XLIFF 1.2 is refused with a word on what it is.
struct ForeignXMLTests {
  @Test(arguments: [
    (
      "⟦<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\">⟧</xliff>",
      "xliff.version", "the file is XLIFF 2.0: expected XLIFF 1.2"
    ),
    (
      "⟦<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.1\"/>⟧", "xliff.version",
      "the file is XLIFF 2.1: expected XLIFF 1.2"
    ),
    (
      "⟦<plist>⟧</plist>", "xliff.not-xliff",
      "expected an XLIFF document, found a property list, '<plist>'"
    ),
    (
      "⟦<a:b xmlns:a=\"c\"/>⟧", "xliff.not-xliff",
      "expected an XLIFF document, found the element 'a:b'"
    ),
  ])
  func `another document is named`(document: String, id: String, message: String) {
    let export = MarkedExport(document: document)
    #expect(export.result.value == nil)
    #expect(export.result.diagnostics.map(\.id) == [Diagnostic.ID(id)])
    #expect(export.result.diagnostics.first?.message == message)
    #expect(export.result.diagnostics.first?.range?.bounds == export.marks.first)
  }

  @Test(
    arguments: [
      [], [0], Array("bplist00".utf8) + [0xD1, 0x01, 0x02], [0xFF, 0xFE, 0x3C, 0x00],
      Array("{\"strings\":{}}".utf8), Array("\"k\" = \"v\";".utf8),
      Array(repeating: 0x3C, count: 99),
    ] as [[UInt8]])
  func `what is no XML is refused`(bytes: [UInt8]) {
    let result = XLIFFReader.catalogs(from: SourceText(path: "de.xliff", bytes: bytes))
    #expect(result.value == nil)
    #expect(result.hasErrors)
  }

  @Test(arguments: ["", "version=\"1.0\"", "version=\"1.1\"", "version=\"1.2\""])
  func `earlier versions and none are read`(version: String) {
    let export = MarkedExport(
      document: "<xliff \(version)>\(MarkedExport.file(transUnit("k", "a", "b")))</xliff>")
    #expect(export.catalog?.value("k", "de") == "b")
    #expect(export.findings.isEmpty)
  }

  @Test func `entities are not expanded`() {
    let export = MarkedExport(
      document: """
        <!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/hostname">]>
        <xliff version="1.2">\(MarkedExport.file(transUnit("k", "s", "&a;")))</xliff>
        """)
    #expect(export.result.value == nil)
    #expect(export.result.hasErrors)
  }
}
