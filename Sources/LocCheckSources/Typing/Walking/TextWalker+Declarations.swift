extension TextWalker {
  /// Goes through a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - scope: The code around it.
  mutating func walk(_ declaration: Declaration, in scope: Scope) {
    switch declaration {
    case .type(let type): walk(type, in: scope)
    case .function(let function): walk(function, in: scope)
    case .variable(let variable): walk(variable, in: scope)
    case .enumCase(let enumCase): walk(enumCase, in: scope)
    case .alias: break
    }
  }

  /// Goes through a type or an extension.
  private mutating func walk(_ type: TypeDeclaration, in scope: Scope) {
    walk(type.attributes, in: scope)
    let owner = index.type(at: type.place(in: file)) ?? index.undeclaredType(type.name)
    var context = scope.context
    context.owner = owner
    let inside = Scope(
      context: context, selfType: index.selfType(of: owner), isStatic: false,
      instance: scope.instance)
    for member in type.members { walk(member, in: inside) }
  }

  /// Returns the place of what a declaration names.
  private func place(_ bounds: Range<Int>) -> CarrierID? {
    bounds.isEmpty ? nil : CarrierID(file: file, offset: bounds.lowerBound)
  }

  /// Returns the function, variable or case that is declared at a place.
  private func symbol(
    at bounds: Range<Int>, _ kind: Symbol.Kind, in scope: Scope
  ) -> SymbolID {
    place(bounds).flatMap { index.symbol(at: $0) }
      ?? index.append(Symbol(kind: kind, context: scope.context))
  }

  /// Goes through a function, an initializer or a subscript.
  private mutating func walk(_ function: FunctionDeclaration, in scope: Scope) {
    walk(function.attributes, in: scope)
    let id = symbol(at: function.nameBounds, .function(function), in: scope)
    let inside = Scope(in: scope)
    inside.context = index.bodyContext(of: id)
    inside.isStatic = function.isStatic
    guard let signature = index.signature(of: id) else { return }
    let owner = function.displayName(in: index[id].owner.map { index[$0].name })
    bind(function.parameters, signature, owner: owner, in: inside)
    var target = Target(type: signature.result)
    if function.kind != .initializer {
      addCarrier(
        place(function.nameBounds), .result, function.name,
        owner: index[id].owner.map { index[$0].name }, type: signature.result,
        nameBounds: function.nameBounds)
      target.destination = place(function.nameBounds).map { .carrier($0) }
    }
    guard let body = function.body else { return }
    let value = isBuilt(id, function.attributes) ? built(target) : target
    walk(
      body, in: inside, returning: target, value: function.kind == .initializer ? nil : value)
  }

  /// Makes the parameters of a function known, and goes through their default values.
  private mutating func bind(
    _ parameters: [Parameter], _ signature: Signature, owner: String, in scope: Scope
  ) {
    for (parameter, known) in zip(parameters, signature.parameters) {
      walk(parameter.attributes, in: scope)
      let type =
        known.isVariadic ? .nominal(index.standard.array, [known.type]) : known.type
      addCarrier(
        known.carrier, .parameter, parameter.name, owner: owner, type: type,
        nameBounds: parameter.nameBounds, typeBounds: parameter.typeBounds)
      if let value = parameter.defaultValue {
        visit(
          value, as: Target(type: known.type, destination: known.carrier.map { .carrier($0) }),
          in: scope)
      }
      scope.bind(
        parameter.name,
        to: Local(
          type: type, carrier: known.carrier,
          cause: index.name(of: type) == nil
            ? UntypedCause(subject: "the parameter '\(parameter.name)'", place: known.carrier) : nil
        ))
    }
  }

  /// Goes through a property or variable.
  private mutating func walk(_ variable: VariableDeclaration, in scope: Scope) {
    let id = symbol(at: variable.nameBounds, .variable(variable), in: scope)
    let inside = Scope(in: scope)
    inside.isStatic = variable.isStatic
    for attribute in variable.attributes { walk(attribute, in: inside) }
    let type = checker.variable(id)
    let owner = index[id].owner
    let kind: TextCarrier.Kind =
      variable.isStored ? owner == nil ? .variable : .storedProperty : .computedProperty
    addCarrier(
      place(variable.nameBounds), kind, variable.name, owner: owner.map { index[$0].name },
      type: type, nameBounds: variable.nameBounds)
    let target = Target(type: type, destination: place(variable.nameBounds).map { .carrier($0) })
    if let value = variable.initialValue { visit(value, as: target, in: inside) }
    if let getter = variable.getter {
      let value = isBuilt(id, variable.attributes) ? built(target) : target
      walk(getter, in: Scope(in: inside), returning: target, value: value)
    }
    for accessor in variable.accessors {
      let code = Scope(in: inside)
      for name in ["newValue", "oldValue"] { code.bind(name, to: Local(type: type)) }
      walk(accessor, in: code, returning: .nothing)
    }
  }

  /// Whether a result builder, its own or that of what it implements, makes a value.
  private func isBuilt(_ id: SymbolID, _ attributes: [Attribute]) -> Bool {
    if attributes.contains(where: \.isBuilder) { return true }
    guard let owner = index[id].owner else { return false }
    return index.members(index[id].name, of: index.selfType(of: owner)).contains { member in
      switch index[member.symbol].kind {
      case .function(let function): function.attributes.contains(where: \.isBuilder)
      case .variable(let variable): variable.attributes.contains(where: \.isBuilder)
      case .enumCase, .memberwise: false
      }
    }
  }

  /// Returns what each expression is wanted for that a result builder puts together.
  private func built(_ target: Target) -> Target {
    var target = target
    target.isBuilt = true
    if case .nominal(index.standard.array, let arguments) = target.type {
      target.type = arguments.first ?? .unknown
    }
    return target
  }

  /// Goes through a case.
  private mutating func walk(_ enumCase: EnumCaseDeclaration, in scope: Scope) {
    let id = symbol(at: enumCase.nameBounds, .enumCase(enumCase), in: scope)
    let owner = index[id].owner
    if let signature = index.signature(of: id) {
      let labels = enumCase.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let name = (owner.map { index[$0].name + "." } ?? "") + enumCase.name
      bind(enumCase.parameters, signature, owner: "\(name)(\(labels))", in: Scope(in: scope))
    }
    guard let value = enumCase.rawValue else { return }
    let raw = owner.flatMap { index.member("RawValue", of: index.selfType(of: $0)) } ?? .unknown
    visit(value, as: Target(type: raw, destination: .rawValue), in: scope)
  }

  /// Goes through the arguments of attributes.
  mutating func walk(_ attributes: [Attribute], in scope: Scope) {
    for attribute in attributes { walk(attribute, in: scope) }
  }

  /// Goes through the arguments of an attribute.
  private mutating func walk(_ attribute: Attribute, in scope: Scope) {
    guard !attribute.arguments.isEmpty else { return }
    let found = checker.attribute(attribute, in: scope)
    for (argument, slot) in zip(attribute.arguments, found.slots) {
      visit(
        argument.value,
        as: Target(
          type: slot.isAmbiguous ? .unknown : slot.type,
          destination: .attribute(name: attribute.name, label: argument.label),
          isOpen: slot.isAmbiguous || slot.type.isUnknown),
        in: scope)
    }
  }
}

extension FunctionDeclaration {
  /// Returns the name with labels, as a reader would say it: `MyLabel.init(title:)`.
  fileprivate func displayName(in owner: String?) -> String {
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    return (owner.map { $0 + "." } ?? "") + name + "(" + labels + ")"
  }
}
