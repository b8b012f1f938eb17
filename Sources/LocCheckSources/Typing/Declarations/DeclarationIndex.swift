/// What a module, the modules it imports and the frameworks declare.
///
/// A class, because what is asked of it is worked out once, when it is first asked.
final class DeclarationIndex {
  /// What is declared.
  var tables: DeclarationTables
  /// The number of files of the module itself, which come first.
  private let ownFiles: Int
  /// The number of files of the module and of those that it imports.
  private let sourceFiles: Int

  /// The types whose ancestors are being worked out.
  var openTypes: Set<TypeID> = []
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

  /// Creates an index of a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - imported: The modules it sees.
  ///   - interfaces: What the frameworks declare.
  init(module: SourceModule, imported: [SourceModule], interfaces: InterfaceIndex) {
    let own = module.files.map { IndexedFile($0.digest, builds: module.builds) }
    let others = imported.flatMap { $0.files.map { IndexedFile($0.digest, builds: module.builds) } }
    tables = interfaces.tables
    ownFiles = own.count
    sourceFiles = own.count + others.count
    IndexBuilder(self).add(others, from: ownFiles)
    IndexBuilder(self).add(own, from: 0)
    standard = StandardTypes(self)
  }

  /// Creates an index of what frameworks declare; the places of their files are negative.
  init(interfaces: [SourceDigest]) {
    tables = DeclarationTables()
    ownFiles = 0
    sourceFiles = 0
    IndexBuilder(self).add(interfaces.map { IndexedFile($0) }, from: -interfaces.count)
  }

  /// Returns the entry of a type.
  subscript(_ id: TypeID) -> TypeEntry {
    _read { yield tables.types[id.number] }
    _modify { yield &tables.types[id.number] }
  }

  /// Returns a function, variable or case.
  subscript(_ id: SymbolID) -> Symbol {
    _read { yield tables.symbols[id.number] }
  }

  /// Returns a generic parameter.
  subscript(_ id: GenericID) -> GenericEntry {
    _read { yield tables.generics[id.number] }
    _modify { yield &tables.generics[id.number] }
  }

  /// Whether a file is one of the module's own.
  func isOwn(file: Int) -> Bool { (0..<ownFiles).contains(file) }

  /// Whether a file belongs to the module or to one that it imports.
  func isSource(file: Int) -> Bool { (0..<sourceFiles).contains(file) }

  /// How far the names of a file go before those of others.
  private func level(of file: Int) -> Int { isOwn(file: file) ? 2 : isSource(file: file) ? 1 : 0 }
}

// MARK: - Looking up

extension DeclarationIndex {
  /// Returns the type at the top level that a name means in a file.
  func topLevelType(_ name: String, in file: Int) -> TypeID? {
    tables.topLevelTypes.value(of: name, in: file)
  }

  /// Returns what the other name of a type stands for in a file.
  func alias(_ name: String, in file: Int) -> Alias? { tables.aliases.value(of: name, in: file) }

  /// Returns the functions and variables that a name means at the top level, the nearest first.
  func globals(_ name: String, in file: Int) -> [SymbolID] {
    guard let found = tables.globals[name] else { return [] }
    let known = found.suffix(Self.mostOverloads).reversed()
    return known.filter { self[$0].file == file } + known.filter { self[$0].file != file }
  }

  /// Returns the members of that name of all types.
  func members(_ name: String) -> ArraySlice<SymbolID> {
    tables.members[name]?.suffix(Self.mostOverloads) ?? []
  }

  /// Returns a type of which the name alone is known.
  func undeclaredType(_ name: String) -> TypeID {
    if let id = tables.undeclared[name] { return id }
    let id = append(TypeEntry(name: name, kind: nil, parent: nil, file: Int.max))
    tables.undeclared[name] = id
    return id
  }

  /// Returns the type that a declaration in a file declares or extends.
  func type(at place: CarrierID) -> TypeID? { tables.typesByPlace[place] }

  /// Returns the function, variable or case that a file of the module declares at a place.
  func symbol(at place: CarrierID) -> SymbolID? { tables.symbolsByPlace[place] }

  /// Whether something is declared at the top level, or as a member of a type.
  func declares(_ name: String, in owner: TypeID?) -> Bool {
    owner.map { self[$0].members[name] != nil } ?? (tables.globals[name] != nil)
  }

  /// The number of declarations of one name that are told apart.
  static let mostOverloads = 200
}

// MARK: - Adding

extension DeclarationIndex {
  /// Adds a type that no name reaches yet.
  func append(_ entry: TypeEntry) -> TypeID {
    tables.types.append(entry)
    return TypeID(number: tables.types.count - 1)
  }

  /// Remembers which type a declaration declares or extends.
  func place(_ id: TypeID, at place: CarrierID) { tables.typesByPlace[place] = id }

  /// Makes a type known at the top level.
  func publish(_ id: TypeID, as name: String) {
    let file = self[id].file
    tables.topLevelTypes.add(id, for: name, file: file, level: level(of: file))
  }

  /// Makes another name for a type known at the top level.
  func publish(_ alias: Alias, as name: String) {
    tables.aliases.add(alias, for: name, file: alias.file, level: level(of: alias.file))
  }

  /// Adds a function, variable or case that no name reaches yet.
  func append(_ symbol: Symbol) -> SymbolID {
    tables.symbols.append(symbol)
    let id = SymbolID(number: tables.symbols.count - 1)
    if isOwn(file: symbol.file), !symbol.nameBounds.isEmpty {
      tables.symbolsByPlace[CarrierID(file: symbol.file, offset: symbol.nameBounds.lowerBound)] = id
    }
    return id
  }

  /// Makes a function, variable or case known by its name.
  func publish(_ id: SymbolID) {
    let symbol = self[id]
    guard let owner = symbol.owner else {
      tables.globals[symbol.name, default: []].append(id)
      return
    }
    self[owner].members[symbol.name, default: []].append(id)
    tables.members[symbol.name, default: []].append(id)
  }

  /// Adds generic parameters.
  func append(_ parameters: [GenericParameter], context: TypeContext) -> [GenericID] {
    parameters.map { parameter in
      tables.generics.append(
        GenericEntry(name: parameter.name, constraints: parameter.constraints, context: context))
      return GenericID(number: tables.generics.count - 1)
    }
  }
}
