/// Another name for a type.
package struct AliasDeclaration: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The type it stands for.
  package var type: TypeReference

  /// Creates an alias.
  package init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }
}
