import CLibXML2

/// The receiving end of a validator's errors: places them in the document that is being parsed.
final class XMLSchemaReceiver {
  /// The bytes of the document.
  private let document: UnsafeRawBufferPointer
  /// The parser, whose position is the place of an error.
  private let parser: xmlParserCtxtPtr
  /// Receives the violations.
  private let violation: (XMLSchema.Violation) -> Void

  /// Creates a receiver for a document that is about to be parsed.
  init(
    document: UnsafeRawBufferPointer, parser: xmlParserCtxtPtr,
    violation: @escaping (XMLSchema.Violation) -> Void
  ) {
    self.document = document
    self.parser = parser
    self.violation = violation
  }

  /// Makes a validator hand over its errors, for as long as the receiver lives.
  func receiveErrors(of validator: xmlSchemaValidCtxtPtr) {
    xmlSchemaSetValidStructuredErrors(
      validator,
      { context, error in
        guard let context, let error else { return }
        Unmanaged<XMLSchemaReceiver>.fromOpaque(context).takeUnretainedValue()
          .receive(error.pointee)
      },
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// Passes an error on.
  private func receive(_ error: xmlError) {
    let message = error.message.map { String(cString: $0) } ?? ""
    let line = message.prefix { $0 != "\n" }
    violation(
      XMLSchema.Violation(at: tag, message: (line.first?.lowercased() ?? "") + line.dropFirst()))
  }

  /// The offsets of the tag that is being parsed, which may not be read to its closing bracket.
  private var tag: Range<Int> {
    let place = min(max(xmlByteConsumed(parser), 0), document.count)
    let start = document[..<place].lastIndex(of: UInt8(ascii: "<")) ?? 0
    let end = document[max(place - 1, start)...].firstIndex(of: UInt8(ascii: ">"))
    return start..<(end.map { $0 + 1 } ?? place)
  }
}
