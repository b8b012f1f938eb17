import CLibXML2
import LocCheckDiagnostics

extension XMLTreeBuilder {
  /// Returns an error of libxml2 in words of its reader's, at the place it is about.
  ///
  /// libxml2 counts lines up to 65 535 and points behind what it objects to; the parser's position
  /// at the moment of the error is exact.
  func diagnostic(for error: xmlError) -> Diagnostic {
    let end = min(offset, source.bytes.count)
    let name = error.str1.map { String(cString: $0) } ?? ""
    switch xmlParserErrors(rawValue: UInt32(bitPattern: error.code)) {
    case XML_ERR_TAG_NAME_MISMATCH:
      return .mismatchedTag(startOfMarkup(before: end)..<end, in: self)
    case XML_ERR_TAG_NOT_FINISHED: return .unclosedElement(at: end, in: self)
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      let start = max(end - name.utf8.count - 2, 0)
      return .undeclaredEntity(at: source.range(start..<end))
    case XML_ERR_INVALID_CHAR: return .invalidCharacter(at: end, in: source)
    case XML_ERR_ATTRIBUTE_REDEFINED:
      return Diagnostic(
        "xml.duplicate-attribute", .error, "the attribute \(name.quoted) again",
        at: source.range(nameOfAttribute(before: end)))
    case XML_ERR_NAME_REQUIRED: return .missingName(at: end, in: self)
    case XML_ERR_COMMENT_NOT_FINISHED: return .unclosed("comment", "<!--", before: end, in: source)
    case XML_ERR_CDATA_NOT_FINISHED:
      return .unclosed("CDATA section", "<![CDATA[", before: end, in: source)
    case XML_ERR_PI_NOT_FINISHED:
      return .unclosed("processing instruction", "<?", before: end, in: source)
    case let code:
      let message = Self.messages[code.rawValue] ?? Self.readable(error)
      return .malformed(message, at: source.range(end..<end))
    }
  }

  /// Returns the bounds of the name of an attribute whose value ends at an offset.
  private func nameOfAttribute(before end: Int) -> Range<Int> {
    let bytes = source.bytes
    guard let quote = bytes[..<end].last,
      let value = bytes[..<(end - 1)].lastIndex(of: quote),
      let sign = bytes[..<value].lastIndex(of: UInt8(ascii: "=")),
      let last = bytes[..<sign].lastIndex(where: { !$0.isXMLSpace }),
      let space = bytes[..<last].lastIndex(where: \.isXMLSpace)
    else { return end..<end }
    return space + 1..<last + 1
  }

  /// What is wrong where one sentence says it, by libxml2's code.
  private static let messages: [UInt32: String] = [
    XML_ERR_DOCUMENT_EMPTY.rawValue: "expected a start tag",
    XML_ERR_DOCUMENT_END.rawValue: "expected the end of the document after its outermost element",
    XML_ERR_GT_REQUIRED.rawValue: "expected '>' at the end of the tag",
    XML_ERR_LTSLASH_REQUIRED.rawValue: "expected an end tag",
    XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue: "expected '=' and a value after the attribute's name",
    XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: "expected the attribute's value in quotation marks",
    XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue: "the attribute's value has no closing quotation mark",
    XML_ERR_LT_IN_ATTRIBUTE.rawValue: "'<' in an attribute's value: expected '&lt;'",
    XML_ERR_SPACE_REQUIRED.rawValue: "expected white space",
    XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue: "expected ';' after the name of an entity",
    XML_ERR_INVALID_HEX_CHARREF.rawValue: "expected hexadecimal digits and ';' after '&#x'",
    XML_ERR_INVALID_DEC_CHARREF.rawValue: "expected digits and ';' after '&#'",
    XML_ERR_MISPLACED_CDATA_END.rawValue: "']]>' in a text: expected ']]&gt;'",
    XML_ERR_DOCTYPE_NOT_FINISHED.rawValue: "expected '>' at the end of the document type",
    XML_ERR_RESERVED_XML_NAME.rawValue: "the XML declaration does not begin the document",
    XML_ERR_VERSION_MISSING.rawValue: "expected 'version' in the XML declaration",
    XML_ERR_UNKNOWN_VERSION.rawValue: "expected version 1.0 of XML",
    XML_ERR_XMLDECL_NOT_FINISHED.rawValue: "expected '?>' at the end of the XML declaration",
    XML_ERR_NAME_TOO_LONG.rawValue: "a name of more than \(XML_MAX_NAME_LENGTH) bytes",
  ]

