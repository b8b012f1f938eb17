import LocCheckXML
import Testing

struct XMLSchemaTests {
  /// A schema of lists of numbers.
  private static let list = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:element name="list"><xs:complexType>
        <xs:sequence>
          <xs:element name="item" type="xs:integer" minOccurs="0" maxOccurs="unbounded"/>
        </xs:sequence>
        <xs:attribute name="name" type="xs:string" use="required"/>
      </xs:complexType></xs:element>
    </xs:schema>
    """

  /// Validates a document and returns the tags at which it departs from the schema.
  private func violations(in text: String) throws -> (isValid: Bool, tags: [String]) {
    let schema = try #require(XMLSchema(Self.list))
    let bytes = Array(text.utf8)
    var tags: [String] = []
    let isValid = schema.validate(bytes) { violation in
      tags.append(String(decoding: bytes[violation.bounds], as: UTF8.self))
    }
    return (isValid, tags)
  }

  @Test func `a document that keeps to its schema is valid`() throws {
    let result = try violations(in: "<list name='n'><item>1</item>\n<item>-2</item></list>")
    #expect(result.isValid)
    #expect(result.tags.isEmpty)
  }

  @Test func `each departure is placed at its tag`() throws {
    let result = try violations(
      in: "<list name='n'>\n<item>1</item>\n<item id='x'>2</item><item>two</item><other/></list>")
    #expect(!result.isValid)
    #expect(result.tags == ["<item id='x'>", "</item>", "<other/>"])
  }

  @Test func `a missing attribute is named`() throws {
    let schema = try #require(XMLSchema(Self.list))
    var messages: [String] = []
    #expect(!schema.validate(Array("<list/>".utf8)) { messages.append($0.message) })
    #expect(messages == ["element 'list': The attribute 'name' is required but missing."])
  }

  @Test func `a text that is no schema makes none`() {
    #expect(XMLSchema("<a/>") == nil)
    #expect(XMLSchema("") == nil)
    #expect(XMLSchema("<xs:schema") == nil)
  }

  @Test(arguments: ["", "<list", "<list name='n'><item>1</list>"])
  func `what is no XML is not valid`(text: String) throws {
    #expect(try !violations(in: text).isValid)
  }
}
