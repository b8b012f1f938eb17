import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads attributes; those of the compiler that take no values are left out.
  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    var attributes: [Attribute] = []
    append(list, to: &attributes)
    return attributes
  }

  /// Reads attributes, those in `#if` included.
  private mutating func append(_ list: AttributeListSyntax, to attributes: inout [Attribute]) {
    for element in list {
      switch element {
      case .attribute(let node):
        if let attribute = attribute(node) { attributes.append(attribute) }
      case .ifConfigDecl(let node):
        for clause in conditional(node) {
          guard case .attributes(let list)? = clause.elements else { continue }
          nested(in: clause) { $0.append(list, to: &attributes) }
        }
      @unknown default: break
      }
    }
  }

  /// Reads an attribute, nil where it plays no part.
  private mutating func attribute(_ node: AttributeSyntax) -> Attribute? {
    guard case .named(let name, let generics) = type(node.attributeName) else { return nil }
    var values: [Argument] = []
    if case .argumentList(let list)? = node.arguments { values = arguments(list) }
    // Swift's own attributes begin with a small letter, wrappers and macros with a capital.
    guard !values.isEmpty || name.unicodeScalars.first?.properties.isLowercase != true else {
      return nil
    }
    return Attribute(
      name: name, generics: generics, arguments: values, bounds: bounds(of: node))
  }
}
