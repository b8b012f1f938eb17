import CLibXML2

/// An element that a document has very many of: its name and those of its attributes, checked once.
public struct XMLPattern: Sendable, Hashable {
  /// The UTF-8 of the names as libxml2 takes them, a NUL behind each.
  private var characters: ContiguousArray<xmlChar> = []
  /// Where each name starts, the element's first.
  private var starts: [Int] = []

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - name: An XML name; anything else traps.
  ///   - attributes: Further XML names, each once.
  public init(_ name: String, _ attributes: [String] = []) {
    precondition(Set(attributes).count == attributes.count, "an attribute is there twice")
    for name in [name] + attributes {
      name.withXMLName { _ in }
      starts.append(characters.count)
      characters += name.utf8
      characters.append(0)
    }
  }

  /// The number of attributes.
  var attributeCount: Int { starts.count - 1 }

  /// Lends the names, NUL-terminated: the element's at 0, then those of the attributes.
  func withNames(_ body: (_ name: (Int) -> UnsafePointer<xmlChar>?) -> Void) {
    characters.withUnsafeBufferPointer { characters in
      body { characters.baseAddress?.advanced(by: starts[$0]) }
    }
  }
}
