extension TypeChecker {
  /// Returns the type of a property or variable, in terms of the generic parameters of its type.
  func variable(_ id: SymbolID) -> SwiftType {
    if let known = variables[id] { return known }
    guard case .variable(let variable) = index[id].kind else { return .unknown }
    guard openVariables.count < Self.longestInference, openVariables.insert(id).inserted else {
      return .unknown
    }
    defer { openVariables.remove(id) }
    let found: SwiftType
    let scope = declarationScope(of: index[id])
    if let written = variable.type {
      found = index.type(written, in: scope.context)
    } else if let value = variable.initialValue {
      found = type(of: value, in: scope)
    } else if let wrapper = index.wrapper(of: variable, in: scope.context) {
      found = wrapped(by: wrapper, in: scope)
    } else {
      found = .unknown
    }
    variables[id] = found.bounded
    return found.bounded
  }

  /// The number of variables that may get their types from each other.
  private static let longestInference = 40

  /// Returns the scope of a declaration's initial value.
  func declarationScope(of symbol: Symbol) -> Scope {
    Scope(
      context: symbol.context, selfType: symbol.owner.map { index.selfType(of: $0) },
      isStatic: symbol.isStatic, instance: Self.instance(of: symbol.file))
  }

  /// What tells apart the code of files.
  static func instance(of file: Int) -> Int { -1 - file }

  /// Returns the call that an attribute with a type is.
  func attribute(_ attribute: Attribute, in scope: Scope) -> Resolution {
    var callee = Callee(name: attribute.name, owner: .unknown)
    let made = index.type(.named(attribute.name, attribute.generics), in: scope.context)
    if case .nominal = made {
      callee.owner = made
      callee.layers = [.initializers(of: made)]
    }
    return resolved(callee, attribute.arguments, expecting: .unknown, in: scope)
  }

  /// Returns the type of what a wrapper says that it wraps.
  private func wrapped(by wrapper: PropertyWrapper, in scope: Scope) -> SwiftType {
    let type = attribute(wrapper.attribute, in: scope).result
    return value(of: instanceMembers("wrappedValue", of: type), on: type)
  }

  /// Returns the type of what the wrapper of a property projects: `$name`.
  func projection(of members: [Member], in scope: Scope) -> SwiftType {
    for member in members {
      guard case .variable(let variable) = index[member.symbol].kind,
        let wrapper = index.wrapper(of: variable, in: index[member.symbol].context)
      else { continue }
      let value = index.substituted(self.variable(member.symbol), member.bindings)
      let type = wrapper.type(wrapping: value, in: index)
      return self.value(of: instanceMembers("projectedValue", of: type), on: type)
    }
    return .unknown
  }
}
