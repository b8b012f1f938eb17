import CLibXML2

/// Streams a well-formed XML 1.0 document in UTF-8, in constant memory.
///
/// Elements close themselves, text is escaped and sanitized (``XMLText``), and what cannot be
/// well-formed – a second root, a name that is no XML name, an attribute twice – is a programmer's
/// error that traps. Text is always escaped, never a CDATA section: `]]>` and CR have no spelling
/// in one.
///
/// An element that begins with an element is laid out on lines of its own, two spaces deeper;
/// one that begins with text is written exactly as given.
///
/// A writer belongs to the task that made it. Writing goes on silently after an error; ``finish()``
/// reports the first one.
public final class XMLWriter {
  /// The destination of the bytes.
  private let sink: XMLSink

  /// libxml2's writer; nil when there was no memory for one.
  private let writer: xmlTextWriterPtr?

  /// The open elements.
  private var layout = XMLLayout()

  /// Whether the document is complete.
  private var isFinished = false

  /// Whether a call to libxml2 failed.
  private var hasFailed = false

  /// Creates a writer that hands the document, in chunks of a few kilobytes, to a closure.
  ///
  /// - Parameter sink: Receives each chunk, valid only during the call. It is not called again
  ///   after it threw.
  public init(sink: @escaping (_ chunk: UnsafeRawBufferPointer) throws -> Void) {
    XMLLibrary.isReady
    xmlSilenceErrors()
    self.sink = XMLSink(receiver: sink)
    let buffer = self.sink.makeOutputBuffer()
    writer = buffer.flatMap { xmlNewTextWriter($0) }
    if writer == nil, let buffer {
      xmlOutputBufferClose(buffer)
    }
    // Naming the encoding lets attributes hold letters as they are; without it libxml2 writes
    // references, which some report readers never decode.
    check(xmlTextWriterStartDocument(writer, nil, "UTF-8", nil))
  }

  deinit {
    // An abandoned document is not flushed: what the sink got so far is all it gets.
    sink.close()
    xmlFreeTextWriter(writer)
  }

  /// Writes an element, with a self-closing tag if the content writes nothing.
  ///
  /// - Parameters:
  ///   - name: An XML name; anything else traps.
  ///   - attributes: Names, each used once, and values of any text; nil leaves an attribute out.
  ///     Line breaks and tabs are written as references, so that they survive parsing.
  ///   - content: Writes what the element holds. If it throws, the element is still closed.
  public func element<Failure: Error>(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    content: () throws(Failure) -> Void
  ) throws(Failure) {
    name.withXMLName { beginElement($0, isEmpty: false) }
    writeAttributes(attributes)
    defer { endElement() }
    try content()
  }

  /// Writes an empty element.
  public func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    element(name, attributes) {}
  }

  /// Writes an element of which there are very many.
  ///
  /// - Parameters:
  ///   - pattern: The names.
  ///   - values: The values, one for each attribute, nil to leave it out; any other number traps.
  ///   - content: Writes what the element holds. If it throws, the element is still closed.
  public func element<Failure: Error>(
    _ pattern: XMLPattern, _ values: [String?] = [], content: () throws(Failure) -> Void
  ) throws(Failure) {
    beginElement(pattern, values, isEmpty: false)
    defer { endElement() }
    try content()
  }

  /// Writes an empty element of which there are very many.
  public func element(_ pattern: XMLPattern, _ values: [String?] = []) {
    beginElement(pattern, values, isEmpty: true)
    check(xmlTextWriterEndElement(writer))
  }

  /// Writes an empty element of two attributes, without the array that each would take.
  public func element(_ pattern: XMLPattern, _ first: String, _ second: String) {
    precondition(pattern.attributeCount == 2, "a pattern has a value for each attribute")
    pattern.withNames { name in
      beginElement(name(0), isEmpty: true)
      writeAttribute(name(1), first)
      writeAttribute(name(2), second)
    }
    check(xmlTextWriterEndElement(writer))
  }

  /// Writes text of any content inside the open element.
  public func text(_ text: String) {
    precondition(layout.isInsideElement, "text was written outside of an element")
    guard !text.isEmpty else { return }
    layout.addText()
    text.withXMLText { check(xmlTextWriterWriteString(writer, $0)) }
  }

  /// Ends the document and flushes it; throws the first error met while writing.
  public func finish() throws(XMLWritingError) {
    precondition(!layout.isInsideElement, "the document was finished inside an element")
    precondition(layout.hasRoot, "the document was finished without an element")
    precondition(!isFinished, "the document was finished twice")
    isFinished = true
    check(xmlTextWriterWriteRaw(writer, "\n"))
    check(xmlTextWriterFlush(writer))
    sink.close()
    if let failure = sink.failure {
      throw .sink(failure)
    }
    guard !hasFailed else { throw .library }
  }

  // MARK: - Elements

  /// Begins an element on its place.
  private func beginElement(_ name: UnsafePointer<xmlChar>?, isEmpty: Bool) {
    if let depth = layout.addElement(isEmpty: isEmpty) { breakLine(depth) }
    check(xmlTextWriterStartElement(writer, name))
  }

  /// Begins an element by a pattern, and writes its attributes.
  private func beginElement(_ pattern: XMLPattern, _ values: [String?], isEmpty: Bool) {
    precondition(
      values.count == pattern.attributeCount, "a pattern has a value for each attribute")
    pattern.withNames { name in
      beginElement(name(0), isEmpty: isEmpty)
      for index in values.indices {
        if let value = values[index] { writeAttribute(name(index + 1), value) }
      }
    }
  }

  /// Writes the attributes of the element just opened.
  private func writeAttributes(_ attributes: KeyValuePairs<String, String?>) {
    for index in 0..<attributes.count {
      let attribute = attributes[index]
      for earlier in 0..<index {
        precondition(
          attributes[earlier].key != attribute.key,
          "the attribute '\(attribute.key)' was written twice")
      }
      attribute.key.withXMLName { name in
        if let value = attribute.value { writeAttribute(name, value) }
      }
    }
  }

  /// Writes an attribute of the element just opened.
  private func writeAttribute(_ name: UnsafePointer<xmlChar>?, _ value: String) {
    value.withXMLText { check(xmlTextWriterWriteAttribute(writer, name, $0)) }
  }

  /// Closes the innermost element.
  private func endElement() {
    if let depth = layout.closeElement() { breakLine(depth) }
    check(xmlTextWriterEndElement(writer))
  }

  /// Starts a line at a depth, two spaces for each open element.
  private func breakLine(_ depth: Int) {
    let line: StaticString = "\n                                "
    var blanks = 2 * depth
    let first = min(blanks, line.utf8CodeUnitCount - 1)
    check(xmlTextWriterWriteRawLen(writer, line.utf8Start, Int32(1 + first)))
    blanks -= first
    while blanks > 0 {
      let next = min(blanks, line.utf8CodeUnitCount - 1)
      check(xmlTextWriterWriteRawLen(writer, line.utf8Start + 1, Int32(next)))
      blanks -= next
    }
  }

  /// Notes a failed call; libxml2 returns -1 for one and a count or zero otherwise.
  private func check(_ status: Int32) {
    if status < 0 {
      hasFailed = true
    }
  }
}
