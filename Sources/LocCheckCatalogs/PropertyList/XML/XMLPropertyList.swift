import LocCheckDiagnostics
import LocCheckXML

/// The reader of XML property lists.
///
/// It accepts the elements that Core Foundation's parser (`CFPropertyList.c`) does, which are those
/// of Apple's document type, around one `plist` element or without it.
struct XMLPropertyList {
  /// The file.
  let source: SourceText
  /// What is wrong, in source order.
  private(set) var diagnostics: [Diagnostic] = []

  /// Returns the outermost value, nil where the file is no property list.
  static func propertyList(from source: SourceText) -> Diagnosed<PropertyList?> {
    let document = XMLReader.document(from: source)
    guard let root = document.value else { return Diagnosed(nil, document.diagnostics) }
    var reader = XMLPropertyList(source: source)
    let value = reader.value(of: root)
    // What an XML reader passes over, Core Foundation does not even see.
    let remarks = document.diagnostics.map { $0.demoted() }
    let isReadable = reader.diagnostics.allSatisfy { $0.severity < .error }
    return Diagnosed(
      isReadable ? value : nil, (remarks + reader.diagnostics).inSourceOrder)
  }

  /// Creates a reader of a file.
  private init(source: SourceText) { self.source = source }

  /// Returns the value that an element spells, nil where it spells none.
  private mutating func value(of element: XMLElement) -> PropertyList? {
    switch element.name {
    case "plist": return onlyValue(in: element)
    case "dict": return PropertyList(.dictionary(members(of: element)), at: range(of: element))
    case "array": return PropertyList(.array(values(in: element)), at: range(of: element))
    case "string", "key":
      return text(of: element).map {
        PropertyList(.string($0), at: source.range(element.contentBounds))
      }
    case "true", "false":
      guard element.contentBounds.isEmpty else {
        report(.notEmpty(element, at: range(of: element)))
        return nil
      }
      return PropertyList(.boolean(element.name == "true"), at: range(of: element))
    case "integer", "real", "date", "data": return scalar(of: element)
    default:
      report(.unknownElement(element, in: source))
      return nil
    }
  }

  /// Returns the value inside of a `plist` element, which holds one.
  private mutating func onlyValue(in element: XMLElement) -> PropertyList? {
    let values = values(in: element)
    let elements = element.elements
    if elements.isEmpty { report(.noValue(at: source.range(element.tagBounds))) }
    if elements.count > 1 {
      report(.secondValue(elements[1], at: source.range(elements[1].tagBounds)))
    }
    return values.first
  }

  /// Returns the values of the elements in an element.
  private mutating func values(in element: XMLElement) -> [PropertyList] {
    reportText(in: element)
    return element.elements.compactMap { value(of: $0) }
  }

  /// Returns the members of a dictionary, whose keys and values alternate.
  private mutating func members(of element: XMLElement) -> [PropertyList.Member] {
    reportText(in: element)
    var members: [PropertyList.Member] = []
    var pending: XMLElement?
    for child in element.elements {
      guard let key = pending else {
        if child.name == "key" {
          pending = child
        } else {
          report(.missingKey(child, at: source.range(child.tagBounds)))
        }
        continue
      }
      pending = nil
      if child.name == "key" {
        report(.keyAsValue(child, of: key, at: source.range(child.contentBounds)))
      }
      guard let name = text(of: key), let value = value(of: child) else { continue }
      members.append(
        PropertyList.Member(
          key: name, keyRange: source.range(key.contentBounds), value: value))
    }
    if let pending { report(.missingValue(of: pending, at: source.range(pending.contentBounds))) }
    return members
  }

  /// Returns the text of a string or key, nil where it holds more than text.
  private mutating func text(of element: XMLElement) -> String? {
    guard holdsTextAlone(element) else { return nil }
    return element.literalText(in: source)
  }

  /// Returns the value that the characters of an element spell.
  private mutating func scalar(of element: XMLElement) -> PropertyList? {
    guard holdsTextAlone(element) else { return nil }
    // Core Foundation decodes neither references nor CDATA sections here.
    let spelling = source.text(in: element.contentBounds)
    guard element.bounds != element.tagBounds,
      let value = PropertyList.Value(spelling, of: element.name)
    else {
      report(.malformedScalar(element, at: source.range(element.contentBounds)))
      return nil
    }
    return PropertyList(value, at: range(of: element))
  }

  /// Returns whether an element holds nothing but text and CDATA sections; reports what else it
  /// does.
  private mutating func holdsTextAlone(_ element: XMLElement) -> Bool {
    let markup = XMLStretch.stretches(of: source, in: element.contentBounds)
      .first { $0.kind != .text && $0.kind != .characterData }
    if let markup { report(.markupInText(of: element, at: source.range(markup.bounds))) }
    return markup == nil
  }

  /// Reports text between the elements of an element that holds only elements.
  private mutating func reportText(in element: XMLElement) {
    var start = element.contentBounds.lowerBound
    let end = element.contentBounds.upperBound
    for next in element.elements.map(\.bounds) + [end..<end] {
      let gap = start..<next.lowerBound
      start = next.upperBound
      guard gap.contains(where: { !source.bytes[$0].isXMLSpace }) else { continue }
      for stretch in XMLStretch.stretches(of: source, in: gap) {
        guard let text = firstText(in: stretch) else { continue }
        report(.textOutsideValue(element, at: source.range(text)))
      }
    }
  }

  /// Returns the place of the first line of a text that is more than white space.
  private func firstText(in stretch: XMLStretch) -> Range<Int>? {
    guard stretch.kind == .text || stretch.kind == .characterData,
      let start = stretch.content.first(where: { !source.bytes[$0].isXMLSpace })
    else { return nil }
    let rest = start..<stretch.content.upperBound
    return
      start..<(rest.first { source.bytes[$0] == 0x0A || source.bytes[$0] == 0x0D }
      ?? rest.upperBound)
  }

  /// Returns the place of an element with its tags.
  private func range(of element: XMLElement) -> SourceRange { source.range(element.bounds) }

  /// Keeps a diagnostic.
  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}
