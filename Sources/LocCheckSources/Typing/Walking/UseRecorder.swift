/// Collects what a walk over the code of a module finds.
struct UseRecorder {
  /// The texts.
  private var uses: [TextUse] = []
  /// The calls, those among them too that have to do with no text.
  private var calls: [PendingCall] = []
  /// What holds texts.
  private var carriers: [CarrierID: TextCarrier] = [:]

  /// A call that may turn out to have to do with a text.
  struct PendingCall {
    /// The place of the file.
    var file: Int
    /// The bytes.
    var bounds: Range<Int>
    /// What it calls.
    var resolution: Resolution
    /// The arguments.
    var arguments: [Argument]
  }

  /// Adds a text.
  mutating func add(_ use: TextUse) { uses.append(use) }

  /// Adds a call, and returns the place that texts know it by.
  mutating func add(_ call: PendingCall) -> Int {
    calls.append(call)
    return calls.count - 1
  }

  /// Adds something that holds a text.
  mutating func add(_ carrier: TextCarrier, at id: CarrierID) {
    if carriers[id] == nil { carriers[id] = carrier }
  }

  /// Returns what was found, in the order of files and places, without calls that take no text.
  func module(_ index: DeclarationIndex) -> TypedModule {
    var wanted: Set<Int> = []
    for use in uses { use.collectCalls(into: &wanted) }
    let order = wanted.sorted { one, other in
      let (first, second) = (calls[one], calls[other])
      return (first.file, first.bounds.lowerBound, -first.bounds.upperBound, one)
        < (second.file, second.bounds.lowerBound, -second.bounds.upperBound, other)
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    var module = TypedModule()
    module.calls = order.map { calls[$0].resolved(in: index) }
    module.uses =
      uses.enumerated().sorted { one, other in
        (one.element.file, one.element.bounds.lowerBound, one.offset)
          < (other.element.file, other.element.bounds.lowerBound, other.offset)
      }.map { $0.element.withCalls { places[$0] ?? $0 } }
    module.carriers = carriers
    return module
  }
}

extension TextUse {
  /// Collects the calls that the use is about.
  fileprivate func collectCalls(into found: inout Set<Int>) {
    if case .argument(let call, _) = destination { found.insert(call) }
    switch value {
    case .call(let call): found.insert(call)
    case .concatenation(let parts): for part in parts { part.collectCalls(into: &found) }
    case .literal, .carrier, .other: break
    }
  }
}

extension UseRecorder.PendingCall {
  /// Returns the call as others read it.
  fileprivate func resolved(in index: DeclarationIndex) -> ResolvedCall {
    let symbol = resolution.symbol.map { index[$0] }
    let owner = symbol?.owner.map { index[$0].name } ?? resolution.owner.name(in: index)
    var result = resolution.result
    if resolution.isChained, !index.isOptional(result) { result = index.optional(result) }
    return ResolvedCall(
      file: file, bounds: bounds, name: resolution.name, isInitializer: resolution.isInitializer,
      owner: resolution.isInitializer ? resolution.owner.name(in: index) : owner,
      isResolved: resolution.isResolved,
      isOwn: symbol.map { index.isSource(file: $0.file) } ?? false,
      arguments: zip(arguments, resolution.slots).map { argument, slot in
        ResolvedArgument(
          label: argument.label, value: argument.value,
          type: slot.isAmbiguous ? nil : index.wantedText(slot.type, for: argument.value),
          parameterType: slot.isAmbiguous ? nil : index.name(of: slot.declared),
          parameter: slot.carrier, hasLocalizedAlternative: slot.hasLocalizedAlternative)
      },
      result: index.name(of: result))
  }
}

extension SwiftType {
  /// Returns the name of a declared type without generic arguments, nil for another.
  func name(in index: DeclarationIndex) -> String? {
    if case .nominal(let id, _) = self { index[id].name } else { nil }
  }
}

extension DeclarationIndex {
  /// Returns the type of text that a value is to be, nil where it is to be none.
  func wantedText(_ wanted: SwiftType, for value: Expression) -> TextType? {
    let type = textType(of: wanted)
    if type != .other { return type }
    guard case .string = value.kind, !wanted.isUnknown, let literal = literalType(for: wanted)
    else { return nil }
    let text = textType(of: literal)
    return text == .other ? nil : text
  }
}
