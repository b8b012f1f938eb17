extension TextWalker {
  /// Goes through an expression, and remembers each text that it hands on.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - target: What its context wants.
  ///   - scope: The names it can use.
  ///   - returned: What `return` in it hands back.
  mutating func visit(
    _ expression: Expression, as target: Target, in scope: Scope,
    returning returned: Target = .nothing
  ) {
    switch expression.kind {
    case .string(let literal): add(literal, expression, as: target, in: scope)
    case .conditional(let condition, let first, let second):
      visit(condition, as: .nothing, in: scope)
      visit(first, as: target, in: scope)
      visit(second, as: target, in: scope)
    case .branches(let subjects, let bodies):
      walkBranches(subjects, bodies, as: target, in: scope, returning: returned)
    case .binary(let name, let left, let right):
      visit(name, left, right, expression, as: target, in: scope)
    case .cast(let value, .coercion, let reference):
      var target = target
      target.type = index.type(reference, in: scope.context)
      target.isOpen = false
      visit(value, as: target, in: scope)
    case .array(let elements):
      let wanted = elements.isEmpty ? .unknown : elementTarget(of: expression, target, in: scope)
      for element in elements {
        visit(element, as: part(of: target, wanted), in: scope)
      }
    case .dictionary(let entries):
      let wanted = checker.entryTypes(
        of: checker.type(of: expression, expecting: target.type, in: scope))
      for entry in entries {
        visit(entry.key, as: Target(type: wanted.key), in: scope)
        visit(entry.value, as: part(of: target, wanted.value), in: scope)
      }
    case .tuple(let elements):
      var wanted: [SwiftType.TupleElement] = []
      if case .tuple(let types) = index.unwrapped(target.type) { wanted = types }
      for (place, element) in elements.enumerated() {
        let type = wanted.element(at: place)?.type ?? .unknown
        visit(element.value, as: part(of: target, type), in: scope)
      }
    case .closure(let closure):
      walkClosure(closure, at: expression.bounds, as: target, in: scope)
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee.kind, arguments.isEmpty {
        walkCalled(closure, at: callee.bounds, as: target, in: scope)
        return
      }
      let call = visitCall(expression, callee, arguments, as: target, in: scope)
      addValue(expression, call: call, as: target, in: scope)
    default:
      descend(expression, in: scope)
      addValue(expression, call: nil, as: target, in: scope)
    }
  }

  /// Goes through the parts of an expression that is no text by its form.
  private mutating func descend(_ expression: Expression, in scope: Scope) {
    switch expression.kind {
    case .member(let base, _), .forced(let base), .chained(let base), .specialized(let base, _):
      switch base.kind {
      case .member, .forced, .chained, .specialized, .subscripted, .name:
        descend(base, in: scope)
      default: visit(base, as: .nothing, in: scope)
      }
    case .subscripted(let base, let arguments):
      descend(Expression(.chained(base), at: base.bounds), in: scope)
      let found = checker.subscripting(
        checker.link(base, in: scope).type, arguments, expression, in: scope)
      visit(arguments, found, expression.bounds, in: scope)
    case .macro(let name, let arguments):
      visit(
        arguments, Resolution(name: name, arguments: arguments.count), expression.bounds, in: scope)
    case .prefixed(_, let operand), .cast(let operand, _, _):
      visit(operand, as: .nothing, in: scope)
    case .other(let parts): for part in parts { visit(part, as: .nothing, in: scope) }
    default: break
    }
  }

  /// Returns the type that the elements of an array are to have.
  private func elementTarget(
    of expression: Expression, _ target: Target, in scope: Scope
  ) -> SwiftType {
    let wanted = checker.elementType(of: target.type)
    guard wanted.isUnknown else { return wanted }
    return checker.elementType(
      of: checker.type(of: expression, expecting: target.type, in: scope))
  }

  /// Returns what is wanted of a part of a value.
  private func part(of target: Target, _ type: SwiftType) -> Target {
    Target(
      type: type, destination: target.destination, isOpen: target.isOpen && type.isUnknown)
  }

  /// Goes through two operands.
  private mutating func visit(
    _ name: String, _ left: Expression, _ right: Expression, _ expression: Expression,
    as target: Target, in scope: Scope
  ) {
    switch name {
    case "??":
      var first = target
      if !target.type.isUnknown { first.type = index.optional(index.unwrapped(target.type)) }
      visit(left, as: first, in: scope)
      var second = target
      if target.type.isUnknown {
        second.type = index.unwrapped(checker.type(of: left, in: scope))
        second.isOpen = target.isOpen && second.type.isUnknown
      }
      visit(right, as: second, in: scope)
    case "=":
      visit(right, as: assignmentTarget(of: left, in: scope), in: scope)
      descendAssigned(left, in: scope)
    case "+=":
      let assigned = assignmentTarget(of: left, in: scope)
      descendAssigned(left, in: scope)
      guard index.textType(of: assigned.type) == .string, right.mayBeText else {
        visit(right, as: Target(type: assigned.type), in: scope)
        return
      }
      addConcatenation([left, right], expression, as: assigned, in: scope)
    case "+":
      if let parts = concatenated(expression, in: scope) {
        addConcatenation(parts, expression, as: target, in: scope)
      } else {
        visit(left, as: .nothing, in: scope)
        visit(right, as: .nothing, in: scope)
      }
    default:
      visit(left, as: Target(type: otherType(right, than: left, in: scope)), in: scope)
      visit(right, as: Target(type: otherType(left, than: right, in: scope)), in: scope)
    }
  }

  /// Returns the type of an operand where the other is a literal, which is of the same then.
  private func otherType(
    _ operand: Expression, than other: Expression, in scope: Scope
  ) -> SwiftType {
    guard case .string = other.kind else { return .unknown }
    return checker.type(of: operand, in: scope)
  }

  /// Goes through what a value is assigned to.
  private mutating func descendAssigned(_ expression: Expression, in scope: Scope) {
    switch expression.kind {
    case .member, .subscripted, .forced, .chained: descend(expression, in: scope)
    default: visit(expression, as: .nothing, in: scope)
    }
  }

  /// Returns what something that a value is assigned to wants.
  private func assignmentTarget(of left: Expression, in scope: Scope) -> Target {
    var target = Target(type: checker.type(of: left, in: scope))
    target.destination = .unknown
    if let carrier = checker.carrier(of: left, expecting: .unknown, in: scope) {
      target.destination = .carrier(carrier)
    } else if case .member(let base, let name) = left.kind {
      let base = index.unwrapped(checker.link(base, in: scope).type)
      let owner = checker.instanceMembers(name, of: base).first.flatMap { index[$0.symbol].owner }
      target.destination = .property(
        owner: owner.map { index[$0].name } ?? base.name(in: index), name: name)
      if target.type.isUnknown { target.type = checker.guessedProperty(name) }
    } else if case .name("_") = left.kind {
      target.destination = nil
    } else if case .name(let name) = left.kind,
      case .members(let members, _)? = checker.references(to: name, in: scope).first,
      let owner = members.first.flatMap({ index[$0.symbol].owner })
    {
      target.destination = .property(owner: index[owner].name, name: name)
    }
    target.isOpen = target.type.isUnknown && target.destination != nil
    return target
  }
}

extension Expression {
  /// Whether the value may be a text, as far as its form says.
  var mayBeText: Bool {
    switch kind {
    case .integer, .floating, .boolean, .none, .array, .dictionary, .closure, .keyPath: false
    default: true
    }
  }
}
