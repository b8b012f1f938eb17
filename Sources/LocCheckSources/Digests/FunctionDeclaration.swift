/// A function, an initializer or a subscript.
package struct FunctionDeclaration: Sendable, Hashable {
  /// The kinds of functions.
  package enum Kind: String, Sendable, Hashable { case function, initializer, `subscript` }

  /// The kind.
  package var kind: Kind
  /// The name: `init` for initializers, `subscript` for subscripts, `deinit` for a deinitializer.
  package var name: String
  /// The bytes of the name.
  package var nameBounds: Range<Int>
  /// The parameters.
  package var parameters: [Parameter]
  /// The type of the result as written, nil for none and for initializers.
  package var result: TypeReference?
  /// The generic parameters.
  package var generics: [GenericParameter]
  /// The attributes.
  package var attributes: [Attribute]
  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool
  /// The code, nil for a requirement; of a subscript that of the getter, then the others' as scopes.
  package var body: [Statement]?
  /// The bytes of the declaration.
  package var bounds: Range<Int>

  /// Creates a declaration.
  package init(
    kind: Kind = .function, name: String, nameBounds: Range<Int> = 0..<0,
    parameters: [Parameter] = [], result: TypeReference? = nil, generics: [GenericParameter] = [],
    attributes: [Attribute] = [], isStatic: Bool = false, body: [Statement]? = nil,
    bounds: Range<Int> = 0..<0
  ) {
    self.kind = kind
    self.name = name
    self.nameBounds = nameBounds
    self.parameters = parameters
    self.result = result
    self.generics = generics
    self.attributes = attributes
    self.isStatic = isStatic
    self.body = body
    self.bounds = bounds
  }
}
