extension IndexBuilder {
  /// Adds the functions, variables and cases among declarations.
  ///
  /// - Parameters:
  ///   - declarations: The declarations.
  ///   - file: The file.
  ///   - context: Where they stand.
  ///   - inactive: Receives what no selected build compiles.
  func addMembers(
    _ declarations: [Declaration], in file: IndexedFile, context: TypeContext,
    inactive: inout [SymbolID]
  ) {
    for declaration in declarations {
      switch declaration {
      case .function(let function):
        add(
          Symbol(kind: .function(function), context: context), in: file,
          at: function.bounds.lowerBound, inactive: &inactive)
      case .variable(let variable):
        add(
          Symbol(kind: .variable(variable), context: context), in: file,
          at: variable.bounds.lowerBound, inactive: &inactive)
      case .enumCase(let enumCase):
        add(
          Symbol(kind: .enumCase(enumCase), context: context), in: file,
          at: enumCase.nameBounds.lowerBound, inactive: &inactive)
      case .type(let type):
        guard let id = index.type(at: type.place(in: context.file)) else { continue }
        addMembers(of: type, id, in: file, context: context, inactive: &inactive)
      case .alias: break
      }
    }
  }

  /// Adds the members of a type.
  func addMembers(
    of type: TypeDeclaration, _ id: TypeID, in file: IndexedFile, context: TypeContext,
    inactive: inout [SymbolID]
  ) {
    let context = TypeContext(owner: id, file: context.file, types: context.types)
    addMembers(type.members, in: file, context: context, inactive: &inactive)
    guard type.kind == .structure, !type.members.contains(where: \.isInitializer) else { return }
    index[id].storedProperties = type.members.compactMap { member -> SymbolID? in
      guard case .variable(let variable) = member, variable.isStored, !variable.isStatic,
        file.isActive(at: variable.bounds.lowerBound)
      else { return nil }
      let place = CarrierID(file: context.file, offset: variable.nameBounds.lowerBound)
      return index.symbol(at: place)
        ?? index[id].members[variable.name]?.first { index[$0].file == context.file }
    }
    let memberwise = Symbol(kind: .memberwise, context: context)
    index.publish(index.append(memberwise))
  }

  /// Adds a function, variable or case.
  private func add(
    _ symbol: Symbol, in file: IndexedFile, at offset: Int, inactive: inout [SymbolID]
  ) {
    let id = index.append(symbol)
    if file.isActive(at: offset) { index.publish(id) } else { inactive.append(id) }
  }
}

extension Declaration {
  /// Whether it is an initializer.
  fileprivate var isInitializer: Bool {
    if case .function(let function) = self { function.kind == .initializer } else { false }
  }
}

extension VariableDeclaration {
  /// Whether it holds its value itself.
  var isStored: Bool { getter == nil }
}
