/// Something that is met in a document that is read without being kept.
public enum XMLEvent: Sendable, Hashable {
  /// A start tag.
  case start(XMLTag)
  /// A text between two tags, its references decoded.
  case text(String)
  /// The end tag of the innermost element.
  case end
}

/// A start tag with its place in the file.
public struct XMLTag: Sendable, Hashable {
  /// The name as the file spells it, with its prefix.
  public var name: String
  /// The attributes in file order.
  public var attributes: [XMLAttribute]
  /// The offsets of the tag, its angle brackets included.
  public var bounds: Range<Int>

  /// Creates a start tag.
  public init(name: String, attributes: [XMLAttribute] = [], bounds: Range<Int>) {
    self.name = name
    self.attributes = attributes
    self.bounds = bounds
  }

  /// Returns the value of an attribute, nil where there is none.
  public subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
