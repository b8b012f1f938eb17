/// What a name can mean.
enum Reference {
  /// A value of some code.
  case local(Local)
  /// Members of a type.
  case members([Member], of: SwiftType)
  /// Functions of some code, or functions and variables at the top level.
  case symbols([SymbolID])
  /// A type.
  case type(SwiftType)
}

extension TypeChecker {
  /// Returns what a name can mean, the nearest first.
  func references(to name: String, in scope: Scope) -> [Reference] {
    if let local = scope.local(name) { return [.local(local)] }
    var found: [Reference] = []
    let functions = scope.functions(name)
    if !functions.isEmpty { found.append(.symbols(functions)) }
    if let itself = scope.selfType {
      let members = index.members(name, of: itself)
      if !members.isEmpty { found.append(.members(members, of: itself)) }
    }
    var owner = scope.context.owner.flatMap { index[$0].parent }
    while let outer = owner {
      let type = index.selfType(of: outer)
      let members = index.members(name, of: type).filter { index[$0.symbol].isStatic }
      if !members.isEmpty { found.append(.members(members, of: type)) }
      owner = index[outer].parent
    }
    let globals = index.globals(name, in: scope.context.file)
    let type = index.type(.named(name), in: scope.context)
    var named: Reference?
    switch type {
    case .nominal(let id, _) where index[id].kind != nil || index.standard.texts[id] != nil:
      named = .type(type)
    case .parameter, .tuple, .function: named = .type(type)
    default: break
    }
    // A function of the module counts more than a type of a framework.
    if let first = globals.first, index.isSource(file: index[first].file) {
      found.append(.symbols(globals))
      if let named { found.append(named) }
    } else {
      if let named { found.append(named) }
      if !globals.isEmpty { found.append(.symbols(globals)) }
    }
    return found
  }

  /// Returns the type of a bare name.
  func value(of name: String, in scope: Scope) -> SwiftType {
    switch name {
    case "self":
      if let local = scope.local(name) { return local.type }
      guard let itself = scope.selfType else { return .unknown }
      return scope.isStatic ? .metatype(itself) : itself
    case "Self": return scope.selfType.map { .metatype($0) } ?? .unknown
    case "super":
      guard case .nominal(let id, _)? = scope.selfType else { return .unknown }
      return index.ancestors(of: id).first ?? .unknown
    default: break
    }
    if name.utf8.first == UInt8(ascii: "$"), scope.local(name) == nil {
      return projected(String(name.dropFirst()), in: scope)
    }
    for reference in references(to: name, in: scope) {
      switch reference {
      case .local(let local): return local.type
      case .members(let members, let owner): return value(of: members, on: owner)
      case .symbols(let symbols): return value(of: symbols.map { Member(symbol: $0) }, on: .unknown)
      case .type(let type): return .metatype(type)
      }
    }
    return .unknown
  }

  /// Returns the type of `$name`.
  private func projected(_ name: String, in scope: Scope) -> SwiftType {
    for reference in references(to: name, in: scope) {
      switch reference {
      case .members(let members, _): return projection(of: members, in: scope)
      case .local, .symbols, .type: return .unknown
      }
    }
    return .unknown
  }

  /// Returns the type that a member has as a value.
  ///
  /// - Parameters:
  ///   - members: The members of that name.
  ///   - owner: The type that they are used on.
  func value(of members: [Member], on owner: SwiftType) -> SwiftType {
    guard let first = members.first else { return .unknown }
    for member in members {
      if case .variable = index[member.symbol].kind {
        return index.substituted(variable(member.symbol), member.bindings)
      }
    }
    guard members.count == 1, let signature = index.signature(of: first.symbol) else {
      if case .enumCase(let enumCase) = index[first.symbol].kind, enumCase.parameters.isEmpty {
        return owner
      }
      return .unknown
    }
    if case .enumCase(let enumCase) = index[first.symbol].kind, enumCase.parameters.isEmpty {
      return index.substituted(signature.result, first.bindings)
    }
    return index.substituted(
      .function(signature.parameters.map(\.type), signature.result), first.bindings)
  }

  /// Returns the type of a generic type or function with its arguments.
  func specialized(_ inner: Expression, _ types: [TypeReference], in scope: Scope) -> SwiftType {
    guard let name = inner.typeName else { return type(of: inner, in: scope) }
    return .metatype(index.type(.named(name, types), in: scope.context))
  }
}

extension Expression {
  /// The name of the type that an expression may be, dotted where it is nested.
  var typeName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, let name): base.typeName.map { $0 + "." + name }
    default: nil
    }
  }
}
