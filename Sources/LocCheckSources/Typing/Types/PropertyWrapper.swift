/// The wrapper of a property.
struct PropertyWrapper {
  /// The attribute.
  var attribute: Attribute
  /// The type of the wrapper.
  var id: TypeID
  /// Whether it can be made of the wrapped value alone, so that initializers take that.
  var isMadeOfValue: Bool
  /// Whether it can be made of nothing, so that initializers need not be given anything.
  var isMadeOfNothing: Bool

  /// Returns the type of the wrapper around a value.
  func type(wrapping value: SwiftType, in index: DeclarationIndex) -> SwiftType {
    let generics = index[id].generics
    guard let first = generics.first else { return .nominal(id, []) }
    var bindings: Bindings = [first: value]
    if let member = index.members("wrappedValue", of: index.selfType(of: id)).first,
      case .variable(let variable) = index[member.symbol].kind, let written = variable.type
    {
      bindings = [:]
      index.unify(
        index.type(written, in: index[member.symbol].context), with: value, open: Set(generics),
        into: &bindings)
    }
    return .nominal(id, generics.map { bindings[$0] ?? .unknown })
  }
}

extension DeclarationIndex {
  /// Returns the wrapper of a property, nil where it has none that is declared.
  func wrapper(of variable: VariableDeclaration, in context: TypeContext) -> PropertyWrapper? {
    for attribute in variable.attributes {
      guard case .nominal(let id, _) = type(.named(attribute.name), in: context),
        let members = self[id].members["wrappedValue"], !members.isEmpty
      else { continue }
      let parameters = (self[id].members["init"] ?? []).compactMap { symbol -> [Parameter]? in
        if case .function(let function) = self[symbol].kind { function.parameters } else { nil }
      }
      return PropertyWrapper(
        attribute: attribute, id: id,
        isMadeOfValue: parameters.contains { $0.first?.label == "wrappedValue" },
        isMadeOfNothing: parameters.contains { $0.allSatisfy { $0.defaultValue != nil } })
    }
    return nil
  }
}
