extension DeclarationIndex {
  /// Returns a function, initializer or case as its callers see it; nil for a variable.
  func signature(of id: SymbolID) -> Signature? {
    if let known = signatures[id] { return known }
    let made: Signature?
    switch self[id].kind {
    case .function(let function): made = signature(of: function, id)
    case .enumCase(let enumCase): made = signature(of: enumCase, id)
    case .memberwise: made = memberwiseSignature(id)
    case .variable: made = nil
    }
    if let made { signatures[id] = made }
    return made
  }

  /// Returns where the types in a function are looked up, its generic parameters included.
  func bodyContext(of id: SymbolID) -> TypeContext {
    _ = signature(of: id)
    return functionContexts[id] ?? self[id].context
  }

  /// Makes the signature of a function.
  private func signature(of function: FunctionDeclaration, _ id: SymbolID) -> Signature {
    let symbol = self[id]
    var context = symbol.context
    let owner = context.owner
    let own = function.generics.filter { generic in
      !generic.isDependent && owner.map { isGeneric(generic.name, in: $0) } != true
    }
    let ids = append(own, context: context)
    for (generic, id) in zip(own, ids) { context.generics[generic.name] = id }
    for id in ids { self[id].context = context }
    functionContexts[id] = context
    let result: SwiftType =
      if function.kind == .initializer {
        context.owner.map(selfType) ?? .unknown
      } else if let result = function.result {
        type(result, in: context)
      } else {
        .tuple([])
      }
    let requirements = function.generics.filter(\.isDependent).flatMap { generic in
      generic.constraints.map {
        (dependent: type(.named(generic.name), in: context), type: type($0, in: context))
      }
    }
    return Signature(
      parameters: parameters(function.parameters, in: context), result: result,
      generics: ids, requirements: requirements,
      isDisfavored: function.attributes.contains { $0.name == "_disfavoredOverload" })
  }

  /// Whether a name is that of a generic parameter of a type or of one around it.
  private func isGeneric(_ name: String, in owner: TypeID) -> Bool {
    var owner: TypeID? = owner
    while let id = owner {
      if self[id].genericNames.contains(name) { return true }
      owner = self[id].parent
    }
    return false
  }

  /// Makes the signature of a case.
  private func signature(of enumCase: EnumCaseDeclaration, _ id: SymbolID) -> Signature {
    let context = self[id].context
    return Signature(
      parameters: parameters(enumCase.parameters, in: context),
      result: context.owner.map(selfType) ?? .unknown)
  }

  /// Makes the parameters of a signature.
  private func parameters(
    _ parameters: [Parameter], in context: TypeContext
  ) -> [SignatureParameter] {
    parameters.map { parameter in
      let type = parameter.type.map { self.type($0, in: context) } ?? .unknown
      return SignatureParameter(
        label: parameter.label, type: type,
        takesClosure: takesClosure(type, isOptional: parameter.defaultValue != nil),
        isVariadic: parameter.isVariadic, hasDefault: parameter.defaultValue != nil,
        isBuilder: parameter.attributes.contains(where: \.isBuilder),
        carrier: carrier(of: parameter, in: context.file))
    }
  }

  /// Whether a closure may be of a type.
  ///
  /// One that nothing declares may be that of a function, but Swift passes over a parameter that
  /// can be left out and does not look like one.
  private func takesClosure(_ type: SwiftType, isOptional: Bool) -> Bool {
    switch unwrapped(type) {
    case .function, .parameter: true
    case .unknown, .dependent: !isOptional
    case .nominal(let id, _): self[id].kind == nil && !isOptional
    case .tuple, .metatype: false
    }
  }

  /// Returns the place of a parameter in the module's sources; without a name that of its type.
  func carrier(of parameter: Parameter, in file: Int) -> CarrierID? {
    let bounds = parameter.nameBounds.isEmpty ? parameter.typeBounds : parameter.nameBounds
    guard isOwn(file: file), !bounds.isEmpty else { return nil }
    return CarrierID(file: file, offset: bounds.lowerBound)
  }

  /// Returns the place of a function, variable or case in the module's sources.
  func carrier(of id: SymbolID) -> CarrierID? {
    let symbol = self[id]
    guard isOwn(file: symbol.file), !symbol.nameBounds.isEmpty else { return nil }
    return CarrierID(file: symbol.file, offset: symbol.nameBounds.lowerBound)
  }

  /// Makes the signature of the initializer that Swift makes of stored properties.
  private func memberwiseSignature(_ id: SymbolID) -> Signature? {
    guard let owner = self[id].owner else { return nil }
    let parameters = self[owner].storedProperties.compactMap { memberwiseParameter($0) }
    return Signature(parameters: parameters, result: selfType(of: owner))
  }

  /// Makes the parameter of a stored property; nil for one that is set already.
  private func memberwiseParameter(_ id: SymbolID) -> SignatureParameter? {
    guard case .variable(let variable) = self[id].kind else { return nil }
    if variable.isConstant, variable.initialValue != nil { return nil }
    var type = SwiftType.unknown
    if let written = variable.type { type = self.type(written, in: self[id].context) }
    var hasDefault = variable.initialValue != nil
    if !variable.isConstant, isOptional(type) { hasDefault = true }
    if let wrapper = wrapper(of: variable, in: self[id].context) {
      hasDefault =
        hasDefault || wrapper.isMadeOfNothing || !wrapper.attribute.arguments.isEmpty
      if !wrapper.isMadeOfValue { type = wrapper.type(wrapping: type, in: self) }
    }
    return SignatureParameter(
      label: variable.name, type: type,
      takesClosure: takesClosure(type, isOptional: hasDefault), hasDefault: hasDefault,
      isBuilder: variable.attributes.contains(where: \.isBuilder),
      carrier: carrier(of: id))
  }
}

extension Attribute {
  /// Whether it names a result builder, as far as its name tells.
  var isBuilder: Bool { name.hasSuffix("Builder") }
}

extension GenericParameter {
  /// Whether it is what `where` says of a type that belongs to a generic parameter.
  var isDependent: Bool { name.utf8.contains(UInt8(ascii: ".")) }
}
