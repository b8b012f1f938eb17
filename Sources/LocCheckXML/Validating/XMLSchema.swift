import CLibXML2

/// A schema of W3C's XML Schema 1.0, against which documents can be held.
///
/// A schema belongs to the task that made it.
public final class XMLSchema {
  /// libxml2's schema.
  private let schema: xmlSchemaPtr

  /// Something in which a document departs from its schema.
  public struct Violation: Sendable, Hashable {
    /// The offsets of the tag at which it shows.
    public var bounds: Range<Int>
    /// What is wrong, a fragment on one line in libxml2's words.
    public var message: String

    /// Creates a violation.
    public init(at bounds: Range<Int>, message: String) {
      self.bounds = bounds
      self.message = message
    }
  }

  /// Creates a schema; nil for a text that is none.
  public init?(_ text: String) {
    XMLLibrary.isReady
    xmlSilenceErrors()
    var text = text
    let schema: xmlSchemaPtr? = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        guard let context = xmlSchemaNewMemParserCtxt(bytes.baseAddress, Int32(bytes.count)) else {
          return nil
        }
        defer { xmlSchemaFreeParserCtxt(context) }
        // What is wrong with a schema is its author's business; nil says enough.
        xmlSchemaSetParserStructuredErrors(context, { _, _ in }, nil)
        return xmlSchemaParse(context)
      }
    }
    guard let schema else { return nil }
    self.schema = schema
  }

  deinit { xmlSchemaFree(schema) }

  /// Calls a closure with each departure of a document from the schema, and keeps nothing of the document.
  ///
  /// The document has to be UTF-8, well-formed and without declarations of entities, which ``XMLReader``
  /// makes sure of.
  ///
  /// Complexity: linear in the length of the document.
  ///
  /// - Returns: Whether the document is valid.
  public func validate(
    _ document: [UInt8], _ violation: @escaping (Violation) -> Void
  ) -> Bool {
    xmlSilenceErrors()
    return document.withUnsafeBytes { bytes in
      guard
        bytes.count <= Int(Int32.max), let validator = xmlSchemaNewValidCtxt(schema),
        let parser = xmlCreateMemoryParserCtxt(
          bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count))
      else { return false }
      defer {
        xmlFreeParserCtxt(parser)
        xmlSchemaFreeValidCtxt(validator)
      }
      let receiver = XMLSchemaReceiver(document: bytes, parser: parser, violation: violation)
      return withExtendedLifetime(receiver) {
        receiver.receiveErrors(of: validator)
        return Self.parse(by: parser, validating: validator)
      }
    }
  }

  /// Parses a document for a validator and returns whether it is valid.
  private static func parse(
    by parser: xmlParserCtxtPtr, validating validator: xmlSchemaValidCtxtPtr
  ) -> Bool {
    var handlers: xmlSAXHandlerPtr?
    var data: UnsafeMutableRawPointer?
    guard let plug = xmlSchemaSAXPlug(validator, &handlers, &data), let handlers else {
      return false
    }
    xmlCtxtUseOptions(parser, xmlNamespaceParserOptions)
    parser.pointee.sax.pointee = handlers.pointee
    parser.pointee.userData = data
    let isWellFormed = xmlParseDocument(parser) == 0
    let isValid = xmlSchemaIsValid(validator) == 1
    xmlSchemaSAXUnplug(plug)
    return isWellFormed && isValid
  }
}
