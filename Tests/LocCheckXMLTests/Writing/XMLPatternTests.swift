import LocCheckXML
import Testing

struct XMLPatternTests {
  @Test func `an element by a pattern is the element by its names`() throws {
    let pattern = XMLPattern("property", ["name", "value"])
    let texts = XMLWriterTests.hardTexts
    let byPattern = try XMLWriterTests.document { writer in
      writer.element("a") { for text in texts { writer.element(pattern, ["n", text]) } }
    }
    let byPatternAndPair = try XMLWriterTests.document { writer in
      writer.element("a") { for text in texts { writer.element(pattern, "n", text) } }
    }
    let byNames = try XMLWriterTests.document { writer in
      writer.element("a") {
        for text in texts { writer.element("property", ["name": "n", "value": text]) }
      }
    }
    #expect(byPattern == byNames)
    #expect(byPatternAndPair == byNames)
  }

  @Test func `a pattern can be the root`() throws {
    let bytes = try XMLWriterTests.document { $0.element(XMLPattern("ä", ["b-1"]), ["<"]) }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ä b-1=\"&lt;\"/>\n")
  }

  @Test func `an element by a pattern has content and leaves out what is nil`() throws {
    let pattern = XMLPattern("case", ["name", "file"])
    let bytes = try XMLWriterTests.document { writer in
      writer.element(XMLPattern("suite")) {
        writer.element(pattern, ["x", nil]) { writer.element(XMLPattern("properties")) }
        writer.element(pattern, [nil, "y"]) {
          writer.text("t")
          writer.element(pattern, ["", nil])
        }
      }
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <suite>
          <case name="x">
            <properties/>
          </case>
          <case file="y">t<case name=""/></case>
        </suite>

        """)
  }

  @Test func `names that are none, are there twice or lack a value trap`() async {
    await #expect(processExitsWith: .failure) { _ = XMLPattern("a b", ["c"]) }
    await #expect(processExitsWith: .failure) { _ = XMLPattern("a", ["b\0"]) }
    await #expect(processExitsWith: .failure) { _ = XMLPattern("a", ["b", "b"]) }
    await #expect(processExitsWith: .failure) {
      XMLWriter { _ in }.element(XMLPattern("a", ["b"]), [])
    }
    await #expect(processExitsWith: .failure) {
      XMLWriter { _ in }.element(XMLPattern("a", ["b"]), "c", "d")
    }
  }
}
