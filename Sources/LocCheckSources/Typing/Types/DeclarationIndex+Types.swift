extension DeclarationIndex {
  /// The number of types that may be looked up, one for the sake of the other.
  private static let maximumDepth = 60

  /// Returns the type that is written.
  func type(_ reference: TypeReference, in context: TypeContext) -> SwiftType {
    guard depth < Self.maximumDepth else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    switch reference {
    case .named(let name, let arguments):
      return named(name, arguments.map { type($0, in: context) }, in: context)
    case .optional(let wrapped): return optional(type(wrapped, in: context))
    case .array(let element): return .nominal(standard.array, [type(element, in: context)])
    case .dictionary(let key, let value):
      return .nominal(
        standard.dictionary, [type(key, in: context), type(value, in: context)])
    case .tuple(let elements):
      return .tuple(
        elements.map { SwiftType.TupleElement(label: $0.label, type: type($0.type, in: context)) })
    case .function(let parameters, let result):
      return .function(parameters.map { type($0, in: context) }, type(result, in: context))
    case .constrained(let constraint): return type(constraint, in: context)
    case .metatype(let instance): return .metatype(type(instance, in: context))
    case .composition(let parts):
      return parts.lazy.map { self.type($0, in: context) }.first { !$0.isUnknown } ?? .unknown
    case .other: return .unknown
    }
  }

  /// Returns the types that a constraint or an inheritance clause names.
  func types(_ reference: TypeReference, in context: TypeContext) -> [SwiftType] {
    switch reference {
    case .composition(let parts): parts.flatMap { types($0, in: context) }
    case .constrained(let constraint): types(constraint, in: context)
    case .named(let name, _):
      if let alias = alias(name, in: context.file), topLevelType(name, in: context.file) == nil,
        case .composition(let parts) = alias.type
      {
        parts.map { type($0, in: TypeContext(owner: nil, file: alias.file)) }
      } else {
        [type(reference, in: context)]
      }
    default: [type(reference, in: context)]
    }
  }

  /// Returns the optional of a type.
  func optional(_ wrapped: SwiftType) -> SwiftType { .nominal(standard.optional, [wrapped]) }

  /// Returns what an optional holds, the type itself where it is none.
  func unwrapped(_ type: SwiftType) -> SwiftType {
    if case .nominal(standard.optional, let arguments) = type {
      arguments.first ?? .unknown
    } else {
      type
    }
  }

  /// Whether a type is an optional.
  func isOptional(_ type: SwiftType) -> Bool {
    if case .nominal(standard.optional, _) = type { true } else { false }
  }

  /// Returns the type of a name with arguments for the last of its parts.
  private func named(
    _ name: String, _ arguments: [SwiftType], in context: TypeContext
  ) -> SwiftType {
    guard name.utf8.contains(UInt8(ascii: ".")) else {
      return applied(part(name, in: context), arguments, in: context)
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return .unknown }
    var found = part(first, in: context)
    var rest = parts.dropFirst()
    if case .nominal(let id, _) = found, self[id].kind == nil, let second = rest.first,
      topLevelType(second, in: context.file) != nil || alias(second, in: context.file) != nil
    {
      // The name of a module.
      found = part(second, in: TypeContext(owner: nil, file: context.file))
      rest = rest.dropFirst()
    }
    for part in rest {
      guard let next = member(part, of: found) else {
        return .nominal(undeclaredType(name), arguments)
      }
      found = next
    }
    return applied(found, arguments, in: context)
  }

  /// Puts arguments to a generic type; inside of the type those that are not written are its own.
  private func applied(
    _ type: SwiftType, _ arguments: [SwiftType], in context: TypeContext
  ) -> SwiftType {
    guard case .nominal(let id, let known) = type, known.isEmpty else { return type }
    let generics = self[id].generics
    if !arguments.isEmpty || generics.isEmpty { return .nominal(id, arguments) }
    var owner = context.owner
    while let outer = owner {
      if outer == id { return .nominal(id, generics.map { .parameter($0) }) }
      owner = self[outer].parent
    }
    return .nominal(id, generics.map { _ in .unknown })
  }

  /// Returns the type of a name without dots.
  private func part(_ name: String, in context: TypeContext) -> SwiftType {
    if let generic = context.generics[name] { return .parameter(generic) }
    if let type = context.types[name] { return .nominal(type, []) }
    if name == "Self" { return context.owner.map(selfType) ?? .unknown }
    var owner = context.owner
    while let outer = owner {
      if let place = self[outer].genericNames.firstIndex(of: name) {
        return .parameter(self[outer].generics[place])
      }
      if let found = nested(name, in: outer) { return found }
      if self[outer].selfParameter == nil, !openTypes.contains(outer),
        let found = associated(name, of: selfType(of: outer), outer)
      {
        return found
      }
      owner = self[outer].parent
    }
    if let id = topLevelType(name, in: context.file) { return .nominal(id, []) }
    if let alias = alias(name, in: context.file) { return type(of: alias, name, in: nil) }
    if let owner = context.owner, let itself = self[owner].selfParameter {
      return .dependent(.parameter(itself), name)
    }
    return .nominal(undeclaredType(name), [])
  }

  /// Returns the type of `self` in a type.
  func selfType(of owner: TypeID) -> SwiftType {
    if let itself = self[owner].selfParameter { return .parameter(itself) }
    return .nominal(owner, self[owner].generics.map { .parameter($0) })
  }

  /// Returns a type that is nested in a type or in one it inherits from.
  private func nested(_ name: String, in owner: TypeID) -> SwiftType? {
    if let found = directlyNested(name, in: owner) { return found }
    guard !openTypes.contains(owner), self[owner].selfParameter == nil else { return nil }
    for case .nominal(let id, _) in ancestors(of: owner) where self[id].selfParameter == nil {
      if let found = directlyNested(name, in: id) { return found }
    }
    return nil
  }

  /// Returns a type that a type itself names.
  private func directlyNested(_ name: String, in owner: TypeID) -> SwiftType? {
    if let id = self[owner].nested[name] { return .nominal(id, []) }
    guard let alias = self[owner].aliases[name], self[owner].selfParameter == nil else {
      return nil
    }
    return type(of: alias, name, in: owner)
  }

  /// Returns what another name of a type stands for: nothing if it leads back to itself.
  private func type(of alias: Alias, _ name: String, in owner: TypeID?) -> SwiftType {
    let key = AliasKey(owner: owner, file: alias.file, name: name)
    if let known = tables.aliasedTypes[key] { return known }
    tables.aliasedTypes[key] = .unknown
    let found = type(alias.type, in: TypeContext(owner: owner, file: alias.file)).bounded
    tables.aliasedTypes[key] = found
    return found
  }

  /// Returns the type that a type calls by a name: nested, another name, an associated type.
  func member(_ name: String, of type: SwiftType) -> SwiftType? {
    switch type {
    case .parameter: return .dependent(type, name)
    case .dependent: return .dependent(type, name)
    case .nominal(let id, let arguments):
      if let place = self[id].genericNames.firstIndex(of: name) {
        return place < arguments.count ? arguments[place] : .unknown
      }
      if let found = nested(name, in: id) { return substituted(found, bindings(of: type)) }
      return associated(name, of: type, id)
    case .tuple, .function, .metatype, .unknown: return nil
    }
  }

  /// Returns the type that a protocol calls by a name, of a type that conforms to it.
  private func associated(_ name: String, of type: SwiftType, _ id: TypeID) -> SwiftType? {
    if name == "RawValue", self[id].kind == .enumeration, let raw = self[id].inherited.first {
      return self.type(raw.type, in: TypeContext(owner: self[id].parent, file: raw.file))
    }
    let own = bindings(of: type)
    for ancestor in ancestors(of: id) {
      guard case .nominal(let protocolID, let arguments) = ancestor else { continue }
      if let place = self[protocolID].genericNames.firstIndex(of: name), place < arguments.count {
        return substituted(arguments[place], own)
      }
      guard let alias = self[protocolID].aliases[name], alias.type != .other else { continue }
      let found = self.type(of: alias, name, in: protocolID)
      guard let itself = self[protocolID].selfParameter,
        found != .dependent(.parameter(itself), name)
      else { continue }
      return substituted(found, [itself: type])
    }
    return nil
  }
}
