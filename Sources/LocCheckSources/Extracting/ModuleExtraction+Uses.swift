import LocCheckDiagnostics

extension ModuleExtraction {
  /// Looks at a text: hands it over, skips it with a reason, or leaves it alone.
  mutating func visit(_ use: TextUse) {
    switch use.destination {
    case .argument(let call, let position): visit(use, call, position)
    case .carrier, .property, .attribute:
      if let literal = use.value.literal, use.type.isLocalized {
        hand(over: literal, of: use, api: api(of: use))
      } else {
        visitErased(use)
        mention(use)
      }
    case .part: break
    case .rawValue, .unknown:
      if let literal = use.value.literal, use.type.isLocalized {
        hand(over: literal, of: use, api: api(of: use))
      } else {
        mention(use)
      }
    }
  }

  /// Looks at a text that is an argument of a call.
  private mutating func visit(_ use: TextUse, _ place: Int, _ position: Int) {
    let call = typed.calls[place]
    let argument = call.arguments[position]
    let meaning = meanings[place]
    if let macro = meaning.macro {
      if position == macro.keyPosition { visitKey(use, place, macro) }
      return
    }
    if let both = meaning.keyBesideDefault {
      if position == both.value { return }
      if position == both.key, let literal = use.value.literal {
        hand(over: literal, of: use, api: api(of: use), call: place)
        return
      }
    }
    if meaning.isKeyConversion, use.value.literal == nil {
      visitConversion(use, call)
    } else if let literal = use.value.literal, use.type.isLocalized || meaning.isKeyConversion {
      hand(over: literal, of: use, api: api(of: use), call: place)
    } else if call.name == "AppShortcut", argument.label == "phrases" {
      if let literal = use.value.literal { handOverPhrase(literal, of: use) }
    } else if meaning.takesLocalizedText,
      CallMeaning.contextLabels.contains(argument.label ?? "")
    {
      return
    } else if argument.label == "verbatim" {
      visitVerbatim(use)
    } else {
      visitErased(use)
      mention(use)
    }
  }

  /// Hands a literal over.
  ///
  /// - Parameters:
  ///   - literal: The literal.
  ///   - use: The literal's use.
  ///   - api: What takes it.
  ///   - call: The call that takes it, nil for a declaration.
  private mutating func hand(
    over literal: TypedLiteral, of use: TextUse, api: String, call: Int? = nil
  ) {
    let source = contexts[use.file].source
    let type = call.flatMap { meanings[$0].isKeyConversion ? typed.calls[$0].keyType : nil }
    let key = MessagePattern(literal, as: type ?? use.type, in: source)
    var context = LookupContext()
    if let call { context = self.context(of: call) }
    if let reason = contexts[use.file].exclusion(at: use.bounds.lowerBound) {
      skip(key, reason, api: api, table: context.table, file: use.file, bounds: use.bounds)
      return
    }
    hand(over: key, context, api: api, isTyped: true, file: use.file, bounds: use.bounds)
    reportUntyped(literal, of: key, as: type ?? use.type, file: use.file)
    if let call, let both = meanings[call].keyBesideDefault {
      reportUntypedDefault(call, both.value)
    }
  }

  /// Hands a key over.
  ///
  /// - Parameter isTyped: Whether the key is a literal of a localized type.
  mutating func hand(
    over key: MessagePattern, _ context: LookupContext, api: String, isTyped: Bool = false,
    file: Int, bounds: Range<Int>
  ) {
    let source = contexts[file].source
    add(
      SourceMessage(
        key: key, table: context.table, tableExpression: context.tableExpression,
        bundle: context.bundle, comment: context.comment, defaultValue: context.defaultValue,
        api: api, target: module.name, isTyped: isTyped,
        location: lines.location(of: bounds.lowerBound, in: source), range: source.range(bounds)),
      file: file, bounds: bounds)
  }

  /// Returns what a call says beside a key; what a conversion does not say, the call around it may:
  /// `Text(LocalizedStringKey("a"), tableName: "B")`.
  private mutating func context(of call: Int) -> LookupContext {
    var call = call
    if meanings[call].isKeyConversion, let outer = index.outerPlaces[call] { call = outer.call }
    if let known = knownContexts[call] { return known }
    let context = lookups.context(of: call)
    knownContexts[call] = context
    return context
  }

  /// Hands over a phrase of an App Shortcut, which has a table of its own.
  private mutating func handOverPhrase(_ literal: TypedLiteral, of use: TextUse) {
    let key = MessagePattern(phrase: literal, in: contexts[use.file].source)
    if let reason = contexts[use.file].exclusion(at: use.bounds.lowerBound) {
      skip(key, reason, api: "AppShortcut", file: use.file, bounds: use.bounds)
    } else {
      hand(
        over: key, LookupContext(table: "AppShortcuts"), api: "AppShortcut", file: use.file,
        bounds: use.bounds)
    }
  }

  /// Skips a text that is shown as it is on purpose: a literal, or a constant that is one.
  ///
  /// What else is shown so is data, and no text of the sources.
  private mutating func visitVerbatim(_ use: TextUse) {
    let source = contexts[use.file].source
    let key: MessagePattern
    if let literal = use.value.literal {
      key = MessagePattern(literal, as: .localizedStringKey, in: source)
    } else if case .carrier(let carrier) = use.value, let text = lookups.constant(carrier) {
      key = MessagePattern(text)
    } else {
      return
    }
    skip(key, .verbatim, api: api(of: use), file: use.file, bounds: use.bounds)
  }

  /// Notes the plain text of a literal that is no message.
  mutating func mention(_ use: TextUse) {
    for literal in use.value.literals {
      if let text = literal.plainText { mentions.insert(text) }
    }
  }

  /// Returns what takes a text, as a reader would say it.
  func api(of use: TextUse) -> String {
    switch use.destination {
    case .carrier(let id): typed.carriers[id]?.displayed(in: contexts[id.file]) ?? use.type.rawValue
    case .property(let owner, let name): [owner, name].compactMap(\.self).joined(separator: ".")
    case .attribute(let name, let label): "@\(name)" + (label.map { "(\($0):)" } ?? "")
    case .argument(let call, let position): typed.calls[call].displayed(argument: position)
    case .rawValue, .part, .unknown: use.type.rawValue
    }
  }
}

extension TextCarrier {
  /// The declaration as a reader would say it: `let title: LocalizedStringKey`.
  fileprivate func displayed(in context: CodeContext) -> String {
    switch kind {
    case .storedProperty, .computedProperty, .variable:
      "\(introducer(in: context) ?? "var") \(name): \(type.rawValue)"
    case .parameter: [owner, name].compactMap(\.self).joined(separator: " ")
    case .result: "func \(name)"
    }
  }
}
