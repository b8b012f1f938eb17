/// A stored or computed property, or a variable outside of types and functions.
package struct VariableDeclaration: Sendable, Hashable {
  /// The name; empty for a macro among the members of a type, which is the initial value.
  package var name: String
  /// The bytes of the name.
  package var nameBounds: Range<Int>
  /// The type as written.
  package var type: TypeReference?
  /// The initial value.
  package var initialValue: Expression?
  /// The code of the getter, nil for a stored property, empty for a requirement.
  package var getter: [Statement]?
  /// The code of other accessors: `set`, `willSet`, `didSet`.
  package var accessors: [[Statement]]
  /// The attributes: property wrappers among them.
  package var attributes: [Attribute]
  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool
  /// Whether it is `let`.
  package var isConstant: Bool
  /// The bytes of the declaration.
  package var bounds: Range<Int>

  /// Creates a declaration.
  package init(
    name: String, nameBounds: Range<Int> = 0..<0, type: TypeReference? = nil,
    initialValue: Expression? = nil, getter: [Statement]? = nil, accessors: [[Statement]] = [],
    attributes: [Attribute] = [], isStatic: Bool = false, isConstant: Bool = false,
    bounds: Range<Int> = 0..<0
  ) {
    self.name = name
    self.nameBounds = nameBounds
    self.type = type
    self.initialValue = initialValue
    self.getter = getter
    self.accessors = accessors
    self.attributes = attributes
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.bounds = bounds
  }
}
