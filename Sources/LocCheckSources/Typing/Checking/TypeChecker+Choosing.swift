extension TypeChecker {
  /// Chooses among functions; nil where the labels fit none.
  func chosen(
    _ members: [Member], _ callee: Callee, _ arguments: [Argument], expecting expected: SwiftType,
    in scope: Scope
  ) -> Resolution? {
    var candidates = candidates(among: members, arguments)
    guard !candidates.isEmpty else { return nil }
    let known = candidates.count == 1 ? nil : rank(&candidates, arguments, in: scope)
    let possible = alternatives(among: candidates, arguments, isKnown: known)
    guard let best = possible.first else { return nil }
    var found = Resolution(name: callee.name, arguments: arguments.count)
    found.isChained = callee.isChained
    found.slots = arguments.indices.map { slot(at: $0, possible, among: candidates) }
    found.isResolved = !found.slots.contains(where: \.isAmbiguous)
    found.symbol = found.isResolved ? best.member.symbol : nil
    found.owner = callee.isGuessed ? owner(of: possible) : callee.owner
    if case .enumCase(let enumCase) = index[best.member.symbol].kind {
      found.name = "." + enumCase.name
    }
    apply(best, to: arguments, expecting: expected, in: scope, &found)
    let results = Set(possible.map { index.name(of: $0.signature.result) })
    if results.count > 1 { found.result = .unknown }
    return found
  }

  /// Returns what is known of an argument's parameter before the call is looked at as a whole.
  private func slot(
    at place: Int, _ possible: [Candidate], among candidates: [Candidate]
  ) -> ArgumentSlot {
    let texts = possible.map { index.textType(of: $0.type(at: place)) }
    var slot = ArgumentSlot()
    slot.isAmbiguous = Set(texts).count > 1
    if slot.isAmbiguous || texts.first?.isLocalized != true {
      slot.hasLocalizedAlternative =
        candidates.count > 1
        && candidates.contains { index.textType(of: $0.type(at: place)).isLocalized }
    }
    return slot
  }

  /// Returns the type that a receiver of which nothing is known must have for its function.
  private func owner(of possible: [Candidate]) -> SwiftType {
    let owners = Set(possible.map { index[$0.member.symbol].owner })
    guard owners.count == 1, let owner = owners.first ?? nil else { return .unknown }
    return index[owner].selfParameter == nil ? index.selfType(of: owner) : .nominal(owner, [])
  }

  /// Returns the functions that arguments fit by their labels.
  private func candidates(among members: [Member], _ arguments: [Argument]) -> [Candidate] {
    members.prefix(DeclarationIndex.mostOverloads).compactMap { member in
      guard let signature = index.signature(of: member.symbol),
        let places = signature.places(of: arguments)
      else { return nil }
      var bindings = member.bindings
      var open = Set(signature.generics)
      for (generic, type) in bindings where type.isUnknown {
        bindings[generic] = nil
        open.insert(generic)
      }
      return Candidate(
        member: Member(symbol: member.symbol, bindings: bindings), signature: signature,
        places: places, open: open)
    }
  }

  /// Works out what generic parameters stand for, what arguments are to be, and the result.
  private func apply(
    _ best: Candidate, to arguments: [Argument], expecting expected: SwiftType, in scope: Scope,
    _ found: inout Resolution
  ) {
    var bindings = best.member.bindings
    for (place, argument) in arguments.enumerated() {
      let parameter = best.type(at: place)
      guard parameter.isGeneric, !argument.isDeferred(as: index.unwrapped(parameter)) else {
        continue
      }
      let wanted = index.substituted(parameter, bindings, closing: best.open)
      index.unify(
        parameter, with: type(of: argument.value, expecting: wanted, in: scope), open: best.open,
        into: &bindings)
    }
    for (dependent, type) in best.signature.requirements {
      let found = index.substituted(dependent, bindings, closing: best.open)
      index.unify(type, with: found, open: best.open, into: &bindings)
    }
    if best.signature.result.isGeneric {
      var wanted: Bindings = [:]
      index.unify(best.signature.result, with: expected, open: best.open, into: &wanted)
      bindings.merge(wanted) { first, _ in first }
    }
    for (place, argument) in arguments.enumerated() {
      let parameter = best.signature.parameters[best.places[place]]
      guard case .function(_, let result) = index.unwrapped(parameter.type), result.isGeneric,
        argument.isDeferred(as: index.unwrapped(parameter.type)), !parameter.isBuilder,
        isOpen(result, best.open, bindings)
      else { continue }
      let wanted = index.substituted(parameter.type, bindings, closing: best.open)
      let made = type(of: argument.value, expecting: index.unwrapped(wanted), in: scope)
      index.unify(index.unwrapped(parameter.type), with: made, open: best.open, into: &bindings)
    }
    for place in arguments.indices {
      let parameter = best.signature.parameters[best.places[place]]
      found.slots[place].declared = parameter.type
      found.slots[place].carrier = parameter.carrier
      found.slots[place].type = index.substituted(parameter.type, bindings, closing: best.open)
    }
    found.result = index.substituted(best.signature.result, bindings, closing: best.open)
  }

  /// Whether a type has a part that a call has not decided yet.
  private func isOpen(_ type: SwiftType, _ open: Set<GenericID>, _ bindings: Bindings) -> Bool {
    !index.substituted(type, bindings, closing: open).isWhole
  }
}

extension Argument {
  /// Whether its type, where a parameter's is wanted, depends on those of the other arguments.
  fileprivate func isDeferred(as wanted: SwiftType) -> Bool {
    switch (value.kind, wanted) {
    case (.closure, _), (.keyPath, .function): true
    default: false
    }
  }
}
