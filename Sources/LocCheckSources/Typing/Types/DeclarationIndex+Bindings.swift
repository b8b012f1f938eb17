extension DeclarationIndex {
  /// The number of types that may belong to types which belong to others.
  private static let deepestDependency = 6

  /// Returns what the generic parameters of a type stand for.
  func bindings(of type: SwiftType) -> Bindings {
    guard case .nominal(let id, let arguments) = type else { return [:] }
    return bindings(of: id, arguments)
  }

  /// Returns what the generic parameters of a type stand for.
  func bindings(of id: TypeID, _ arguments: [SwiftType]) -> Bindings {
    let generics = self[id].generics
    guard !generics.isEmpty else { return [:] }
    var bindings: Bindings = [:]
    for (place, generic) in generics.enumerated() {
      bindings[generic] = place < arguments.count ? arguments[place] : .unknown
    }
    return bindings
  }

  /// Puts types in the places of generic parameters.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - bindings: What the parameters stand for.
  ///   - open: Parameters that are unknown where they stand for nothing.
  func substituted(
    _ type: SwiftType, _ bindings: Bindings, closing open: Set<GenericID> = []
  ) -> SwiftType {
    guard type.isGeneric, !(bindings.isEmpty && open.isEmpty) else { return type }
    switch type {
    case .nominal(let id, let arguments):
      return .nominal(id, arguments.map { substituted($0, bindings, closing: open) })
    case .tuple(let elements):
      return .tuple(
        elements.map {
          SwiftType.TupleElement(
            label: $0.label, type: substituted($0.type, bindings, closing: open))
        })
    case .function(let parameters, let result):
      return .function(
        parameters.map { substituted($0, bindings, closing: open) },
        substituted(result, bindings, closing: open))
    case .metatype(let instance):
      return .metatype(substituted(instance, bindings, closing: open))
    case .parameter(let generic):
      return bindings[generic] ?? (open.contains(generic) ? .unknown : type)
    case .dependent(let base, let name):
      guard dependencyDepth < Self.deepestDependency else { return .unknown }
      dependencyDepth += 1
      defer { dependencyDepth -= 1 }
      return member(name, of: substituted(base, bindings, closing: open)) ?? .unknown
    case .unknown: return .unknown
    }
  }

  /// Returns a type whose generic parameters are unknown.
  func withoutGenerics(_ type: SwiftType) -> SwiftType {
    switch type {
    case .nominal(let id, let arguments): .nominal(id, arguments.map(withoutGenerics))
    case .parameter, .dependent: .unknown
    case .tuple, .function, .metatype, .unknown: type
    }
  }

  /// Finds what generic parameters stand for, so that a type is that of a value.
  ///
  /// - Parameters:
  ///   - pattern: The type with the parameters.
  ///   - actual: The type of the value.
  ///   - open: The parameters that are asked for.
  ///   - bindings: Receives what they stand for.
  func unify(
    _ pattern: SwiftType, with actual: SwiftType, open: Set<GenericID>,
    into bindings: inout Bindings
  ) {
    guard pattern.isGeneric, !actual.isUnknown else { return }
    switch (pattern, actual) {
    case (.parameter(let generic), _):
      guard open.contains(generic) else { return }
      // Numbers that are written are of the type that fits them all.
      let isWider = bindings[generic] == standard.int && actual == standard.double
      if isWider || bindings[generic]?.isWhole != true { bindings[generic] = actual }
    case (.nominal(let id, let parameters), _):
      guard case .nominal(_, let arguments)? = view(of: actual, as: id) else {
        if id == standard.optional, let wrapped = parameters.first {
          unify(wrapped, with: actual, open: open, into: &bindings)
        }
        return
      }
      for (parameter, argument) in zip(parameters, arguments) {
        unify(parameter, with: argument, open: open, into: &bindings)
      }
    case (.function(let parameters, let result), .function(let arguments, let value)):
      for (parameter, argument) in zip(parameters, arguments) {
        unify(parameter, with: argument, open: open, into: &bindings)
      }
      unify(result, with: value, open: open, into: &bindings)
    case (.tuple(let parameters), .tuple(let arguments)):
      for (parameter, argument) in zip(parameters, arguments) {
        unify(parameter.type, with: argument.type, open: open, into: &bindings)
      }
    case (.metatype(let parameter), .metatype(let argument)):
      unify(parameter, with: argument, open: open, into: &bindings)
    default: break
    }
  }

  /// Returns a type as another that it is or inherits from; nil where it does not.
  func view(of type: SwiftType, as id: TypeID) -> SwiftType? {
    switch type {
    case .nominal(let own, _):
      if own == id { return type }
      for ancestor in ancestors(of: own) {
        if case .nominal(id, _) = ancestor { return substituted(ancestor, bindings(of: type)) }
      }
      return nil
    case .parameter(let generic):
      return constraints(of: generic).lazy.compactMap { self.view(of: $0, as: id) }.first
    case .tuple, .function, .metatype, .dependent, .unknown: return nil
    }
  }
}
