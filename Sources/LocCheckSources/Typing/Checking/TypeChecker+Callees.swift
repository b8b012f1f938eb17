extension TypeChecker {
  /// Returns what an expression that is called may be.
  func callee(
    _ expression: Expression, expecting expected: SwiftType, in scope: Scope
  ) -> Callee {
    switch expression.kind {
    case .name(let name): return named(name, in: scope)
    case .member(let base, let name): return member(name, of: base, in: scope)
    case .implicitMember(let name):
      return implicit(name, of: index.unwrapped(expected))
    case .specialized(let inner, let types):
      if case .metatype(let type) = specialized(inner, types, in: scope) {
        return initializers(of: type)
      }
      return callee(inner, expecting: expected, in: scope)
    case .type(let reference): return initializers(of: index.type(reference, in: scope.context))
    default:
      var callee = Callee(name: "", owner: .unknown)
      let value = link(expression, in: scope)
      callee.layers = [.value(value.type)]
      callee.isChained = value.isChained
      return callee
    }
  }

  /// Returns the initializers of a type.
  private func initializers(of type: SwiftType, isExplicit: Bool = false) -> Callee {
    var callee = Callee(name: typeName(type), owner: type)
    callee.isExplicit = isExplicit
    callee.layers = [.initializers(of: type)]
    return callee
  }

  /// Returns the name of a type without generic arguments.
  func typeName(_ type: SwiftType) -> String {
    if case .nominal(let id, _) = type { index[id].name } else { index.name(of: type) ?? "" }
  }

  /// Returns what a bare name that is called may be.
  private func named(_ name: String, in scope: Scope) -> Callee {
    var callee = Callee(name: name, owner: .unknown)
    for reference in references(to: name, in: scope) {
      switch reference {
      case .local(let local): callee.layers.append(.value(local.type))
      case .members(let members, let owner):
        if callee.layers.isEmpty { callee.owner = owner }
        callee.layers += layers(members, on: owner)
      case .symbols(let symbols):
        callee.layers += layers(symbols.map { Member(symbol: $0) }, on: .unknown)
      case .type(let type):
        if callee.layers.isEmpty {
          callee.owner = type
          callee.name = typeName(type)
        }
        callee.layers.append(.initializers(of: type))
      }
    }
    if name == "Self", let itself = scope.selfType { return initializers(of: itself) }
    return callee
  }

  /// Returns what members of one name may be, when they are called.
  private func layers(_ members: [Member], on owner: SwiftType) -> [Callee.Layer] {
    let functions = members.filter { index[$0.symbol].isCallable }
    guard functions.count < members.count else { return [.functions(functions)] }
    let variables = members.filter { !index[$0.symbol].isCallable }
    return (functions.isEmpty ? [] : [.functions(functions)])
      + [.value(value(of: variables, on: owner))]
  }

  /// Returns what `base.name` may be, when it is called.
  private func member(_ name: String, of base: Expression, in scope: Scope) -> Callee {
    let found = link(base, in: scope)
    var callee = Callee(name: name, owner: found.type)
    callee.isChained = found.isChained
    switch found.type {
    case .metatype(let type):
      callee.owner = type
      if name == "init" {
        callee = initializers(of: type, isExplicit: true)
      } else if let nested = nestedType(name, of: type) {
        callee = initializers(of: nested)
      } else {
        callee.layers = layers(
          index.members(name, of: type).filter { index[$0.symbol].isStatic }, on: type)
      }
    case .tuple, .function, .dependent:
      callee.layers = [.value(member(name, of: found.type, base, in: scope))]
    case .unknown where isModule(base, in: scope):
      let file = Scope(
        context: TypeContext(owner: nil, file: scope.context.file), selfType: nil, isStatic: false,
        instance: scope.instance)
      callee = named(name, in: file)
    case .nominal, .parameter, .unknown:
      if name == "init" {
        callee = initializers(of: found.type, isExplicit: true)
        break
      }
      let members = instanceMembers(name, of: found.type)
      if !members.isEmpty { callee.layers = layers(members, on: found.type) }
      guard isOpen(found.type) else { break }
      callee.layers += guesses(name)
      callee.isGuessed = members.isEmpty
    }
    return callee
  }

  /// Returns the type of that name that is nested in a type.
  private func nestedType(_ name: String, of type: SwiftType) -> SwiftType? {
    guard let nested = index.member(name, of: type) else { return nil }
    if case .nominal = nested { return nested }
    return nil
  }

  /// Returns what `.name` may be, when it is called where a type is wanted.
  private func implicit(_ name: String, of wanted: SwiftType) -> Callee {
    if name == "init", !wanted.isUnknown {
      return initializers(of: wanted, isExplicit: true)
    }
    var callee = Callee(name: "." + name, owner: wanted)
    let members = index.members(name, of: wanted).filter { index[$0.symbol].isStatic }
    if !members.isEmpty {
      callee.layers = layers(members, on: wanted)
      if case .functions(let functions)? = callee.layers.first,
        functions.contains(where: { index[$0.symbol].isFunction })
      {
        callee.name = name
      }
    }
    return callee
  }

  /// Whether a type may have members that are not known.
  private func isOpen(_ type: SwiftType) -> Bool {
    guard case .nominal(let id, _) = index.unwrapped(type) else { return true }
    return index[id].kind == nil
      || index.ancestors(of: id).contains { ancestor in
        if case .nominal(let other, _) = ancestor { index[other].kind == nil } else { false }
      }
  }

  /// Returns all members of a name, for a receiver of which nothing is known: those of views first.
  private func guesses(_ name: String) -> [Callee.Layer] {
    let all = index.members(name).filter { symbol in
      index[symbol].isCallable && !index[symbol].isStatic
    }
    guard !all.isEmpty else { return [] }
    let isOfView = { (symbol: SymbolID) in
      self.index[symbol].owner.map { self.index[$0].name == "View" } == true
    }
    let members = { (symbols: [SymbolID]) in
      Callee.Layer.functions(symbols.map { Member(symbol: $0) })
    }
    return [members(all.filter(isOfView)), members(all.filter { !isOfView($0) })]
  }
}

extension Symbol {
  /// Whether it is a function, not a case or an initializer.
  fileprivate var isFunction: Bool {
    if case .function(let function) = kind { function.kind == .function } else { false }
  }
}
