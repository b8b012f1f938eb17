import CLibXML2
import LocCheckDiagnostics

extension XMLTreeBuilder {
  /// The functions that libxml2 calls while it parses.
  ///
  /// The old interface, which knows nothing of namespaces, gives names as the file spells them and
  /// accepts prefixes that nothing declares. No handler keeps the declaration of an entity, so
  /// that none can ever be expanded.
  static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.setDocumentLocator = { context, _ in
      XMLTreeBuilder.of(context)?.receiveStructuredErrors()
    }
    handlers.startElement = { context, name, attributes in
      guard let name else { return }
      XMLTreeBuilder.of(context)?
        .beginElement(String(xml: name), attributes: XMLAttribute.list(attributes))
    }
    handlers.endElement = { context, _ in
      XMLTreeBuilder.of(context)?.endElement()
    }
    handlers.characters = { context, text, count in
      XMLTreeBuilder.of(context)?.append(text: UnsafeBufferPointer(start: text, count: Int(count)))
    }
    handlers.ignorableWhitespace = handlers.characters
    handlers.entityDecl = { context, _, _, _, _, _ in
      XMLTreeBuilder.of(context)?.refuseEntityDeclaration()
    }
    handlers.unparsedEntityDecl = { context, _, _, _, _ in
      XMLTreeBuilder.of(context)?.refuseEntityDeclaration()
    }
    handlers.serror = { context, error in
      guard let error else { return }
      XMLTreeBuilder.of(context)?.receive(error.pointee)
    }
    return handlers
  }

  /// Returns the builder behind the context that libxml2 passes to its handlers.
  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
    context.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Reports the declaration of an entity.
  private func refuseEntityDeclaration() {
    let end = offset
    let start = startOfMarkup(before: end)
    report(
      Diagnostic(
        "xml.entity-declaration", .error, "the document declares an entity",
        at: source.range(start..<end),
        help: "entities are not expanded: write out what they stand for"))
  }

  /// Reports an error of the parser's own; what follows the first one is mostly its consequence.
  private func receive(_ error: xmlError) {
    guard error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    report(diagnostic(for: error))
  }
}

extension String {
  /// Creates a string from libxml2's UTF-8.
  init(xml text: UnsafePointer<xmlChar>) {
    self.init(decodingCString: text, as: UTF8.self)
  }
}

extension XMLAttribute {
  /// Returns the attributes in libxml2's list of names and values, which a null pointer ends.
  fileprivate static func list(
    _ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [XMLAttribute] {
    guard var next = pointers else { return [] }
    var attributes: [XMLAttribute] = []
    while let name = next[0] {
      let value = next[1].map { String(xml: $0) } ?? ""
      attributes.append(XMLAttribute(name: String(xml: name), value: decoded(value)))
      next += 2
    }
    return attributes
  }

  /// Returns a value with its ampersands decoded.
  ///
  /// libxml2 spells each of them as a reference, for a tree builder that would decode references to
  /// entities of the document.
  private static func decoded(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
    return value.replacing("&#38;", with: "&")
  }
}
