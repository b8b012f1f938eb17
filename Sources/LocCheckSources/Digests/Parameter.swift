/// A parameter of a function, an initializer, a subscript, a case or a closure.
package struct Parameter: Sendable, Hashable {
  /// The label of the argument, nil for none.
  package var label: String?
  /// The name inside; empty where it has none.
  package var name: String
  /// The bytes of the name.
  package var nameBounds: Range<Int>
  /// The type as written, nil where it is not (closures).
  package var type: TypeReference?
  /// The bytes of the type.
  package var typeBounds: Range<Int>
  /// Whether it takes any number of arguments.
  package var isVariadic: Bool
  /// The attributes, such as `ViewBuilder`.
  package var attributes: [Attribute]
  /// The value where the caller gives none.
  package var defaultValue: Expression?

  /// Creates a parameter.
  package init(
    label: String?, name: String, nameBounds: Range<Int> = 0..<0, type: TypeReference?,
    typeBounds: Range<Int> = 0..<0, isVariadic: Bool = false, attributes: [Attribute] = [],
    defaultValue: Expression? = nil
  ) {
    self.label = label
    self.name = name
    self.nameBounds = nameBounds
    self.type = type
    self.typeBounds = typeBounds
    self.isVariadic = isVariadic
    self.attributes = attributes
    self.defaultValue = defaultValue
  }
}
