extension TypeChecker {
  /// Returns what a call calls.
  func resolution(
    of expression: Expression, expecting expected: SwiftType, in scope: Scope
  ) -> Resolution {
    guard case .call(let called, let arguments) = expression.kind else {
      return Resolution(name: "", arguments: 0)
    }
    let key = ExpressionKey(
      instance: scope.instance, bounds: expression.bounds, kind: -1, expected: expected)
    if let known = resolutions[key] { return known }
    let callee = callee(called, expecting: expected, in: scope)
    let found = resolved(callee, arguments, expecting: expected, in: scope)
    resolutions[key] = found
    return found
  }

  /// Chooses what a call calls.
  func resolved(
    _ callee: Callee, _ arguments: [Argument], expecting expected: SwiftType, in scope: Scope
  ) -> Resolution {
    var fallback = Resolution(name: callee.name, arguments: arguments.count)
    fallback.owner = callee.isGuessed ? .unknown : callee.owner
    fallback.isChained = callee.isChained
    for layer in callee.layers {
      switch layer {
      case .functions(let members):
        guard
          let found = chosen(
            members, callee, arguments, expecting: expected, in: scope)
        else { continue }
        return found
      case .initializers(let type):
        let found = initializer(of: type, callee, arguments, expecting: expected, in: scope)
        if found.isResolved { return found }
        if !fallback.isInitializer {
          fallback = found
          describe(index.members("init", of: type), arguments, &fallback)
        }
      case .value(let type):
        if let found = called(type, callee, arguments, expecting: expected, in: scope) {
          return found
        }
      }
    }
    return fallback
  }

  /// Returns what makes a value of a type.
  private func initializer(
    of type: SwiftType, _ callee: Callee, _ arguments: [Argument], expecting expected: SwiftType,
    in scope: Scope
  ) -> Resolution {
    var found = Resolution(name: typeName(type), arguments: arguments.count)
    found.isInitializer = true
    found.owner = type
    found.result = type
    found.isChained = callee.isChained
    if arguments.count == 1, arguments[0].label == nil, !callee.isExplicit,
      case .string = arguments[0].value.kind, isMadeOfLiteral(type)
    {
      // Swift takes `T("…")` for `"…" as T`.
      found.slots[0].type = type
      found.slots[0].declared = type
      found.isResolved = true
      return found
    }
    let members = index.members("init", of: type)
    guard var chosen = chosen(members, callee, arguments, expecting: expected, in: scope) else {
      return found
    }
    chosen.name = found.name
    chosen.isInitializer = true
    chosen.owner = type
    // An inherited initializer makes a value of the type it is called on.
    if type.isWhole {
      chosen.result = index.isOptional(chosen.result) ? index.optional(type) : type
    }
    return chosen
  }

  /// Takes over what all known functions say of an argument by its label, where none has all
  /// labels.
  ///
  /// Interfaces say what matters, not everything.
  private func describe(
    _ members: [Member], _ arguments: [Argument], _ found: inout Resolution
  ) {
    for (place, argument) in arguments.enumerated() {
      guard let label = argument.label else { continue }
      var types: Set<SwiftType> = []
      for member in members where !index.isSource(file: index[member.symbol].file) {
        let parameters = index.signature(of: member.symbol)?.parameters ?? []
        for parameter in parameters where parameter.label == label {
          types.insert(index.withoutGenerics(parameter.type))
        }
      }
      guard types.count == 1, let type = types.first else { continue }
      found.slots[place].type = type
      found.slots[place].declared = type
    }
  }

  /// Whether a value of a type can be written as a literal of text.
  private func isMadeOfLiteral(_ type: SwiftType) -> Bool {
    guard case .nominal(let id, _) = type, index[id].kind != nil || index.standard.texts[id] != nil
    else { return false }
    return index[id].kind != .protocol && index.literalType(for: type) != nil
  }

  /// Returns what calling a value does: a closure, or something with `callAsFunction`.
  private func called(
    _ type: SwiftType, _ callee: Callee, _ arguments: [Argument], expecting expected: SwiftType,
    in scope: Scope
  ) -> Resolution? {
    switch index.unwrapped(type) {
    case .function(let parameters, let result):
      guard parameters.count == arguments.count else { return nil }
      var found = Resolution(name: callee.name, arguments: arguments.count)
      found.owner = callee.owner
      found.isResolved = true
      found.isChained = callee.isChained
      found.result = result
      for (place, parameter) in parameters.enumerated() {
        found.slots[place].type = parameter
        found.slots[place].declared = parameter
      }
      return found
    case .nominal:
      let members = instanceMembers("callAsFunction", of: type)
      return chosen(members, callee, arguments, expecting: expected, in: scope)
    case .metatype(let type):
      return initializer(of: type, callee, arguments, expecting: expected, in: scope)
    case .tuple, .parameter, .dependent, .unknown: return nil
    }
  }
}
