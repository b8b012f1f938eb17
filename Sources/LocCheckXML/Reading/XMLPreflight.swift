import LocCheckDiagnostics

/// What is known of the bytes of a document before libxml2 sees them.
///
/// libxml2 takes a zero byte for the end, and spends a time on the attributes of an element that
/// grows with the square of their number. The violations of XML's grammar that leave no doubt about
/// the elements, and that Core Foundation's reader of property lists passes over, are found here
/// and made harmless.
struct XMLPreflight {
  /// Why the document cannot be parsed, nil where it can.
  private(set) var refusal: Diagnostic?
  /// The violations that do no harm, the first of each kind.
  private(set) var remarks: [Diagnostic] = []
  /// The offset at which the document begins.
  private(set) var start: Int
  /// The bytes that libxml2 has to see as spaces.
  private(set) var hidden: [Range<Int>] = []

  /// The file.
  private let source: SourceText
  /// The number of bytes that libxml2 can count.
  private static let sizeLimit = Int(Int32.max)

  /// Looks at the bytes of a file.
  init(_ source: SourceText) {
    self.source = source
    start = source.contentStart
    guard source.bytes.count <= Self.sizeLimit else {
      refuse("xml.too-large", "the document is larger than 2 GiB", at: 0..<0)
      return
    }
    refusal = Self.encodingProblem(of: source)
    guard refusal == nil else { return }
    source.bytes.withUnsafeBytes { bytes in
      if let offset = TextEncoding.firstIllFormedUTF8(in: bytes, range: start..<bytes.count) {
        refusal = .notUTF8(bytes[offset], at: source.range(offset..<offset + 1))
        return
      }
      var scanner = XMLScanner(bytes)
      scanner.index = start
      scanner.skipSpace()
      guard scanner.index < bytes.count else {
        refuse("xml.empty", "the document is empty: expected an element", at: start..<start)
        return
      }
      passSpace(before: scanner)
      while refusal == nil, let stretch = scanner.next() { inspect(stretch, of: bytes) }
    }
  }

  /// Returns why the document cannot be UTF-8, as far as its beginning tells.
  private static func encodingProblem(of source: SourceText) -> Diagnostic? {
    switch EncodingProblem(ofDocument: source) {
    case nil: nil
    case .other(let encoding)?: .otherEncoding(encoding, at: source.range(0..<0))
    // libxml2 would pass over it as over the first.
    case .secondByteOrderMark(let range)?: .secondByteOrderMark(at: range)
    }
  }

  /// Leaves white space in front of an XML declaration out.
  private mutating func passSpace(before scanner: XMLScanner) {
    guard scanner.index > start, scanner.isNext("<?xml ") else { return }
    remark(
      "xml.misplaced-declaration", "white space before the XML declaration",
      at: start..<scanner.index)
    start = scanner.index
  }

  /// Looks at a stretch of the document.
  private mutating func inspect(_ stretch: XMLStretch, of bytes: UnsafeRawBufferPointer) {
    checkSize(of: stretch)
    guard refusal == nil else { return }
    switch stretch.kind {
    case .text, .characterData: inspectText(stretch, of: bytes)
    case .comment: inspectComment(stretch, of: bytes)
    case .tag, .instruction:
      if stretch.valueCount > XMLReader.attributeLimit {
        refuse(
          "xml.too-many-attributes",
          "the element has more than \(XMLReader.attributeLimit) attributes", at: stretch.bounds)
      } else if let offset = stretch.bounds.first(where: { bytes[$0] == 0 }) {
        let name = VisibleText.name(of: "\0")
        refuse("xml.invalid-character", "\(name) is no character of XML", at: offset..<offset + 1)
      }
    }
  }

  /// Refuses what libxml2 and readers built on it take for too large, and would call unfinished.
  private mutating func checkSize(of stretch: XMLStretch) {
    let part: (name: String, bounds: Range<Int>)? =
      switch stretch.kind {
      case .text: nil
      case .tag: ("attribute's value", stretch.longestValue)
      case .characterData: ("CDATA section", stretch.content)
      case .comment: ("comment", stretch.content)
      case .instruction: ("processing instruction", stretch.content)
      }
    guard let part, part.bounds.count > XMLReader.sizeLimit else { return }
    refuse(
      "xml.too-large",
      "the \(part.name) has \(part.bounds.count) bytes: no more than \(XMLReader.sizeLimit) are read",
      at: part.bounds.lowerBound..<part.bounds.lowerBound)
  }

  /// Finds characters that XML cannot hold, as themselves and by their numbers.
  private mutating func inspectText(_ stretch: XMLStretch, of bytes: UnsafeRawBufferPointer) {
    let id: Diagnostic.ID = "xml.invalid-character"
    var index = stretch.content.lowerBound
    while index < stretch.content.upperBound {
      let byte = bytes[index]
      if byte < 0x20, !byte.isXMLSpace {
        let name = VisibleText.name(of: Unicode.Scalar(byte))
        remark(id, "\(name) is no character of XML", at: index..<index + 1)
        hidden.append(index..<index + 1)
      } else if byte == UInt8(ascii: "&"), stretch.kind == .text,
        index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "#"),
        let reference = XMLReference(in: bytes, at: index), !reference.scalar.isXMLCharacter
      {
        let spelling = source.text(in: reference.bounds).quoted
        remark(id, "\(spelling) is no character of XML", at: reference.bounds)
        hidden.append(reference.bounds)
      }
      index += 1
    }
  }

  /// Finds hyphens in a row, of which the comment's end has the last two, and control characters.
  private mutating func inspectComment(_ stretch: XMLStretch, of bytes: UnsafeRawBufferPointer) {
    // One without an end is libxml2's to report.
    guard stretch.content.upperBound < stretch.bounds.upperBound else { return }
    let hyphen = UInt8(ascii: "-")
    for index in stretch.content {
      let byte = bytes[index]
      if byte < 0x20, !byte.isXMLSpace {
        hidden.append(index..<index + 1)
      } else if byte == hyphen, index + 1 < bytes.count, bytes[index + 1] == hyphen {
        remark("xml.double-hyphen", "'--' inside of a comment", at: index..<index + 2)
        hidden.append(index..<index + 1)
      }
    }
  }

  /// Notes why the document cannot be parsed.
  private mutating func refuse(_ id: Diagnostic.ID, _ message: String, at bounds: Range<Int>) {
    refusal = Diagnostic(id, .error, message, at: source.range(bounds))
  }

  /// Notes a violation that does no harm, unless one of its kind has been.
  private mutating func remark(
    _ id: Diagnostic.ID, _ message: @autoclosure () -> String, at bounds: Range<Int>
  ) {
    guard !remarks.contains(where: { $0.id == id }) else { return }
    remarks.append(Diagnostic(id, .error, message(), at: source.range(bounds)))
  }
}

extension Diagnostic {
  /// A document in an encoding that announces itself.
  fileprivate static func otherEncoding(
    _ encoding: TextEncoding, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "xml.invalid-utf8", .error, "the document is \(encoding.rawValue): expected UTF-8", at: range,
      help: "save the file as UTF-8")
  }

  /// A byte-order mark behind that of the file.
  fileprivate static func secondByteOrderMark(at range: SourceRange) -> Diagnostic {
    Diagnostic("xml.malformed", .error, "a second byte-order mark: expected a start tag", at: range)
  }

  /// A byte that is no UTF-8.
  fileprivate static func notUTF8(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      "xml.invalid-utf8", .error, "byte 0x\(digits) is not UTF-8", at: range,
      help: "save the file as UTF-8, whatever its XML declaration says")
  }
}
