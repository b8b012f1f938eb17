extension TypeChecker {
  /// Makes the functions and types that some code declares known, wherever in it they stand.
  func hoist(_ statements: [Statement], in scope: Scope) {
    for case .declaration(let declaration) in statements {
      switch declaration {
      case .function(let function):
        let place = CarrierID(file: scope.context.file, offset: function.nameBounds.lowerBound)
        let id =
          index.symbol(at: place)
          ?? index.append(Symbol(kind: .function(function), context: scope.context))
        scope.add(id, named: function.name)
      case .type(let type):
        let place = type.place(in: scope.context.file)
        let id =
          index.type(at: place)
          ?? IndexBuilder(index).addLocal(type, context: scope.context)
        scope.context.types[type.name] = id
      case .variable, .enumCase, .alias: break
      }
    }
  }

  /// Makes a variable with accessors known that some code declares.
  func bind(_ declaration: Declaration, in scope: Scope) {
    guard case .variable(let variable) = declaration else { return }
    let type =
      variable.type.map { index.type($0, in: scope.context) }
      ?? variable.initialValue.map { self.type(of: $0, in: scope) } ?? .unknown
    bind(
      variable.name, variable.nameBounds, to: type, cause: variable.initialValue, "variable",
      in: scope)
  }

  /// Makes a name known.
  func bind(_ binding: Binding, in scope: Scope) {
    bind(
      binding.name, binding.nameBounds, to: type(of: binding, in: scope), cause: binding.value,
      "variable", in: scope)
  }

  /// Makes a name known with the reason why its type is not.
  private func bind(
    _ name: String, _ bounds: Range<Int>, to type: SwiftType, cause value: Expression?,
    _ kind: String, in scope: Scope
  ) {
    let file = scope.context.file
    let carrier = bounds.isEmpty ? nil : CarrierID(file: file, offset: bounds.lowerBound)
    var local = Local(type: type.bounded, carrier: carrier)
    if index.name(of: local.type) == nil {
      // What a pattern takes apart is spelled like the pattern, and can have no type.
      let isName = !name.utf8.contains(UInt8(ascii: "("))
      let own = isName ? UntypedCause(subject: "the \(kind) '\(name)'", place: carrier) : nil
      let deeper = value.flatMap { cause(of: $0, in: scope) }
      local.cause = deeper?.place == nil ? own ?? deeper : deeper
    }
    scope.bind(name, to: local)
  }

  /// Returns the type of what a binding binds.
  func type(of binding: Binding, in scope: Scope) -> SwiftType {
    if let written = binding.type { return index.type(written, in: scope.context) }
    guard let value = binding.value else {
      // Nothing but `catch` takes apart what no expression says: what is thrown.
      let error = index.type(.named("Error"), in: scope.context)
      switch binding.source {
      case .unwrapped: return error
      case .payload: return payload(of: binding, in: error)?.type ?? .unknown
      case .value, .element, .part, .unknown: return .unknown
      }
    }
    let type = type(of: value, in: scope)
    switch binding.source {
    case .value: return type
    case .unwrapped: return index.unwrapped(type)
    case .element: return index.member("Element", of: index.unwrapped(type)) ?? .unknown
    case .part:
      guard case .tuple(let elements) = type, elements.indices.contains(binding.position) else {
        return .unknown
      }
      return elements[binding.position].type
    case .payload:
      return payload(of: binding, in: type)?.type ?? .unknown
    case .unknown: return .unknown
    }
  }

  /// Returns the associated value of a case that a pattern binds, with its type.
  func payload(of binding: Binding, in subject: SwiftType) -> SignatureParameter? {
    guard let name = binding.caseName else { return nil }
    let subject = name == "some" ? subject : index.unwrapped(subject)
    if name == "some", index.isOptional(subject) {
      return SignatureParameter(label: nil, type: index.unwrapped(subject))
    }
    for member in cases(name, of: subject) {
      guard case .enumCase = index[member.symbol].kind,
        var parameter = index.signature(of: member.symbol)?.parameters.element(at: binding.position)
      else { continue }
      parameter.type = index.substituted(parameter.type, member.bindings)
      return parameter
    }
    return nil
  }

  /// Returns the cases of that name which a value of a type can be.
  ///
  /// An error can be of any type of errors, if only one has a case of that name.
  private func cases(_ name: String, of subject: SwiftType) -> [Member] {
    guard case .nominal(let error, _) = subject, index[error].name == "Error",
      index[error].kind == .protocol
    else { return index.members(name, of: subject) }
    let found = index.members(name).filter { symbol in
      guard case .enumCase = index[symbol].kind, let owner = index[symbol].owner else {
        return false
      }
      return index.view(of: index.selfType(of: owner), as: error) != nil
    }
    return found.count == 1 ? found.map { Member(symbol: $0) } : []
  }
}
