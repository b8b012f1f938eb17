/// A type that sources declare, its extensions included.
struct TypeEntry {
  /// The name, dotted where it is nested.
  var name: String
  /// The kind, nil where only its name is known.
  var kind: TypeDeclaration.Kind?
  /// The type it is nested in.
  var parent: TypeID?
  /// The place of the file that declares it.
  var file: Int
  /// The generic parameters.
  var generics: [GenericID] = []
  /// Their names.
  var genericNames: [String] = []
  /// What stands for the conforming type, of a protocol.
  var selfParameter: GenericID?
  /// The types it inherits from or conforms to, each with the file that says so.
  var inherited: [(type: TypeReference, file: Int)] = []
  /// The members by name.
  var members: [String: [SymbolID]] = [:]
  /// The types nested in it by name.
  var nested: [String: TypeID] = [:]
  /// Other names for types, in it.
  var aliases: [String: Alias] = [:]
  /// The properties that the synthesized initializer of a structure may take.
  var storedProperties: [SymbolID] = []

}

/// Another name for a type.
struct Alias {
  /// What it stands for.
  var type: TypeReference
  /// The place of the file that declares it.
  var file: Int
}

/// Which of the other names of types one is.
struct AliasKey: Hashable {
  /// The type that it is nested in.
  var owner: TypeID?
  /// The place of the file that declares it.
  var file: Int
  /// The name.
  var name: String
}
