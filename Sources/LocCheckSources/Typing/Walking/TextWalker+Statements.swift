extension TextWalker {
  /// Goes through some code.
  ///
  /// - Parameters:
  ///   - statements: The code.
  ///   - scope: The names it can use, to which it adds its own.
  ///   - returned: What `return` hands back.
  ///   - value: What the value of the code is, where it is one expression; nil where it has none.
  ///   - isBranch: Whether the last of several statements is the value.
  mutating func walk(
    _ statements: [Statement], in scope: Scope, returning returned: Target, value: Target? = nil,
    isBranch: Bool = false
  ) {
    checker.hoist(statements, in: scope)
    for (place, statement) in statements.enumerated() {
      switch statement {
      case .expression(let expression):
        let isValue =
          statements.count == 1 || isBranch && place == statements.count - 1
          || value?.isBuilt == true
        visit(
          expression, as: isValue ? value ?? .nothing : .nothing, in: scope, returning: returned)
      case .returned(let expression): visit(expression, as: returned, in: scope)
      case .binding(let binding): walk(binding, in: scope)
      case .declaration(let declaration):
        walkLocal(declaration, in: scope)
      case .scope(let inner):
        let value = value?.isBuilt == true ? value : nil
        walk(inner, in: Scope(in: scope), returning: returned, value: value)
      }
    }
  }

  /// Goes through what some code declares.
  private mutating func walkLocal(_ declaration: Declaration, in scope: Scope) {
    walk(declaration, in: scope)
    checker.bind(declaration, in: scope)
  }

  /// Goes through the value of a name that code binds, and makes the name known.
  private mutating func walk(_ binding: Binding, in scope: Scope) {
    let type = checker.type(of: binding, in: scope)
    let carrier =
      binding.nameBounds.isEmpty
      ? nil : CarrierID(file: file, offset: binding.nameBounds.lowerBound)
    addCarrier(carrier, .variable, binding.name, type: type, nameBounds: binding.nameBounds)
    let destination = carrier.map { TextUse.Destination.carrier($0) }
    if let value = binding.value {
      switch binding.source {
      case .value, .unwrapped:
        visit(value, as: Target(type: type, destination: destination), in: scope)
      case .element:
        let sequence = checker.type(of: value, in: scope)
        visit(value, as: Target(type: sequence, destination: destination), in: scope)
      case .payload:
        walkPayload(binding, value, type, destination, in: scope)
      case .part, .unknown:
        if isNew(value) { visit(value, as: .nothing, in: scope) }
      }
    }
    checker.bind(binding, in: scope)
  }

  /// Goes through the value that a pattern takes a payload of, and hands on what the payload holds.
  private mutating func walkPayload(
    _ binding: Binding, _ value: Expression, _ type: SwiftType,
    _ destination: TextUse.Destination?, in scope: Scope
  ) {
    if isNew(value) { visit(value, as: .nothing, in: scope) }
    let text = index.textType(of: type)
    guard let destination, text != .other,
      let source = checker.payload(of: binding, in: checker.type(of: value, in: scope))?.carrier
    else { return }
    recorder.add(
      TextUse(
        file: file, bounds: binding.nameBounds, value: .carrier(source), type: text,
        destination: destination))
  }

  /// Goes through the branches of `if` and `switch`.
  mutating func walkBranches(
    _ subjects: [Expression], _ bodies: [[Statement]], as target: Target, in scope: Scope,
    returning returned: Target
  ) {
    for subject in subjects where isNew(subject) { visit(subject, as: .nothing, in: scope) }
    for body in bodies {
      walk(body, in: Scope(in: scope), returning: returned, value: target, isBranch: true)
    }
  }

  /// Goes through a closure.
  mutating func walkClosure(
    _ closure: Expression.Closure, at bounds: Range<Int>, as target: Target, in scope: Scope
  ) {
    let result = checker.resultType(of: closure, expecting: target.type, in: scope)
    let value = Target(type: result, destination: .unknown, isOpen: result.isUnknown)
    let inside = checker.closureScope(closure, at: bounds, expecting: target.type, in: scope)
    for parameter in closure.parameters {
      guard let local = inside.local(parameter.name) else { continue }
      addCarrier(
        local.carrier, .parameter, parameter.name, type: local.type,
        nameBounds: parameter.nameBounds, typeBounds: parameter.typeBounds)
    }
    walk(closure.statements, in: inside, returning: value, value: value)
  }

  /// Goes through a closure that is called where it stands, so that its value is what is wanted.
  mutating func walkCalled(
    _ closure: Expression.Closure, at bounds: Range<Int>, as target: Target, in scope: Scope
  ) {
    let inside = checker.closureScope(
      closure, at: bounds, expecting: .function([], target.type), in: scope)
    var target = target
    if let written = closure.result { target.type = index.type(written, in: scope.context) }
    walk(closure.statements, in: inside, returning: target, value: target)
  }
}
