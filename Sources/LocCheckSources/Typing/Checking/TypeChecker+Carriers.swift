extension TypeChecker {
  /// Returns the declaration in the sources whose text an expression is, nil for none.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - expected: The type that is wanted of it.
  ///   - scope: The names it can use.
  func carrier(
    of expression: Expression, expecting expected: SwiftType, in scope: Scope
  ) -> CarrierID? {
    switch expression.kind {
    case .name(let name):
      guard let reference = references(to: name, in: scope).first else { return nil }
      switch reference {
      case .local(let local):
        return index.textType(of: local.type) == .other ? nil : local.carrier
      case .members(let members, _): return carrier(of: members)
      case .symbols(let symbols): return carrier(of: symbols.map { Member(symbol: $0) })
      case .type: return nil
      }
    case .member(let base, let name):
      let owner = link(base, in: scope).type
      if case .metatype(let type) = owner {
        return carrier(of: index.members(name, of: type).filter { index[$0.symbol].isStatic })
      }
      return carrier(of: instanceMembers(name, of: owner))
    case .implicitMember(let name):
      return carrier(
        of: index.members(name, of: index.unwrapped(expected)).filter { index[$0.symbol].isStatic })
    case .forced(let inner), .chained(let inner), .cast(let inner, _, _),
      .subscripted(let inner, _):
      return carrier(of: inner, expecting: expected, in: scope)
    case .prefixed("try?", let inner): return carrier(of: inner, expecting: expected, in: scope)
    case .call:
      let call = resolution(of: expression, expecting: expected, in: scope)
      guard !call.isInitializer, let symbol = call.symbol,
        let signature = index.signature(of: symbol),
        index.textType(of: signature.result) != .other
      else { return nil }
      return index.carrier(of: symbol)
    default: return nil
    }
  }

  /// Returns the property or variable among members that holds a text.
  private func carrier(of members: [Member]) -> CarrierID? {
    for member in members {
      guard case .variable = index[member.symbol].kind else { continue }
      let type = index.substituted(variable(member.symbol), member.bindings)
      return index.textType(of: type) == .other ? nil : index.carrier(of: member.symbol)
    }
    return nil
  }

  /// Returns the type of a property of which the name alone is known, if all of that name agree.
  func guessedProperty(_ name: String) -> SwiftType {
    var found: SwiftType?
    for symbol in index.members(name) {
      guard case .variable(let variable) = index[symbol].kind, !variable.isStatic else { continue }
      let type = self.variable(symbol)
      if let found, index.textType(of: found) != index.textType(of: type) { return .unknown }
      found = found ?? type
    }
    return found ?? .unknown
  }
}

extension DeclarationIndex {
  /// Whether values of a type are objects of Objective-C, or are bridged to one.
  func isObject(_ type: SwiftType) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    return ([type] + ancestors(of: id)).contains { type in
      guard case .nominal(let id, _) = type else { return false }
      return Self.objectRoots.contains(self[id].name)
    }
  }

  /// The types that values are objects of, and the protocol of what bridges to one.
  private static let objectRoots: Set = ["NSObject", "ReferenceConvertible"]
}
