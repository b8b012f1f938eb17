/// What files declare, by names and places, with what was worked out about it while it was indexed.
///
/// A value, so that an index of more files can begin where another ends.
struct DeclarationTables: Sendable {
  /// The types.
  var types: [TypeEntry] = []
  /// The functions, variables and cases.
  var symbols: [Symbol] = []
  /// The generic parameters.
  var generics: [GenericEntry] = []
  /// The types at the top level.
  var topLevelTypes = NameTable<TypeID>()
  /// Other names for types at the top level.
  var aliases = NameTable<Alias>()
  /// Types that nothing declares, by name.
  var undeclared: [String: TypeID] = [:]
  /// The functions and variables at the top level.
  var globals: [String: [SymbolID]] = [:]
  /// The members of all types.
  var members: [String: [SymbolID]] = [:]
  /// The types by the places of their declarations and extensions.
  var typesByPlace: [CarrierID: TypeID] = [:]
  /// The functions, variables and cases of the module by their places.
  var symbolsByPlace: [CarrierID: SymbolID] = [:]
  /// The types that types inherit from or conform to.
  var ancestors: [TypeID: [SwiftType]] = [:]
  /// What other names of types were found to stand for.
  var aliasedTypes: [AliasKey: SwiftType] = [:]
}

/// A generic parameter.
struct GenericEntry {
  /// The name.
  var name: String
  /// What it must conform to.
  var constraints: [TypeReference]
  /// Where the constraints are looked up.
  var context: TypeContext
}
