extension TypeChecker {
  /// Which time a closure is looked at.
  struct InstanceKey: Hashable {
    /// Which time the code around it is looked at.
    var surroundings: Int
    /// Its bytes.
    var bounds: Range<Int>
    /// The types of its parameters, nil for any.
    var parameters: [SwiftType]?
  }

  /// The number of times that a closure is looked at with other types of its parameters.
  private static let mostInstances = 3

  /// Returns the type of a closure.
  func closure(
    _ closure: Expression.Closure, at bounds: Range<Int>, expecting expected: SwiftType,
    in scope: Scope
  ) -> SwiftType {
    let inside = closureScope(closure, at: bounds, expecting: expected, in: scope)
    let wanted = resultType(of: closure, expecting: expected, in: scope)
    let types = parameterTypes(of: closure, expecting: expected, in: scope)
    if wanted.isWhole { return .function(types, wanted) }
    return .function(types, result(of: closure.statements, expecting: wanted, in: inside))
  }

  /// Returns the type that the result of a closure is to have.
  func resultType(
    of closure: Expression.Closure, expecting expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    if let written = closure.result { return index.type(written, in: scope.context) }
    if case .function(_, let result) = index.unwrapped(expected) { return result }
    return .unknown
  }

  /// Returns the types of a closure's parameters.
  private func parameterTypes(
    of closure: Expression.Closure, expecting expected: SwiftType, in scope: Scope
  ) -> [SwiftType] {
    var wanted: [SwiftType] = []
    if case .function(let parameters, _) = index.unwrapped(expected) { wanted = parameters }
    guard !closure.parameters.isEmpty else { return wanted }
    if closure.parameters.count > 1, wanted.count == 1, case .tuple(let elements) = wanted[0] {
      // A closure may take a tuple apart.
      wanted = elements.map(\.type)
    }
    return closure.parameters.enumerated().map { place, parameter in
      if let written = parameter.type { return index.type(written, in: scope.context) }
      return place < wanted.count ? wanted[place] : .unknown
    }
  }

  /// Returns the scope of a closure's code.
  func closureScope(
    _ closure: Expression.Closure, at bounds: Range<Int>, expecting expected: SwiftType,
    in scope: Scope
  ) -> Scope {
    let types = parameterTypes(of: closure, expecting: expected, in: scope)
    let inside = Scope(in: scope, instance: instance(at: bounds, types, in: scope))
    guard !closure.parameters.isEmpty else {
      for (place, type) in types.enumerated() {
        inside.bind("$\(place)", to: Local(type: type, cause: closureCause(type, nil)))
      }
      return inside
    }
    for (parameter, type) in zip(closure.parameters, types) {
      let carrier = index.carrier(of: parameter, in: scope.context.file)
      let cause = closureCause(type, parameter, at: carrier)
      guard parameter.name.utf8.first == UInt8(ascii: "$") else {
        inside.bind(parameter.name, to: Local(type: type, carrier: carrier, cause: cause))
        continue
      }
      // `$item` gives the projected value, and `item` what it wraps.
      inside.bind(parameter.name, to: Local(type: type, cause: cause))
      let wrapped = value(of: instanceMembers("wrappedValue", of: type), on: type)
      inside.bind(
        String(parameter.name.dropFirst()),
        to: Local(
          type: wrapped, carrier: carrier, cause: closureCause(wrapped, parameter, at: carrier)))
    }
    return inside
  }

  /// Returns what tells a time that a closure is looked at from others.
  private func instance(at bounds: Range<Int>, _ types: [SwiftType], in scope: Scope) -> Int {
    let key = InstanceKey(surroundings: scope.instance, bounds: bounds, parameters: types)
    if let known = instances[key] { return known }
    let any = InstanceKey(surroundings: 0, bounds: bounds, parameters: nil)
    let count = instanceCounts[any, default: 0]
    let made = count < Self.mostInstances ? instances.count + 1 : scope.instance
    instanceCounts[any] = count + 1
    instances[key] = made
    return made
  }

  /// Returns what to annotate where the type of a closure's parameter is not known.
  private func closureCause(
    _ type: SwiftType, _ parameter: Parameter?, at carrier: CarrierID? = nil
  ) -> UntypedCause? {
    guard index.name(of: type) == nil else { return nil }
    guard let parameter else { return UntypedCause(subject: "the closure's parameter") }
    return UntypedCause(subject: "the closure's parameter '\(parameter.name)'", place: carrier)
  }

  /// Returns the type of what some code returns, or of the one expression it is.
  func result(
    of statements: [Statement], expecting expected: SwiftType, in scope: Scope,
    isLast: Bool = false
  ) -> SwiftType {
    hoist(statements, in: scope)
    var returned: SwiftType?
    for (place, statement) in statements.enumerated() {
      switch statement {
      case .expression(let value):
        guard statements.count == 1 || isLast && place == statements.count - 1 else { continue }
        return type(of: value, expecting: expected, in: scope)
      case .returned(let value):
        let next = type(of: value, expecting: expected, in: scope)
        returned = returned.map { join($0, next) } ?? next
      case .binding(let binding): bind(binding, in: scope)
      case .declaration(let declaration): bind(declaration, in: scope)
      case .scope(let inner):
        guard inner.contains(where: \.mayReturn) else { continue }
        let next = result(of: inner, expecting: expected, in: Scope(in: scope))
        if !next.isUnknown { returned = returned.map { join($0, next) } ?? next }
      }
    }
    return returned ?? .unknown
  }

  /// Returns the type that the branches of `if` and `switch` have in common.
  func branches(
    _ bodies: [[Statement]], expecting expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    if expected.isWhole { return expected }
    var common: SwiftType?
    for body in bodies {
      let next = result(of: body, expecting: expected, in: Scope(in: scope), isLast: true)
      guard !next.isUnknown else { continue }
      common = common.map { join($0, next) } ?? next
    }
    return common ?? .unknown
  }
}

extension Statement {
  /// Whether a value may be returned in it.
  fileprivate var mayReturn: Bool {
    switch self {
    case .returned: true
    case .scope(let inner): inner.contains(where: \.mayReturn)
    case .expression, .binding, .declaration: false
    }
  }
}
