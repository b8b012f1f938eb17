/// A member of a type, with what generic parameters stand for.
struct Member {
  /// The function, variable or case.
  var symbol: SymbolID
  /// What the generic parameters of the type, and the `Self` of a protocol, stand for.
  var bindings: Bindings = [:]
}

extension DeclarationIndex {
  /// The number of types that one inherits from or conforms to; any more are left out.
  private static let mostAncestors = 100

  /// Returns the types that a type inherits from or conforms to, the nearest first.
  ///
  /// They are in terms of its own generic parameters.
  func ancestors(of id: TypeID) -> [SwiftType] {
    if let known = tables.ancestors[id] { return known }
    guard openTypes.count < Self.mostAncestors, openTypes.insert(id).inserted else { return [] }
    defer { openTypes.remove(id) }
    let entry = self[id]
    var context = TypeContext(owner: entry.parent, file: entry.file)
    context.generics = Dictionary(
      zip(entry.genericNames, entry.generics), uniquingKeysWith: { first, _ in first })
    var found: [SwiftType] = []
    var seen: Set<TypeID> = [id]
    var inherited = entry.inherited
    if isRaw(entry) { inherited.append((.named("RawRepresentable"), entry.file)) }
    for (reference, file) in inherited {
      context.file = file
      for type in types(reference, in: context) {
        guard case .nominal(let parent, let arguments) = type else { continue }
        if seen.insert(parent).inserted { found.append(type) }
        let bindings = bindings(of: parent, arguments)
        for case .nominal(let other, let arguments) in ancestors(of: parent)
        where seen.insert(other).inserted {
          found.append(substituted(.nominal(other, arguments), bindings))
        }
      }
    }
    if found.count > Self.mostAncestors { found.removeSubrange(Self.mostAncestors...) }
    tables.ancestors[id] = found
    return found
  }

  /// Whether a type is an enum with raw values.
  private func isRaw(_ entry: TypeEntry) -> Bool {
    guard entry.kind == .enumeration, let first = entry.inherited.first?.type,
      case .nominal(let id, _) = type(first, in: TypeContext(owner: nil, file: entry.file))
    else { return false }
    return standard.texts[id] != nil || standard.numbers.contains(id)
  }

  /// Returns what a generic parameter must conform to or inherit from.
  func constraints(of generic: GenericID) -> [SwiftType] {
    guard depth < 60 else { return [] }
    depth += 1
    defer { depth -= 1 }
    let entry = self[generic]
    return entry.constraints.flatMap { types($0, in: entry.context) }
  }

  /// Returns the members of that name, static or not, that a type has; the nearest first.
  func members(_ name: String, of type: SwiftType) -> [Member] {
    switch type {
    case .nominal(let id, _):
      var bindings = bindings(of: type)
      if let itself = self[id].selfParameter { bindings[itself] = type }
      var found = (self[id].members[name] ?? []).map { Member(symbol: $0, bindings: bindings) }
      for ancestor in ancestors(of: id) {
        guard case .nominal(let other, _) = ancestor, let symbols = self[other].members[name] else {
          continue
        }
        var inherited = self.bindings(of: substituted(ancestor, bindings))
        if let itself = self[other].selfParameter { inherited[itself] = type }
        found += symbols.map { Member(symbol: $0, bindings: inherited) }
      }
      return found
    case .parameter(let generic):
      return constraints(of: generic).flatMap { constraint -> [Member] in
        guard case .nominal = constraint else { return [] }
        return members(name, of: constraint).map { member in
          var member = member
          for (key, value) in member.bindings where value == constraint {
            member.bindings[key] = type
          }
          return member
        }
      }
    case .tuple, .function, .metatype, .dependent, .unknown: return []
    }
  }
}
