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
  /// What an open element holds so far.
  private enum Content {
    /// Nothing.
    case nothing
    /// Elements first, so white space may be added for layout.
    case elements
    /// Text first, so white space is significant.
    case text
  }

  /// The destination of the bytes.
  private let sink: XMLSink

  /// libxml2's writer; nil when there was no memory for one.
  private let writer: xmlTextWriterPtr?

  /// What each open element holds, the root first.
  private var openElements: [Content] = []

  /// Whether the root element has been opened.
  private var hasRoot = false

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
    beginElement(name)
    writeAttributes(attributes)
    defer { endElement() }
    try content()
  }

  /// Writes an empty element.
  public func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    element(name, attributes) {}
  }

  /// Writes text of any content inside the open element.
  public func text(_ text: String) {
    precondition(!openElements.isEmpty, "text was written outside of an element")
    guard !text.isEmpty else { return }
    if openElements[openElements.count - 1] == .nothing {
      openElements[openElements.count - 1] = .text
    }
    withXMLString(XMLText.sanitized(text)) { check(xmlTextWriterWriteString(writer, $0)) }
  }

  /// Ends the document and flushes it; throws the first error met while writing.
  public func finish() throws(XMLWritingError) {
    precondition(openElements.isEmpty, "the document was finished inside an element")
    precondition(hasRoot, "the document was finished without an element")
    precondition(!isFinished, "the document was finished twice")
    isFinished = true
    raw("\n")
    check(xmlTextWriterFlush(writer))
    sink.close()
    if let failure = sink.failure {
      throw .sink(failure)
    }
    guard !hasFailed else { throw .library }
  }

  // MARK: - Elements

  /// Opens an element on its place.
  private func beginElement(_ name: String) {
    precondition(!isFinished, "an element was written after the document was finished")
    preconditionIsName(name)
    if openElements.isEmpty {
      precondition(!hasRoot, "a second root element was written")
      hasRoot = true
    } else {
      if openElements[openElements.count - 1] == .nothing {
        openElements[openElements.count - 1] = .elements
      }
      breakLine(inside: openElements[openElements.count - 1])
    }
    withXMLString(name) { check(xmlTextWriterStartElement(writer, $0)) }
    openElements.append(.nothing)
  }

  /// Writes the attributes of the element just opened.
  private func writeAttributes(_ attributes: KeyValuePairs<String, String?>) {
    for (index, attribute) in attributes.enumerated() {
      preconditionIsName(attribute.key)
      precondition(
        !attributes.prefix(index).contains { $0.key == attribute.key },
        "the attribute '\(attribute.key)' was written twice")
      guard let value = attribute.value else { continue }
      withXMLString(attribute.key) { name in
        withXMLString(XMLText.sanitized(value)) {
          check(xmlTextWriterWriteAttribute(writer, name, $0))
        }
      }
    }
  }

  /// Closes the innermost element.
  private func endElement() {
    let content = openElements.removeLast()
    if content == .elements {
      breakLine(inside: content)
    }
    check(xmlTextWriterEndElement(writer))
  }

  /// Starts a line at the depth of the open elements, unless white space would be significant.
  private func breakLine(inside content: Content) {
    guard content == .elements, !openElements.contains(.text) else { return }
    raw("\n" + String(repeating: "  ", count: openElements.count))
  }

  // MARK: - libxml2

  /// Writes markup as it stands.
  private func raw(_ markup: String) {
    withXMLString(markup) { check(xmlTextWriterWriteRaw(writer, $0)) }
  }

  /// Lends the text as the NUL-terminated UTF-8 that libxml2 takes.
  private func withXMLString(_ text: String, _ body: (UnsafePointer<xmlChar>) -> Void) {
    text.withCString { characters in
      characters.withMemoryRebound(to: xmlChar.self, capacity: text.utf8.count + 1, body)
    }
  }

  /// Notes a failed call; libxml2 returns -1 for one and a count or zero otherwise.
  private func check(_ status: Int32) {
    if status < 0 {
      hasFailed = true
    }
  }

  /// Traps unless the text is a name in the sense of XML 1.0, section 2.3.
  private func preconditionIsName(_ name: String) {
    withXMLString(name) {
      precondition(
        xmlValidateName($0, 0) == 0 && !name.utf8.contains(0), "'\(name)' is not an XML name")
    }
  }
}
