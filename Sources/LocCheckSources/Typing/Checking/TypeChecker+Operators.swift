extension TypeChecker {
  /// Returns the type of `left operator right`.
  func binary(
    _ name: String, _ left: Expression, _ right: Expression, expecting expected: SwiftType,
    in scope: Scope
  ) -> SwiftType {
    switch name {
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~=", "is":
      return index.standard.bool
    case "=", "->": return .tuple([])
    case "??":
      let value = type(of: left, in: scope)
      let other = type(
        of: right, expecting: value.isUnknown ? expected : index.unwrapped(value), in: scope)
      if value.isUnknown { return other }
      let wrapped = index.unwrapped(value)
      return index.isOptional(other) && !wrapped.isUnknown && !index.isOptional(wrapped)
        ? index.optional(wrapped) : wrapped.isUnknown ? other : wrapped
    case "...", "..<": return range(name, left, right, in: scope)
    default: break
    }
    if name.hasSuffix("="), name.count > 1 { return .tuple([]) }
    return arithmetic(name, left, right, expecting: expected, in: scope)
  }

  /// Returns the type of a range.
  private func range(
    _ name: String, _ left: Expression, _ right: Expression, in scope: Scope
  ) -> SwiftType {
    let bound = operands(left, right, expecting: .unknown, in: scope).left
    let range = name == "..." ? "ClosedRange" : "Range"
    guard case .nominal(let id, _) = index.type(.named(range), in: scope.context) else {
      return .unknown
    }
    return .nominal(id, [bound])
  }

  /// Returns the types of two operands, a number that is written being of the other's type.
  private func operands(
    _ left: Expression, _ right: Expression, expecting expected: SwiftType, in scope: Scope
  ) -> (left: SwiftType, right: SwiftType) {
    switch (left.isNumber, right.isNumber) {
    case (true, false):
      let other = type(of: right, expecting: expected, in: scope)
      return (type(of: left, expecting: other, in: scope), other)
    case (false, true):
      let other = type(of: left, expecting: expected, in: scope)
      return (other, type(of: right, expecting: other, in: scope))
    case (true, true), (false, false):
      return (
        type(of: left, expecting: expected, in: scope),
        type(of: right, expecting: expected, in: scope)
      )
    }
  }

  /// Returns the type of what an operator makes of two values.
  private func arithmetic(
    _ name: String, _ left: Expression, _ right: Expression, expecting expected: SwiftType,
    in scope: Scope
  ) -> SwiftType {
    let (one, other) = operands(left, right, expecting: expected, in: scope)
    if isNumber(one), isNumber(other) {
      if name == "<<" || name == ">>" { return one }
      if one == other { return one }
      return left.isNumber && right.isNumber ? join(one, other) : mixed(one, other)
    }
    let operands = [Argument(nil, left), Argument(nil, right)]
    var callee = Callee(name: name, owner: .unknown)
    callee.layers = [one, other].map { .functions(index.members(name, of: $0)) }
    callee.layers.append(
      .functions(
        index.globals(name, in: scope.context.file).map { Member(symbol: $0) }))
    let found = resolved(callee, operands, expecting: expected, in: scope)
    if found.isResolved { return found.result }
    return one == other && index.textType(of: one) == .string ? one : .unknown
  }

  /// Returns the type of numbers of two types, which Swift takes for `Double` and `CGFloat` alone.
  private func mixed(_ one: SwiftType, _ other: SwiftType) -> SwiftType {
    guard case .nominal(let first, _) = one, case .nominal(let second, _) = other,
      index.standard.fractions.contains(first), index.standard.fractions.contains(second)
    else { return .unknown }
    return one
  }

  /// Whether a type is one of numbers.
  private func isNumber(_ type: SwiftType) -> Bool {
    if case .nominal(let id, _) = type { index.standard.numbers.contains(id) } else { false }
  }

  /// Returns the type of an operator before a value.
  func prefixed(
    _ name: String, _ operand: Expression, expecting expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    switch name {
    case "!": return index.standard.bool
    case "try?":
      let type = type(of: operand, in: scope)
      return index.isOptional(type) ? type : index.optional(type)
    case "-", "+", "~", "&": return type(of: operand, expecting: expected, in: scope)
    default: return .unknown
    }
  }
}

extension Expression {
  /// Whether it is a number that is written.
  fileprivate var isNumber: Bool {
    switch kind {
    case .integer, .floating: true
    case .prefixed("-", let operand): operand.isNumber
    default: false
    }
  }
}
