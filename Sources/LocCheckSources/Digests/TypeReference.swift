/// A type as it is written, its attributes, `inout` and specifiers left out.
package indirect enum TypeReference: Sendable, Hashable {
  /// A named type: `Int`, `Foo.Bar`, `Binding<String>`; the arguments belong to the last part of the name.
  case named(String, [TypeReference])
  /// `T?` and `T!`.
  case optional(TypeReference)
  /// `[T]`.
  case array(TypeReference)
  /// `[Key: Value]`.
  case dictionary(TypeReference, TypeReference)
  /// `(a: T, U)`.
  case tuple([TupleElement])
  /// `(T, U) -> V`.
  case function([TypeReference], TypeReference)
  /// `some T`, `any T`.
  case constrained(TypeReference)
  /// `T.Type`.
  case metatype(TypeReference)
  /// `T & U`.
  case composition([TypeReference])
  /// Anything else.
  case other

  /// One element of a tuple type.
  package struct TupleElement: Sendable, Hashable {
    /// The label.
    package var label: String?
    /// The type.
    package var type: TypeReference

    /// Creates an element.
    package init(label: String?, type: TypeReference) {
      self.label = label
      self.type = type
    }
  }

  /// Makes a named type without arguments.
  package static func named(_ name: String) -> TypeReference { .named(name, []) }
}
