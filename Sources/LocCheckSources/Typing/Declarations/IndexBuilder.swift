/// Puts what files declare into an index.
///
/// Types come first, then extensions, which need them, then members. What no selected build
/// compiles counts where nothing else has its name.
struct IndexBuilder {
  /// The index.
  let index: DeclarationIndex

  /// Creates a builder.
  init(_ index: DeclarationIndex) { self.index = index }

  /// An extension that waits for the types.
  private struct Extension {
    /// The extension.
    var declaration: TypeDeclaration
    /// The place of the file.
    var file: Int

    /// How deep the extended type is nested.
    var depth: Int { declaration.name.utf8.count { $0 == UInt8(ascii: ".") } }
  }

  /// Adds files of one kind.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - first: The place of the first of them.
  func add(_ files: [IndexedFile], from first: Int) {
    var extensions: [Extension] = []
    for isActive in [true, false] {
      for (offset, file) in files.enumerated() {
        addTypes(
          file.digest.declarations, in: file, at: first + offset, parent: nil, active: isActive,
          extensions: &extensions)
      }
    }
    // What is nested may be extended too, after the extension that it is nested in.
    let sorted = extensions.enumerated().sorted { one, other in
      let depths = (one.element.depth, other.element.depth)
      return depths.0 == depths.1 ? one.offset < other.offset : depths.0 < depths.1
    }
    for (_, element) in sorted { add(element, in: files[element.file - first]) }
    var inactive: [SymbolID] = []
    for (offset, file) in files.enumerated() {
      let context = TypeContext(owner: nil, file: first + offset)
      addMembers(file.digest.declarations, in: file, context: context, inactive: &inactive)
    }
    let missing = inactive.filter { !index.declares(index[$0].name, in: index[$0].owner) }
    for id in missing { index.publish(id) }
  }

  /// Adds a type that some code declares for itself.
  func addLocal(_ declaration: TypeDeclaration, context: TypeContext) -> TypeID {
    var extensions: [Extension] = []
    let file = IndexedFile(SourceDigest())
    let id = addType(
      declaration, in: file, at: context.file, parent: nil, active: true, extensions: &extensions)
    var inactive: [SymbolID] = []
    addMembers(
      of: declaration, id, in: file, context: context, inactive: &inactive)
    return id
  }
}

// MARK: - Types

extension IndexBuilder {
  /// Adds the types among declarations.
  private func addTypes(
    _ declarations: [Declaration], in file: IndexedFile, at place: Int, parent: TypeID?,
    active: Bool, extensions: inout [Extension]
  ) {
    for declaration in declarations {
      switch declaration {
      case .type(let type) where type.kind == .extension:
        if parent == nil, file.isActive(at: type.bounds.lowerBound) == active {
          extensions.append(Extension(declaration: type, file: place))
        }
      case .type(let type):
        let isActive = file.isActive(at: type.bounds.lowerBound)
        if isActive == active {
          let id = addType(
            type, in: file, at: place, parent: parent, active: active, extensions: &extensions)
          publish(id, as: type.name, in: parent)
        } else if isActive, let id = index.type(at: type.place(in: place)) {
          addTypes(
            type.members, in: file, at: place, parent: id, active: active, extensions: &extensions)
        }
      case .alias(let alias) where active: add(alias, at: place, in: parent)
      case .alias, .function, .variable, .enumCase: break
      }
    }
  }

  /// Adds a type with those nested in it, unless one of that name counts more.
  private func addType(
    _ type: TypeDeclaration, in file: IndexedFile, at place: Int, parent: TypeID?, active: Bool,
    extensions: inout [Extension]
  ) -> TypeID {
    let id: TypeID
    if !active, let known = known(type.name, in: parent, file: place) {
      id = known
    } else {
      id = index.append(entry(of: type, at: place, parent: parent))
      addGenerics(of: type, to: id)
    }
    index.place(id, at: type.place(in: place))
    addTypes(
      type.members, in: file, at: place, parent: id, active: active, extensions: &extensions)
    return id
  }

  /// Returns the type that has a name already.
  private func known(_ name: String, in parent: TypeID?, file: Int) -> TypeID? {
    if let parent { return index[parent].nested[name] }
    guard let id = index.topLevelType(name, in: file) else { return nil }
    return index.isSource(file: index[id].file) == index.isSource(file: file) ? id : nil
  }

  /// Makes the entry of a type.
  private func entry(of type: TypeDeclaration, at place: Int, parent: TypeID?) -> TypeEntry {
    let name = parent.map { index[$0].name + "." + type.name } ?? type.name
    var entry = TypeEntry(name: name, kind: type.kind, parent: parent, file: place)
    entry.inherited = type.inherited.map { ($0, place) }
    return entry
  }

  /// Adds the generic parameters of a type.
  private func addGenerics(of type: TypeDeclaration, to id: TypeID) {
    let context = TypeContext(owner: id, file: index[id].file)
    let parameters = type.generics.filter { !$0.isDependent }
    if type.kind == .protocol {
      let itself = GenericParameter(name: "Self", constraints: [.named(index[id].name)])
      index[id].selfParameter = index.append([itself], context: context).first
    } else {
      index[id].generics = index.append(parameters, context: context)
      index[id].genericNames = parameters.map(\.name)
    }
  }

  /// Makes a type known by its name.
  private func publish(_ id: TypeID, as name: String, in parent: TypeID?) {
    if let parent {
      if index[parent].nested[name] == nil { index[parent].nested[name] = id }
    } else {
      index.publish(id, as: name)
    }
  }

  /// Adds another name for a type.
  private func add(_ alias: AliasDeclaration, at place: Int, in parent: TypeID?) {
    let target = Alias(type: alias.type, file: place)
    if let parent {
      if index[parent].aliases[alias.name] == nil { index[parent].aliases[alias.name] = target }
    } else {
      index.publish(target, as: alias.name)
    }
  }

  /// Adds what an extension says about a type, and the types nested in it.
  private func add(_ element: Extension, in file: IndexedFile) {
    let declaration = element.declaration
    let context = TypeContext(owner: nil, file: element.file)
    let id: TypeID
    if case .nominal(let found, _) = index.type(declaration.extended, in: context) {
      id = found
    } else {
      id = index.undeclaredType(declaration.name)
    }
    index.place(id, at: declaration.place(in: element.file))
    index[id].inherited += declaration.inherited.map { ($0, element.file) }
    var none: [Extension] = []
    let isActive = file.isActive(at: declaration.bounds.lowerBound)
    for active in isActive ? [true, false] : [false] {
      addTypes(
        declaration.members, in: file, at: element.file, parent: id, active: active,
        extensions: &none)
    }
  }
}

extension TypeDeclaration {
  /// The type that an extension extends, without generic arguments.
  fileprivate var extended: TypeReference {
    guard name.hasPrefix("[") else { return .named(name) }
    return .named(name.contains(":") ? "Dictionary" : "Array")
  }

  /// The place of the name in a file.
  func place(in file: Int) -> CarrierID { CarrierID(file: file, offset: nameBounds.lowerBound) }
}
