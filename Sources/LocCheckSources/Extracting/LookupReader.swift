import LocCheckDiagnostics

/// Reads what calls say beside the keys of messages.
struct LookupReader {
  /// The files.
  let contexts: [CodeContext]
  /// The code.
  let typed: TypedModule
  /// The texts by where they go.
  let index: UseIndex
  /// The bundles that `localizedString(forKey:value:table:)` is called on, by file and place of the call.
  let receivers: [CarrierID: Expression]

  /// Reads a call.
  ///
  /// - Parameters:
  ///   - call: The place of the call among the module's.
  ///   - macro: What its arguments say, nil for an API of typed keys.
  func context(of call: Int, macro: MacroLookup? = nil) -> LookupContext {
    var context = LookupContext()
    let resolved = typed.calls[call]
    let code = contexts[resolved.file]
    let start = CarrierID(file: resolved.file, offset: resolved.bounds.lowerBound)
    if resolved.name == "localizedString", let receiver = receivers[start] {
      context.bundle = BundleReference(receiver, in: code)
    }
    for (position, argument) in resolved.arguments.enumerated() {
      let role = macro.map { $0.roles[position] } ?? Self.roles[argument.label ?? ""]
      switch role {
      case .table:
        context.table = text(of: call, position)
        if context.table == nil, !argument.value.isNone {
          context.tableExpression = code.source.text(in: argument.value.bounds)
        }
      case .bundle: context.bundle = BundleReference(argument.value, in: code)
      case .comment: context.comment = argument.value.literalText
      case .value: context.defaultValue = defaultValue(of: call, position, isFormat: macro == nil)
      case .key, nil: break
      }
    }
    return context
  }

  /// Returns the text of an argument: a literal, or a constant that is one.
  func text(of call: Int, _ position: Int) -> String? {
    let argument = typed.calls[call].arguments[position]
    if let text = argument.value.literalText { return text }
    let uses = index.arguments[UseIndex.ArgumentPlace(call: call, position: position)] ?? []
    guard uses.count == 1, case .carrier(let carrier) = uses[0].value else { return nil }
    return constant(carrier)
  }

  /// Returns the text of a constant that nothing but one literal fills.
  func constant(_ id: CarrierID) -> String? {
    guard let carrier = typed.carriers[id], carrier.introducer(in: contexts[id.file]) == "let",
      let fillings = index.fillings[id], fillings.count == 1, fillings[0].file == id.file
    else { return nil }
    // A `let` that is assigned later stands further away than its own line.
    let between =
      carrier.nameBounds
      .upperBound..<max(
        fillings[0].bounds.lowerBound, carrier.nameBounds.upperBound)
    guard !contexts[id.file].source.bytes[between].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else { return nil }
    return fillings[0].value.literal?.plainText
  }

  /// Returns the default value at a place, nil where it is no literal or one of several.
  private func defaultValue(
    of call: Int, _ position: Int, isFormat: Bool
  ) -> MessagePattern? {
    let uses = index.arguments[UseIndex.ArgumentPlace(call: call, position: position)] ?? []
    guard uses.count == 1, let literal = uses[0].value.literal else {
      return typed.calls[call].arguments[position].value.literalText.map(MessagePattern.init)
    }
    guard isFormat else { return literal.plainText.map(MessagePattern.init) }
    return MessagePattern(literal, as: uses[0].type, in: contexts[uses[0].file].source)
  }

  /// What the labels of APIs of typed keys say.
  private static let roles: [String: MacroLookup.Role] = [
    "table": .table, "tableName": .table, "bundle": .bundle, "comment": .comment,
    "defaultValue": .value,
  ]
}

extension TextCarrier {
  /// Returns the word that introduces a variable: `let` or `var`; nil for what has none.
  func introducer(in context: CodeContext) -> String? {
    let before = context.source.text(in: nameBounds.lowerBound - 4..<nameBounds.lowerBound)
    return ["let", "var"].first { before.hasPrefix($0) && before.last?.isWhitespace == true }
  }
}

extension Expression {
  /// The text of a literal, or of literals joined by `+`; nil for anything else.
  var literalText: String? {
    var pending = [self]
    var parts: [String] = []
    while let expression = pending.popLast() {
      switch expression.kind {
      case .string(let literal):
        guard let text = literal.text else { return nil }
        parts.append(text)
      case .binary("+", let left, let right): pending += [left, right]
      default: return nil
      }
    }
    return parts.reversed().joined()
  }

  /// Whether this is `nil`.
  var isNone: Bool { if case .none = kind { true } else { false } }
}
