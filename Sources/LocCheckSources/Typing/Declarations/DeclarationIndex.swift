/// What a module, the modules it imports and the frameworks declare.
///
/// A class, because what is asked of it is worked out once, when it is first asked.
final class DeclarationIndex {
  /// The types.
  private(set) var types: [TypeEntry] = []
  /// The functions, variables and cases.
  private var symbols: [Symbol] = []
  /// The generic parameters.
  private var generics: [GenericEntry] = []
  /// The types at the top level.
  private var topLevelTypes = NameTable<TypeID>()
  /// Other names for types at the top level.
  private var aliases = NameTable<Alias>()
  /// Types that nothing declares, by name.
  private var undeclared: [String: TypeID] = [:]
  /// The functions and variables at the top level.
  private var globals: [String: [SymbolID]] = [:]
  /// The members of all types.
  private var members: [String: [SymbolID]] = [:]
  /// The types by the places of their declarations and extensions.
  private var typesByPlace: [CarrierID: TypeID] = [:]
  /// The functions, variables and cases of the module by their places.
  private var symbolsByPlace: [CarrierID: SymbolID] = [:]
  /// The number of files of the module itself, which come first.
  private let ownFiles: Int
  /// The place of the first file that is a framework's interface; these come last.
  private let firstInterface: Int

  /// What was worked out about types.
  var ancestors: [TypeID: [SwiftType]] = [:]
  /// The types whose ancestors are being worked out.
  var openTypes: Set<TypeID> = []
  /// What other names of types were found to stand for.
  var aliasedTypes: [AliasKey: SwiftType] = [:]
  /// What was worked out about functions.
  var signatures: [SymbolID: Signature] = [:]
  /// Where the types in functions are looked up, for those with generic parameters of their own.
  var functionContexts: [SymbolID: TypeContext] = [:]
  /// The number of types that are being looked up, one for the sake of the other.
  var depth = 0
  /// The number of types that belong to others which are being looked up for them.
  var dependencyDepth = 0
  /// The types that the language itself knows.
  private(set) var standard = StandardTypes()

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - imported: The modules it sees.
  ///   - interfaces: What the frameworks declare.
  init(module: SourceModule, imported: [SourceModule], interfaces: [SourceDigest]) {
    let own = module.files.map { IndexedFile($0.digest, builds: module.builds) }
    let others = imported.flatMap { $0.files.map { IndexedFile($0.digest, builds: module.builds) } }
    ownFiles = own.count
    firstInterface = own.count + others.count
    IndexBuilder(self).add(interfaces.map { IndexedFile($0) }, from: firstInterface)
    IndexBuilder(self).add(others, from: ownFiles)
    IndexBuilder(self).add(own, from: 0)
    standard = StandardTypes(self)
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

  /// Returns the entry of a type.
  subscript(_ id: TypeID) -> TypeEntry {
    _read { yield types[id.number] }
    _modify { yield &types[id.number] }
  }

  /// Returns a function, variable or case.
  subscript(_ id: SymbolID) -> Symbol {
    _read { yield symbols[id.number] }
  }

  /// Returns a generic parameter.
  subscript(_ id: GenericID) -> GenericEntry {
    _read { yield generics[id.number] }
    _modify { yield &generics[id.number] }
  }

  /// Whether a file is one of the module's own.
  func isOwn(file: Int) -> Bool { file < ownFiles }

  /// Whether a file belongs to the module or to one that it imports.
  func isSource(file: Int) -> Bool { file < firstInterface }

  /// How far the names of a file go before those of others.
  private func level(of file: Int) -> Int { isOwn(file: file) ? 2 : isSource(file: file) ? 1 : 0 }
}

// MARK: - Looking up

extension DeclarationIndex {
  /// Returns the type at the top level that a name means in a file.
  func topLevelType(_ name: String, in file: Int) -> TypeID? {
    topLevelTypes.value(of: name, in: file)
  }

  /// Returns what the other name of a type stands for in a file.
  func alias(_ name: String, in file: Int) -> Alias? { aliases.value(of: name, in: file) }

  /// Returns the functions and variables that a name means at the top level, the nearest first.
  func globals(_ name: String, in file: Int) -> [SymbolID] {
    guard let found = globals[name] else { return [] }
    let known = found.suffix(Self.mostOverloads).reversed()
    return known.filter { self[$0].file == file } + known.filter { self[$0].file != file }
  }

  /// Returns the members of that name of all types.
  func members(_ name: String) -> ArraySlice<SymbolID> {
    members[name]?.suffix(Self.mostOverloads) ?? []
  }

  /// Returns a type of which the name alone is known.
  func undeclaredType(_ name: String) -> TypeID {
    if let id = undeclared[name] { return id }
    let id = append(TypeEntry(name: name, kind: nil, parent: nil, file: Int.max))
    undeclared[name] = id
    return id
  }

  /// Returns the type that a declaration in a file declares or extends.
  func type(at place: CarrierID) -> TypeID? { typesByPlace[place] }

  /// Returns the function, variable or case that a file of the module declares at a place.
  func symbol(at place: CarrierID) -> SymbolID? { symbolsByPlace[place] }

  /// Whether something is declared at the top level, or as a member of a type.
  func declares(_ name: String, in owner: TypeID?) -> Bool {
    owner.map { self[$0].members[name] != nil } ?? (globals[name] != nil)
  }

  /// The number of declarations of one name that are told apart.
  static let mostOverloads = 200
}

// MARK: - Adding

extension DeclarationIndex {
  /// Adds a type that no name reaches yet.
  func append(_ entry: TypeEntry) -> TypeID {
    types.append(entry)
    return TypeID(number: types.count - 1)
  }

  /// Remembers which type a declaration declares or extends.
  func place(_ id: TypeID, at place: CarrierID) { typesByPlace[place] = id }

  /// Makes a type known at the top level.
  func publish(_ id: TypeID, as name: String) {
    let file = self[id].file
    topLevelTypes.add(id, for: name, file: file, level: level(of: file))
  }

  /// Makes another name for a type known at the top level.
  func publish(_ alias: Alias, as name: String) {
    aliases.add(alias, for: name, file: alias.file, level: level(of: alias.file))
  }

  /// Adds a function, variable or case that no name reaches yet.
  func append(_ symbol: Symbol) -> SymbolID {
    symbols.append(symbol)
    let id = SymbolID(number: symbols.count - 1)
    if isOwn(file: symbol.file), !symbol.nameBounds.isEmpty {
      symbolsByPlace[CarrierID(file: symbol.file, offset: symbol.nameBounds.lowerBound)] = id
    }
    return id
  }

  /// Makes a function, variable or case known by its name.
  func publish(_ id: SymbolID) {
    let symbol = self[id]
    guard let owner = symbol.owner else {
      globals[symbol.name, default: []].append(id)
      return
    }
    self[owner].members[symbol.name, default: []].append(id)
    members[symbol.name, default: []].append(id)
  }

  /// Adds generic parameters.
  func append(_ parameters: [GenericParameter], context: TypeContext) -> [GenericID] {
    parameters.map { parameter in
      generics.append(
        GenericEntry(name: parameter.name, constraints: parameter.constraints, context: context))
      return GenericID(number: generics.count - 1)
    }
  }
}
