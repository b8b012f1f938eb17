extension TypeChecker {
  /// Returns the type of a number that is written, which is that which is wanted where it can be.
  func number(_ expected: SwiftType, otherwise standard: SwiftType) -> SwiftType {
    guard case .nominal(let id, _) = index.unwrapped(expected) else { return standard }
    if standard == index.standard.double, !index.standard.fractions.contains(id) { return standard }
    return index.standard.numbers.contains(id) ? .nominal(id, []) : standard
  }

  /// Returns the type of `[a, b]`.
  func array(
    _ elements: [Expression], expecting expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    let wanted = index.unwrapped(expected)
    let element = elementType(of: wanted)
    if element.isWhole { return wanted }
    let found = joined(elements, expecting: element, in: scope)
    if case .nominal(let id, let arguments) = wanted, arguments.count == 1,
      id != index.standard.array, element.isUnknown
    {
      return .nominal(id, [found])
    }
    return .nominal(index.standard.array, [found])
  }

  /// Returns the type of the elements that an array literal of a type has.
  func elementType(of type: SwiftType) -> SwiftType {
    let type = index.unwrapped(type)
    if case .nominal(index.standard.array, let arguments) = type {
      return arguments.first ?? .unknown
    }
    return index.member("Element", of: type) ?? index.member("ArrayLiteralElement", of: type)
      ?? .unknown
  }

  /// Returns the types of the keys and values that a dictionary literal of a type has.
  func entryTypes(of type: SwiftType) -> (key: SwiftType, value: SwiftType) {
    guard case .nominal(_, let arguments) = index.unwrapped(type), arguments.count == 2 else {
      return (.unknown, .unknown)
    }
    return (arguments[0], arguments[1])
  }

  /// Returns the type of `[a: b]`.
  func dictionary(
    _ entries: [Expression.Entry], expecting expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    let wanted = entryTypes(of: expected)
    if wanted.key.isWhole, wanted.value.isWhole { return index.unwrapped(expected) }
    return .nominal(
      index.standard.dictionary,
      [
        joined(entries.map(\.key), expecting: wanted.key, in: scope),
        joined(entries.map(\.value), expecting: wanted.value, in: scope),
      ])
  }

  /// Returns the type of `(a, b)`.
  func tuple(
    _ elements: [Argument], expecting expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    var wanted: [SwiftType.TupleElement] = []
    if case .tuple(let types) = index.unwrapped(expected), types.count == elements.count {
      wanted = types
    }
    return .tuple(
      elements.enumerated().map { place, element in
        SwiftType.TupleElement(
          label: element.label ?? (wanted.isEmpty ? nil : wanted[place].label),
          type: type(
            of: element.value, expecting: wanted.isEmpty ? .unknown : wanted[place].type, in: scope)
        )
      })
  }

  /// Returns the type that some expressions have in common.
  func joined(
    _ expressions: [Expression], expecting expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    if expected.isWhole, !expressions.isEmpty { return expected }
    var common: SwiftType?
    for expression in expressions {
      let next = type(of: expression, expecting: expected, in: scope)
      common = common.map { join($0, next) } ?? next
      if common?.isUnknown == true { break }
    }
    return common ?? .unknown
  }

  /// Returns the type that two values have in common.
  func join(_ one: SwiftType, _ other: SwiftType) -> SwiftType {
    if one == other { return one }
    if index.isOptional(one) || index.isOptional(other) {
      let (first, second) = (index.unwrapped(one), index.unwrapped(other))
      if first.isUnknown { return index.optional(second) }
      if second.isUnknown { return index.optional(first) }
      return first == second ? index.optional(first) : .unknown
    }
    let numbers: Set = [one, other]
    return numbers == [index.standard.int, index.standard.double] ? index.standard.double : .unknown
  }
}
