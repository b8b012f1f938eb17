import LocCheckDiagnostics

extension KeyEnumeration {
  /// Returns the enums of a file whose raw values are Strings, in source order.
  static func enumerations(
    of walk: CodeWalk, in source: SourceText, target: String?
  ) -> [KeyEnumeration] {
    walk.declarations.compactMap { place -> KeyEnumeration? in
      guard case .type(let type) = place.declaration, type.kind == .enumeration,
        type.inherited.contains(where: { if case .named("String", _) = $0 { true } else { false } })
      else { return nil }
      let name = [place.owner, type.name].compactMap(\.self).joined(separator: ".")
      return KeyEnumeration(
        name: name, range: source.range(type.nameBounds),
        cases: type.members.compactMap { Case($0, in: source) }, target: target)
    }.sorted { $0.range.bounds.lowerBound < $1.range.bounds.lowerBound }
  }
}

extension KeyEnumeration.Case {
  /// Creates a case, nil for another member.
  fileprivate init?(_ member: Declaration, in source: SourceText) {
    guard case .enumCase(let declaration) = member else { return nil }
    self.init(
      name: declaration.name, rawValue: declaration.rawValue?.literalText ?? declaration.name,
      range: source.range(declaration.nameBounds))
  }
}
