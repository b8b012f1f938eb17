import CLibXML2

/// An element as libxml2's parser reads it back.
struct ParsedElement {
  /// The text of the element and everything in it.
  var text: String

  /// The values of attributes by name.
  var attributes: [String: String]

  /// Parses a whole document into its root; nil unless it is well-formed.
  init?(_ document: [UInt8]) {
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_HUGE.rawValue
    let parsed = document.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        xmlReadMemory($0.baseAddress, Int32($0.count), nil, nil, Int32(options))
      }
    }
    guard let parsed else { return nil }
    defer { xmlFreeDoc(parsed) }
    guard let root = xmlDocGetRootElement(parsed) else { return nil }
    text = Self.content(of: root)
    attributes = [:]
    var next = root.pointee.properties
    while let attribute = next {
      let value = attribute.pointee.children.map { Self.content(of: $0) } ?? ""
      attributes[String(cString: attribute.pointee.name)] = value
      next = attribute.pointee.next
    }
  }

  /// Copies the text in a node.
  private static func content(of node: xmlNodePtr) -> String {
    guard let content = xmlNodeGetContent(node) else { return "" }
    defer { xmlFreeMemory(content) }
    return String(cString: content)
  }
}
