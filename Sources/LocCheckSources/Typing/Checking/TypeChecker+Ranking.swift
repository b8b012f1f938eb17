extension TypeChecker {
  /// Says how well functions fit arguments, and returns which arguments' types are known.
  func rank(
    _ candidates: inout [Candidate], _ arguments: [Argument], in scope: Scope
  ) -> [Bool] {
    let known = arguments.map { isTelling($0.value, in: scope) }
    for place in candidates.indices {
      var candidate = candidates[place]
      candidate.score.disfavored = candidate.signature.isDisfavored ? 1 : 0
      candidate.score.omitted = candidate.signature.parameters.count - Set(candidate.places).count
      for (position, argument) in arguments.enumerated() where known[position] {
        let type = index.substituted(candidate.type(at: position), candidate.member.bindings)
        if !fits(argument.value, type, candidate.open, in: scope, &candidate.score) {
          candidate.isMismatch = true
        }
      }
      candidates[place] = candidate
    }
    return known
  }

  /// Returns the functions that may be meant, the one that fits best first.
  ///
  /// There is one for each way in which arguments of unknown types could decide.
  func alternatives(
    among candidates: [Candidate], _ arguments: [Argument], isKnown: [Bool]?
  ) -> [Candidate] {
    guard let isKnown else { return candidates }
    // Where none fits, something about the types is not known well enough to leave any out.
    let fitting = candidates.filter { !$0.isMismatch }
    let possible = fitting.isEmpty ? candidates : fitting
    let unknown =
      fitting.isEmpty ? Array(arguments.indices) : isKnown.indices.filter { !isKnown[$0] }
    var best: [[String?]: Candidate] = [:]
    var order: [[String?]] = []
    for candidate in possible {
      let key = unknown.map { index.name(of: candidate.type(at: $0)) }
      if let other = best[key] {
        if candidate.score < other.score { best[key] = candidate }
      } else {
        best[key] = candidate
        order.append(key)
      }
    }
    return order.compactMap { best[$0] }.enumerated().sorted { one, other in
      one.element.score == other.element.score
        ? one.offset < other.offset : one.element.score < other.element.score
    }.map(\.element)
  }

  /// Whether the form or type of an argument can tell functions apart.
  private func isTelling(_ argument: Expression, in scope: Scope) -> Bool {
    switch argument.kind {
    case .string, .integer, .floating, .boolean, .none, .closure, .array, .dictionary,
      .implicitMember, .keyPath:
      return true
    case .call(let callee, _):
      if case .implicitMember = callee.kind { return true }
    case .conditional(_, let first, let second):
      return isTelling(first, in: scope) && isTelling(second, in: scope)
    default: break
    }
    return !type(of: argument, in: scope).isUnknown
  }

  /// Whether an expression can be of a parameter's type.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - type: The type.
  ///   - open: The generic parameters that the call decides.
  ///   - scope: The names it can use.
  ///   - score: Receives what counts against it.
  private func fits(
    _ expression: Expression, _ type: SwiftType, _ open: Set<GenericID>, in scope: Scope,
    _ score: inout Candidate.Score
  ) -> Bool {
    let wanted = index.unwrapped(type)
    if case .parameter(let generic) = wanted, open.contains(generic) { score.generics += 1 }
    switch expression.kind {
    case .string:
      guard index.literalType(for: wanted) != nil else { return false }
      score.literals += cost(ofLiteral: wanted)
      return true
    case .integer, .floating: return fitsNumber(expression, wanted, &score)
    case .boolean: return fits(index.standard.bool, wanted, &score)
    case .none: return index.isOptional(type) || !isDeclared(type)
    case .closure:
      if case .nominal(let id, _) = wanted { return index[id].kind == nil }
      return true
    case .keyPath:
      switch wanted {
      case .nominal(let id, _): return index[id].name.hasSuffix("KeyPath")
      case .function, .parameter, .unknown: return true
      case .tuple, .metatype, .dependent: return false
      }
    case .array(let elements):
      if wanted.isUnknown || isAnything(wanted) { return true }
      guard textTypeOfLiteral(wanted) == nil else { return false }
      let element = elementType(of: wanted)
      // What fits a few fits the rest, or nothing fits.
      return element.isUnknown
        || elements.prefix(4).allSatisfy { fits($0, element, open, in: scope, &score) }
    case .dictionary(let entries):
      let types = entryTypes(of: wanted)
      return types.value.isUnknown
        || entries.prefix(4).allSatisfy { fits($0.value, types.value, open, in: scope, &score) }
    case .conditional(_, let first, let second):
      return fits(first, type, open, in: scope, &score)
        && fits(second, type, open, in: scope, &score)
    case .binary("??", _, let second): return fits(second, type, open, in: scope, &score)
    case .implicitMember(let name): return hasMember(name, wanted, &score)
    case .call(let callee, _):
      if case .implicitMember(let name) = callee.kind { return hasMember(name, wanted, &score) }
    default: break
    }
    return fits(self.type(of: expression, in: scope), type, &score)
  }

  /// Returns what counts against a literal of text that is to be of a type.
  ///
  /// Nothing does for a plain text, and less for one that is localized than for what is made of a
  /// text.
  private func cost(ofLiteral wanted: SwiftType) -> Int {
    switch wanted {
    case .nominal(let id, _):
      if isAnything(wanted) || index[id].kind == .protocol { return 0 }
      return index.standard.texts[id].map { $0 == .string ? 0 : 1 } ?? 2
    case .tuple, .function, .metatype, .parameter, .dependent, .unknown: return 0
    }
  }

  /// Whether a number can be of a type.
  private func fitsNumber(
    _ expression: Expression, _ wanted: SwiftType, _ score: inout Candidate.Score
  ) -> Bool {
    let own = expression.kind == .integer ? index.standard.int : index.standard.double
    guard case .nominal(let id, _) = wanted else { return fits(own, wanted, &score) }
    if wanted == own { return true }
    if index.standard.texts[id] != nil { return false }
    if index.standard.numbers.contains(id) {
      score.literals += 1
      return own == index.standard.int || index.standard.fractions.contains(id)
    }
    return fits(own, wanted, &score) || index[id].kind == nil
      || index.ancestors(of: id).contains { typeName($0).hasPrefix("ExpressibleBy") }
  }

  /// Whether a type has a static member or case.
  private func hasMember(
    _ name: String, _ wanted: SwiftType, _ score: inout Candidate.Score
  ) -> Bool {
    switch wanted {
    case .nominal(let id, _):
      if name == "init"
        || index.members(name, of: wanted).contains(where: { index[$0.symbol].isStatic })
      {
        return true
      }
      // Interfaces say what matters, not everything.
      score.conversions += 1
      return !index.isSource(file: index[id].file)
    case .unknown: return true
    case .parameter, .dependent: return name != "init" && !index.members(name, of: wanted).isEmpty
    case .tuple, .function, .metatype: return false
    }
  }

  /// The type of texts that a literal of the type is, nil for another type.
  private func textTypeOfLiteral(_ type: SwiftType) -> TextType? {
    if case .nominal(let id, _) = type { index.standard.texts[id] } else { nil }
  }

  /// Whether a type takes any value.
  func isAnything(_ type: SwiftType) -> Bool {
    if case .nominal(let id, _) = type { index.standard.anything.contains(id) } else { false }
  }

  /// Whether a type is one that sources or an interface declare.
  private func isDeclared(_ type: SwiftType) -> Bool {
    if case .nominal(let id, _) = type { index[id].kind != nil } else { false }
  }
}
