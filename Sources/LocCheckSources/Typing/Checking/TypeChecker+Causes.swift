extension TypeChecker {
  /// Returns what to annotate so that the type of an expression is known.
  ///
  /// That is the declaration without a type that it comes from; nil where there is none.
  func cause(of expression: Expression, in scope: Scope) -> UntypedCause? {
    switch expression.kind {
    case .name(let name): return cause(ofName: name, in: scope)
    case .member(let base, let name):
      let owner = type(of: base, in: scope)
      if index.name(of: owner) == nil, let deeper = cause(of: base, in: scope) { return deeper }
      let type = if case .metatype(let type) = owner { type } else { owner }
      return cause(of: index.members(name, of: type)) ?? unknownMember(name, "property", of: type)
    case .call(let callee, _):
      let call = resolution(of: expression, expecting: .unknown, in: scope)
      if let symbol = call.symbol, index.isOwn(file: index[symbol].file) {
        return UntypedCause(
          subject: "the function '\(index[symbol].name)'", place: index.carrier(of: symbol))
      }
      switch callee.kind {
      case .member(let base, let name):
        let owner = type(of: base, in: scope)
        if index.name(of: owner) == nil, let deeper = cause(of: base, in: scope) { return deeper }
        return unknownMember(name, "function", of: owner)
      case .name(let name): return UntypedCause(subject: "the function '\(name)'")
      default: return cause(of: callee, in: scope)
      }
    case .subscripted(let base, _), .forced(let base), .chained(let base),
      .specialized(let base, _):
      return cause(of: base, in: scope)
    case .conditional(_, let first, let second), .binary(_, let first, let second):
      if index.name(of: type(of: first, in: scope)) == nil,
        let found = cause(of: first, in: scope)
      {
        return found
      }
      return cause(of: second, in: scope)
    case .prefixed(_, let operand): return cause(of: operand, in: scope)
    case .other(let parts): return parts.last.flatMap { cause(of: $0, in: scope) }
    case .string, .integer, .floating, .boolean, .none, .implicitMember, .macro, .type, .array,
      .dictionary, .tuple, .branches, .closure, .cast, .keyPath:
      return nil
    }
  }

  /// Returns what to annotate so that the type of a name is known.
  private func cause(ofName name: String, in scope: Scope) -> UntypedCause? {
    let bare = name.utf8.first == UInt8(ascii: "$") ? String(name.dropFirst()) : name
    if let local = scope.local(name) { return local.cause }
    for reference in references(to: bare, in: scope) {
      switch reference {
      case .local(let local): return local.cause
      case .members(let members, _): return cause(of: members)
      case .symbols(let symbols): return cause(of: symbols.map { Member(symbol: $0) })
      case .type: return nil
      }
    }
    return UntypedCause(subject: "'\(name)'")
  }

  /// Returns what to annotate so that the type of a member is known.
  private func cause(of members: [Member]) -> UntypedCause? {
    guard let symbol = members.first?.symbol else { return nil }
    guard index.isSource(file: index[symbol].file) else { return nil }
    guard case .variable(let variable) = index[symbol].kind else {
      return UntypedCause(
        subject: "the function '\(index[symbol].name)'", place: index.carrier(of: symbol))
    }
    if variable.type == nil, let value = variable.initialValue,
      openCauses.count < 20, openCauses.insert(symbol).inserted
    {
      defer { openCauses.remove(symbol) }
      let scope = declarationScope(of: index[symbol])
      if let deeper = cause(of: value, in: scope), deeper.place != nil { return deeper }
    }
    let kind = index[symbol].owner == nil ? "variable" : "property"
    return UntypedCause(
      subject: "the \(kind) '\(variable.name)'", place: index.carrier(of: symbol))
  }

  /// Describes a member that nothing declares.
  private func unknownMember(_ name: String, _ kind: String, of owner: SwiftType) -> UntypedCause {
    let owner = index.name(of: owner).map { " of '\($0)'" } ?? ""
    return UntypedCause(subject: "the \(kind) '\(name)'\(owner)")
  }
}
