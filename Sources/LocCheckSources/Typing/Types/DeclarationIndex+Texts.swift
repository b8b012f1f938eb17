extension DeclarationIndex {
  /// Returns the type of texts that a type is; optionals and arrays of one count as it.
  func textType(of type: SwiftType) -> TextType {
    switch type {
    case .nominal(let id, let arguments):
      if let text = standard.texts[id] { return text }
      guard id == standard.optional || id == standard.array, let part = arguments.first else {
        return .other
      }
      return textType(of: part)
    case .parameter: return view(of: type, as: standard.stringProtocol) == nil ? .other : .string
    case .tuple, .function, .metatype, .dependent, .unknown: return .other
    }
  }

  /// Returns the type that a literal of text has where one is wanted; nil where it cannot be.
  ///
  /// A type that a framework makes of a literal, such as `DisplayRepresentation`, hands it on as
  /// the type its initializer takes.
  func literalType(for wanted: SwiftType) -> SwiftType? {
    let wanted = unwrapped(wanted)
    switch wanted {
    case .unknown, .dependent: return standard.string
    case .parameter(let generic):
      return constraints(of: generic).allSatisfy(mayHoldText) ? standard.string : nil
    case .nominal(let id, _): return literalType(for: wanted, id)
    case .function(let parameters, let result):
      // What is passed is wrapped by `@autoclosure`.
      return parameters.isEmpty ? literalType(for: result) : nil
    case .tuple, .metatype: return nil
    }
  }

  /// Returns the type that a literal of text has where a type with a name is wanted.
  private func literalType(for wanted: SwiftType, _ id: TypeID) -> SwiftType? {
    if id == standard.stringProtocol || standard.anything.contains(id) { return standard.string }
    if standard.texts[id] != nil || self[id].kind == nil { return wanted }
    if standard.numbers.contains(id) { return nil }
    if self[id].kind == .protocol {
      return view(of: standard.string, as: id) == nil ? nil : standard.string
    }
    for member in members("init", of: wanted) {
      guard let parameter = signature(of: member.symbol)?.parameters.first,
        Self.literalLabels.contains(parameter.label ?? "")
      else { continue }
      return isSource(file: self[member.symbol].file) ? wanted : parameter.type
    }
    let isLiteral = ancestors(of: id).contains { ancestor in
      guard case .nominal(let other, _) = ancestor else { return false }
      return Self.literalProtocols.contains(self[other].name)
    }
    return isLiteral ? wanted : nil
  }

  /// Whether what satisfies a constraint may be a text, as far as the interfaces say.
  private func mayHoldText(_ constraint: SwiftType) -> Bool {
    guard case .nominal(let id, _) = constraint, self[id].kind == .protocol || self[id].kind == nil
    else { return false }
    return !Self.protocolsWithoutTexts.contains(self[id].name)
  }

  /// The protocols that no text conforms to.
  private static let protocolsWithoutTexts: Set = [
    "View", "Shape", "ShapeStyle", "Scene", "Error", "BinaryInteger", "BinaryFloatingPoint",
    "ReferenceConvertible", "FormatStyle",
  ]

  /// The labels of initializers that make a value of a literal.
  private static let literalLabels: Set = ["stringLiteral", "stringInterpolation"]

  /// The protocols of types that a literal can be of.
  private static let literalProtocols: Set = [
    "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation",
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral",
  ]
}
