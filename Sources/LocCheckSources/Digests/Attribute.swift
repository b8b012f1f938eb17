/// An attribute with its arguments: a property wrapper, a result builder, a macro.
///
/// Those of the compiler that take no values (`@objc`, `@available(…)`) are left out.
package struct Attribute: Sendable, Hashable {
  /// The name without the at sign, dotted where it is qualified.
  package var name: String
  /// The generic arguments.
  package var generics: [TypeReference]
  /// The arguments.
  package var arguments: [Argument]
  /// The bytes of the attribute.
  package var bounds: Range<Int>

  /// Creates an attribute.
  package init(
    name: String, generics: [TypeReference] = [], arguments: [Argument] = [],
    bounds: Range<Int> = 0..<0
  ) {
    self.name = name
    self.generics = generics
    self.arguments = arguments
    self.bounds = bounds
  }
}
