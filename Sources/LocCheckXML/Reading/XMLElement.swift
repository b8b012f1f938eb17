import LocCheckDiagnostics

/// An element of a document with its place in the file.
public struct XMLElement: Sendable, Hashable {
  /// The name as the file spells it, with its prefix.
  public var name: String
  /// The attributes in file order.
  public var attributes: [XMLAttribute]
  /// What the element holds, in file order; neighbouring texts are one.
  public var children: [XMLNode]
  /// The offsets of the start tag, its angle brackets included.
  public var tagBounds: Range<Int>
  /// The offsets of what lies between the tags; empty behind the tag of an empty element.
  public var contentBounds: Range<Int>
  /// The offsets of the whole element, from its start tag to its end tag.
  public var bounds: Range<Int>

  /// Creates an element.
  public init(
    name: String, attributes: [XMLAttribute] = [], children: [XMLNode] = [],
    tagBounds: Range<Int>, contentBounds: Range<Int>, bounds: Range<Int>
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.tagBounds = tagBounds
    self.contentBounds = contentBounds
    self.bounds = bounds
  }

  /// The start tag as messages quote it, without attributes.
  package var quotedTag: String { "<\(name)>".quoted }

  /// The elements among the children.
  public var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The texts of the element and everything in it, one after the other.
  public var text: String {
    children.map { node in
      switch node {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }

  /// Returns the value of an attribute, nil where there is none.
  public subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// An attribute of an element.
public struct XMLAttribute: Sendable, Hashable {
  /// The name as the file spells it, with its prefix.
  public var name: String
  /// The value, its references decoded.
  public var value: String

  /// Creates an attribute.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// Something an element holds.
public enum XMLNode: Sendable, Hashable {
  /// An element.
  case element(XMLElement)
  /// A text, its references decoded; comments and processing instructions are left out.
  case text(String)
}
