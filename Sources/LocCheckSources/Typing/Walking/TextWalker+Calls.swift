extension TextWalker {
  /// Goes through a call, and returns its place.
  mutating func visitCall(
    _ expression: Expression, _ callee: Expression, _ arguments: [Argument], as target: Target,
    in scope: Scope
  ) -> Int {
    let found = checker.resolution(of: expression, expecting: target.type, in: scope)
    visitCallee(callee, in: scope)
    return visit(arguments, found, expression.bounds, in: scope)
  }

  /// Goes through what is called.
  private mutating func visitCallee(_ callee: Expression, in scope: Scope) {
    switch callee.kind {
    case .member(let base, _): visit(base, as: .nothing, in: scope)
    case .name, .implicitMember, .type: break
    default: visit(callee, as: .nothing, in: scope)
    }
  }

  /// Goes through the arguments of a call, and returns the place of the call.
  @discardableResult
  mutating func visit(
    _ arguments: [Argument], _ found: Resolution, _ bounds: Range<Int>, in scope: Scope
  ) -> Int {
    let call = recorder.add(
      UseRecorder.PendingCall(
        file: file, bounds: bounds, resolution: found, arguments: arguments))
    for (position, (argument, slot)) in zip(arguments, found.slots).enumerated() {
      let isOpen = slot.isAmbiguous || slot.type.isUnknown
      visit(
        argument.value,
        as: Target(
          type: slot.isAmbiguous ? .unknown : slot.type,
          destination: .argument(call: call, position: position), isOpen: isOpen,
          isAmbiguous: slot.isAmbiguous),
        in: scope)
    }
    return call
  }
}