  /// Returns libxml2's own message as a fragment on one line.
  private static func readable(_ error: xmlError) -> String {
    let message = error.message.map { String(cString: $0) } ?? ""
    let line = message.prefix { $0 != "\n" }
    guard let first = line.first else { return "the document is not well-formed" }
    return first.lowercased() + line.dropFirst()
  }
}

extension Diagnostic {
  /// Something that is no XML.
  fileprivate static func malformed(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic("xml.malformed", .error, message, at: range)
  }

  /// An end tag of another name than the element has.
  fileprivate static func mismatchedTag(
    _ bounds: Range<Int>, in builder: XMLTreeBuilder
  ) -> Diagnostic {
    let found = builder.source.text(in: bounds)
    return Diagnostic(
      "xml.mismatched-tag", .error, "expected \(builder.expectedEndTag), found \(found.quoted)",
      at: builder.source.range(bounds), notes: builder.noteOnOpenElement)
  }

  /// The end of the file inside of an element.
  fileprivate static func unclosedElement(
    at end: Int, in builder: XMLTreeBuilder
  ) -> Diagnostic {
    return Diagnostic(
      "xml.unclosed-element", .error,
      "expected \(builder.expectedEndTag), found the end of the document",
      at: builder.source.range(end..<end), notes: builder.noteOnOpenElement)
  }

  /// A reference to an entity that XML does not know by itself.
  fileprivate static func undeclaredEntity(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "xml.undeclared-entity", .error, "\(range.text.quoted) is no entity of XML", at: range,
      help: "write the character itself; XML has '&amp;', '&lt;', '&gt;', '&quot;' and '&apos;'")
  }

  /// A character that XML cannot hold, as itself or by its number.
  fileprivate static func invalidCharacter(at end: Int, in source: SourceText) -> Diagnostic {
    let id: Diagnostic.ID = "xml.invalid-character"
    let before = source.bytes[..<end]
    if before.last == UInt8(ascii: ";"), let start = before.lastIndex(of: UInt8(ascii: "&")) {
      let range = source.range(start..<end)
      return Diagnostic(id, .error, "\(range.text.quoted) is no character of XML", at: range)
    }
    let rest = String(decoding: source.bytes[end...].prefix(4), as: UTF8.self).unicodeScalars
    guard let scalar = rest.first else {
      return Diagnostic(id, .error, "expected a character of XML", at: source.range(end..<end))
    }
    return Diagnostic(
      id, .error, "\(VisibleText.name(of: scalar)) is no character of XML",
      at: source.range(end..<end + UTF8.width(scalar)))
  }

  /// Markup that begins and has no name.
  fileprivate static func missingName(at end: Int, in builder: XMLTreeBuilder) -> Diagnostic {
    let source = builder.source
    let range = source.range(max(end - 1, 0)..<end)
    switch range.text {
    case "&": return .malformed("'&' begins no reference: expected '&amp;'", at: range)
    case "<" where source.bytes[end...].first == UInt8(ascii: "/"):
      return .malformed("end tag without an element", at: range)
    case "<": return .malformed("'<' begins no tag: expected '&lt;'", at: range)
    default: return .malformed("expected a name", at: source.range(end..<end))
    }
  }

  /// Markup without an end, at its beginning.
  fileprivate static func unclosed(
    _ kind: StaticString, _ opening: StaticString, before end: Int, in source: SourceText
  ) -> Diagnostic {
    let opening = Array("\(opening)".utf8)
    var start = end
    while start > 0, !source.bytes[start..<end].starts(with: opening) { start -= 1 }
    return .malformed("\(kind) without an end", at: source.range(start..<start + opening.count))
  }
}

extension XMLTreeBuilder {
  /// The end tag of the innermost open element, quoted.
  fileprivate var expectedEndTag: String { "</\(openElements.last?.name ?? "")>".quoted }

  /// The remark on where the innermost open element begins.
  fileprivate var noteOnOpenElement: [Diagnostic.Note] {
    guard let open = openElements.last else { return [] }
    return [
      Diagnostic.Note("\("<\(open.name)>".quoted) begins here", at: source.range(open.tagBounds))
    ]
  }
}
