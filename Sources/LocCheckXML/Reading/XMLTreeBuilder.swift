import CLibXML2
import LocCheckDiagnostics

/// Builds the elements of one document from what libxml2's parser meets in it.
final class XMLTreeBuilder {
  /// An element whose end tag is still to come.
  struct OpenElement {
    /// The name.
    var name: String
    /// The attributes.
    var attributes: [XMLAttribute]
    /// What it holds so far.
    var children: [XMLNode] = []
    /// The offsets of the start tag.
    var tagBounds: Range<Int>
  }

  /// The file.
  let source: SourceText
  /// The root element once it is complete.
  private(set) var root: XMLElement?
  /// The first violation of the grammar.
  private(set) var problem: Diagnostic?
  /// The elements around the reading position, the root first.
  private(set) var openElements: [OpenElement] = []
  /// The text that has been met since the last tag.
  private var text: [UInt8] = []
  /// The offset in the file at which the document begins.
  private var start = 0
  /// libxml2's parser while it runs.
  private var context: xmlParserCtxtPtr?
  /// Receives what is met; nil where it is kept.
  private let visitor: XMLReader.Visitor?

  /// Creates a builder of the elements in a file, which keeps none if there is somebody to receive them.
  init(source: SourceText, visitor: XMLReader.Visitor? = nil) {
    self.source = source
    self.visitor = visitor
  }

  /// Parses the file, which has passed its preflight.
  func parse(_ preflight: XMLPreflight) {
    start = preflight.start
    var bytes = source.bytes
    for offset in preflight.hidden.joined() { bytes[offset] = UInt8(ascii: " ") }
    let isWellFormed = bytes.withUnsafeBytes { bytes in
      parse(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
    if !isWellFormed, root == nil {
      report(
        Diagnostic(
          "xml.malformed", .error, "the document is not well-formed",
          at: source.range(start..<start)))
    }
  }

  /// Parses a document and returns whether it is well-formed.
  private func parse(_ document: UnsafeRawBufferPointer) -> Bool {
    XMLLibrary.isReady
    let context = xmlCreateMemoryParserCtxt(
      document.assumingMemoryBound(to: CChar.self).baseAddress, Int32(document.count))
    guard let context else { return false }
    self.context = context
    defer {
      self.context = nil
      xmlFreeParserCtxt(context)
    }
    xmlCtxtUseOptions(context, xmlIsolatedParserOptions)
    context.pointee.sax.pointee = Self.handlers
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    return xmlParseDocument(context) == 0
  }

  /// Makes the parser hand over errors with their codes.
  ///
  /// libxml2 chooses its interface by the same mark when it begins to parse, and would choose the
  /// one with namespaces.
  func receiveStructuredErrors() {
    context?.pointee.sax.pointee.initialized = xmlStructuredHandlers
  }

  /// The offset in the file of what the parser reads next.
  var offset: Int {
    start + (context.map { xmlByteConsumed($0) } ?? 0)
  }

  /// Returns the offset of the last opening angle bracket before another.
  ///
  /// Inside of a tag it is that of the tag, since an attribute's value cannot hold one.
  func startOfMarkup(before end: Int) -> Int {
    source.bytes.withUnsafeBytes { bytes in
      var start = min(end, bytes.count)
      while start > 0 {
        start -= 1
        if bytes[start] == UInt8(ascii: "<") { break }
      }
      return start
    }
  }

  /// Keeps the first violation of the grammar.
  func report(_ problem: @autoclosure () -> Diagnostic) {
    if self.problem == nil { self.problem = problem() }
  }

  /// Begins an element, whose start tag has been read up to its closing bracket.
  func beginElement(_ name: String, attributes: [XMLAttribute]) {
    guard problem == nil else { return }
    flushText()
    let end = offset
    let isEmpty = end < source.bytes.count && source.bytes[end] == UInt8(ascii: "/")
    let bounds = startOfMarkup(before: end)..<end + (isEmpty ? 2 : 1)
    guard openElements.count < XMLReader.depthLimit else {
      return report(.tooDeep(at: source.range(bounds)))
    }
    visitor?(.start(XMLTag(name: name, attributes: attributes, bounds: bounds)))
    openElements.append(
      OpenElement(
        name: name, attributes: visitor == nil ? attributes : [], tagBounds: bounds))
  }

  /// Ends the innermost element, whose end tag has just been read.
  func endElement() {
    guard problem == nil else { return }
    flushText()
    guard let open = openElements.popLast() else { return }
    visitor?(.end)
    let end = offset
    let isEmpty = end == open.tagBounds.upperBound
    let element = XMLElement(
      name: open.name, attributes: open.attributes, children: open.children,
      tagBounds: open.tagBounds,
      contentBounds: open.tagBounds.upperBound..<(isEmpty ? end : startOfMarkup(before: end)),
      bounds: open.tagBounds.lowerBound..<end)
    if openElements.isEmpty {
      root = element
    } else if visitor == nil {
      openElements[openElements.count - 1].children.append(.element(element))
    }
  }

  /// Keeps a piece of text.
  func append(text piece: UnsafeBufferPointer<UInt8>) {
    text.append(contentsOf: piece)
  }

  /// Makes the text since the last tag a child of the element around it.
  private func flushText() {
    guard !text.isEmpty, !openElements.isEmpty else { return }
    let text = String(decoding: self.text, as: UTF8.self)
    if let visitor {
      visitor(.text(text))
    } else {
      openElements[openElements.count - 1].children.append(.text(text))
    }
    self.text.removeAll(keepingCapacity: true)
  }
}

extension Diagnostic {
  /// An element inside of too many others.
  fileprivate static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "xml.too-deep", .error, "elements are nested deeper than \(XMLReader.depthLimit)", at: range)
  }
}
