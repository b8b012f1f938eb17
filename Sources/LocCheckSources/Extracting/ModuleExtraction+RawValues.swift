extension ModuleExtraction {
  /// Hands over the cases whose raw value is a key that is not written: `enum Mode: LocalizedStringKey`
  /// with `case all`, which makes the name the literal.
  mutating func visitRawValues() {
    for (file, walk) in walks.enumerated() {
      for place in walk.declarations {
        guard case .type(let type) = place.declaration, type.kind == .enumeration,
          let key = type.rawType, key.isLocalized
        else { continue }
        for case .enumCase(let enumCase) in type.members where enumCase.rawValue == nil {
          visit(enumCase, of: key, file: file)
        }
      }
    }
  }

  /// Hands over the name of a case.
  private mutating func visit(_ enumCase: EnumCaseDeclaration, of type: TextType, file: Int) {
    let key = MessagePattern(enumCase.name)
    let api = "case \(enumCase.name): \(type.rawValue)"
    let bounds = enumCase.nameBounds
    if let reason = contexts[file].exclusion(at: bounds.lowerBound) {
      skip(key, reason, api: api, file: file, bounds: bounds)
    } else {
      hand(over: key, LookupContext(), api: api, isTyped: true, file: file, bounds: bounds)
    }
  }
}

extension TypeDeclaration {
  /// The type of an enum's raw values where that is one of texts, nil for another.
  fileprivate var rawType: TextType? {
    inherited.lazy.compactMap { reference in
      if case .named(let name, _) = reference { TextType(rawValue: name) } else { nil }
    }.first
  }
}
