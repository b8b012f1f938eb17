/// A type or an extension of one.
package struct TypeDeclaration: Sendable, Hashable {
  /// The kinds of types.
  package enum Kind: String, Sendable, Hashable {
    case structure, `class`, enumeration, actor, `protocol`, `extension`
  }

  /// The kind.
  package var kind: Kind
  /// The name; of an extension the name of the extended type, dotted where it is nested.
  package var name: String
  /// The bytes of the name.
  package var nameBounds: Range<Int>
  /// The types it inherits from or conforms to.
  package var inherited: [TypeReference]
  /// The generic parameters, each with what it must conform to.
  package var generics: [GenericParameter]
  /// The attributes.
  package var attributes: [Attribute]
  /// The members in source order.
  package var members: [Declaration]
  /// The bytes of the declaration.
  package var bounds: Range<Int>

  /// Creates a declaration.
  package init(
    kind: Kind, name: String, nameBounds: Range<Int> = 0..<0, inherited: [TypeReference] = [],
    generics: [GenericParameter] = [], attributes: [Attribute] = [], members: [Declaration] = [],
    bounds: Range<Int> = 0..<0
  ) {
    self.kind = kind
    self.name = name
    self.nameBounds = nameBounds
    self.inherited = inherited
    self.generics = generics
    self.attributes = attributes
    self.members = members
    self.bounds = bounds
  }
}
