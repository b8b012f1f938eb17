extension TypeChecker {
  /// Returns the type of `base.name`.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - base: The type of what precedes it.
  ///   - expression: The whole.
  ///   - scope: The names it can use.
  func member(
    _ name: String, of base: SwiftType, _ expression: Expression, in scope: Scope
  ) -> SwiftType {
    if name == "self" { return base }
    switch base {
    case .metatype(let type):
      let members = index.members(name, of: type).filter { index[$0.symbol].isStatic }
      if !members.isEmpty { return value(of: members, on: type) }
      if let nested = index.member(name, of: type), !nested.isUnknown, !isDependent(nested) {
        return .metatype(nested)
      }
      return .unknown
    case .tuple(let elements):
      if let place = Int(name), elements.indices.contains(place) { return elements[place].type }
      return elements.first { $0.label == name }?.type ?? .unknown
    case .unknown: return qualified(name, expression, in: scope)
    case .nominal, .parameter:
      if name.utf8.first == UInt8(ascii: "$") {
        return projection(of: index.members(String(name.dropFirst()), of: base), in: scope)
      }
      let members = instanceMembers(name, of: base)
      if !members.isEmpty { return value(of: members, on: base) }
      return throughWrapper(name, of: base, in: scope)
    case .function, .dependent: return .unknown
    }
  }

  /// Returns the members that values of a type have.
  ///
  /// Those of what an implicitly unwrapped optional holds are its own.
  func instanceMembers(_ name: String, of type: SwiftType) -> [Member] {
    let members = index.members(name, of: type).filter { !index[$0.symbol].isStatic }
    if !members.isEmpty || !index.isOptional(type) { return members }
    return index.members(name, of: index.unwrapped(type)).filter { !index[$0.symbol].isStatic }
  }

  /// Whether a type belongs to one that is not known.
  private func isDependent(_ type: SwiftType) -> Bool {
    if case .dependent = type { true } else { false }
  }

  /// Returns the type of a member that a binding reaches by its key path: a binding again.
  private func throughWrapper(_ name: String, of base: SwiftType, in scope: Scope) -> SwiftType {
    guard case .nominal(let id, let arguments) = base, let wrapped = arguments.first,
      index[id].members["subscript"]?.contains(where: isDynamicMember) == true
    else { return .unknown }
    let members = instanceMembers(name, of: wrapped)
    let value = self.value(of: members, on: wrapped)
    guard !value.isUnknown else { return .unknown }
    let bindings = index[id].generics.first.map { [$0: value] } ?? [:]
    for symbol in index[id].members["subscript"] ?? [] where isDynamicMember(symbol) {
      guard let signature = index.signature(of: symbol) else { continue }
      var found: Bindings = [:]
      if let path = signature.parameters.first?.type, case .nominal(_, let parts) = path,
        parts.count == 2
      {
        index.unify(
          parts[1], with: value, open: Set(signature.generics), into: &found)
      }
      return index.substituted(signature.result, found.merging(bindings) { first, _ in first })
    }
    return .unknown
  }

  /// Whether a subscript makes members of another type its own.
  private func isDynamicMember(_ symbol: SymbolID) -> Bool {
    guard case .function(let function) = index[symbol].kind else { return false }
    return function.parameters.first?.label == "dynamicMember"
  }

  /// Returns the type of a name that the name of a module precedes.
  private func qualified(
    _ name: String, _ expression: Expression, in scope: Scope
  ) -> SwiftType {
    guard case .member(let base, _) = expression.kind, isModule(base, in: scope) else {
      return .unknown
    }
    return value(
      of: name,
      in: Scope(
        context: TypeContext(owner: nil, file: scope.context.file), selfType: nil, isStatic: false,
        instance: scope.instance))
  }

  /// Whether an expression is a name that nothing declares, written like that of a module.
  func isModule(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .name(let name) = expression.kind, let first = name.unicodeScalars.first else {
      return false
    }
    return first.properties.isUppercase && references(to: name, in: scope).isEmpty
  }

  /// Returns the type of `.name` where a type is wanted.
  func implicitMember(_ name: String, of wanted: SwiftType, in scope: Scope) -> SwiftType {
    guard !wanted.isUnknown else { return .unknown }
    let members = index.members(name, of: wanted).filter { index[$0.symbol].isStatic }
    return members.isEmpty ? .unknown : value(of: members, on: wanted)
  }

  /// Returns the type of `base[arguments]`.
  func subscripted(
    _ base: SwiftType, _ arguments: [Argument], _ expression: Expression, in scope: Scope
  ) -> SwiftType {
    subscripting(base, arguments, expression, in: scope).result
  }

  /// Returns the subscript that `base[arguments]` uses.
  func subscripting(
    _ base: SwiftType, _ arguments: [Argument], _ expression: Expression, in scope: Scope
  ) -> Resolution {
    var callee = Callee(name: "subscript", owner: base)
    callee.layers = [.functions(instanceMembers("subscript", of: base))]
    return resolved(callee, arguments, expecting: .unknown, in: scope)
  }

  /// Returns the type of a key path, as far as its parts are known.
  func keyPath(_ path: String, expecting expected: SwiftType, in scope: Scope) -> SwiftType {
    var root = SwiftType.unknown
    var isFunction = false
    var made = index.type(.named("KeyPath"), in: scope.context)
    switch index.unwrapped(expected) {
    case .nominal(let id, let arguments) where arguments.count == 2:
      made = .nominal(id, arguments)
      root = arguments[0]
    case .function(let parameters, _):
      root = parameters.first ?? .unknown
      isFunction = true
    default: break
    }
    let parts = path.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    if let first = parts.first, !first.isEmpty {
      root = index.type(.named(String(first)), in: scope.context)
    }
    var value = root
    for part in parts.dropFirst() where part != "self" {
      let name = part.prefix { $0 != "?" && $0 != "!" && $0 != "[" }
      let members = instanceMembers(String(name), of: value)
      value = self.value(of: members, on: value)
    }
    if isFunction { return .function([root], value) }
    guard case .nominal(let id, _) = made else { return .unknown }
    return .nominal(id, [root, value])
  }
}
