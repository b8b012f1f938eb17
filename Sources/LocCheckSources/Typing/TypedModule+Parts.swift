extension TypedModule {
  /// Appends the code of further files of the module.
  mutating func append(_ part: TypedModule) {
    let known = calls.count
    calls += part.calls
    uses += part.uses.map { use in use.withCalls { $0 + known } }
    carriers.merge(part.carriers) { first, _ in first }
  }
}

extension TextUse {
  /// Returns the use with other places of the calls that it is about.
  func withCalls(_ place: (Int) -> Int) -> TextUse {
    var use = self
    if case .argument(let call, let position) = destination {
      use.destination = .argument(call: place(call), position: position)
    }
    switch value {
    case .call(let call): use.value = .call(place(call))
    case .concatenation(let parts): use.value = .concatenation(parts.map { $0.withCalls(place) })
    case .literal, .carrier, .other: break
    }
    return use
  }
}
