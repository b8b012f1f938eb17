extension TextWalker {
  /// Remembers a literal.
  mutating func add(
    _ literal: StringLiteral, _ expression: Expression, as target: Target, in scope: Scope
  ) {
    recorder.add(
      TextUse(
        file: file, bounds: expression.bounds, value: .literal(typed(literal, in: scope)),
        type: literalText(target), destination: target.destination ?? .unknown))
    for segment in literal.segments {
      guard case .interpolation(let arguments) = segment else { continue }
      for argument in arguments { visit(argument.value, as: .nothing, in: scope) }
    }
  }

  /// Returns the type of text that a literal is.
  private func literalText(_ target: Target) -> TextType {
    if target.isOpen { return .other }
    return index.literalType(for: target.type).map { index.textType(of: $0) } ?? .other
  }

  /// Returns a literal with the types of what it interpolates.
  private func typed(_ literal: StringLiteral, in scope: Scope) -> TypedLiteral {
    TypedLiteral(
      literal.segments.compactMap { segment in
        switch segment {
        case .text(let text): .text(text)
        case .interpolation(let arguments):
          arguments.first.map { .value(interpolation($0.value, arguments.dropFirst(), in: scope)) }
        }
      })
  }

  /// Returns an interpolated value with its type.
  private func interpolation(
    _ value: Expression, _ rest: ArraySlice<Argument>, in scope: Scope
  ) -> TypedInterpolation {
    let type = checker.type(of: value, in: scope)
    let name = index.textType(of: type) == .string ? stringName(type) : index.name(of: type)
    var made = TypedInterpolation(bounds: value.bounds, type: name)
    made.isObject = index.isObject(type)
    for argument in rest {
      if argument.label == "specifier", case .string(let literal) = argument.value.kind,
        let text = literal.text
      {
        made.specifier = text
      } else if let label = argument.label {
        made.labels.append(label)
      }
    }
    if name == nil {
      let cause = checker.cause(of: value, in: scope)
      made.untyped = cause?.subject
      made.untypedPlace = cause?.place
    }
    return made
  }

  /// Returns the name of a type of plain text: a generic parameter that is one is called `String`.
  private func stringName(_ type: SwiftType) -> String? {
    if case .parameter = type { return "String" }
    return index.name(of: type)
  }

  /// Remembers a value that is no literal where a text is wanted.
  mutating func addValue(
    _ expression: Expression, call: Int?, as target: Target, in scope: Scope
  ) {
    guard let destination = target.destination, expression.mayBeText else { return }
    let text = index.textType(of: target.type)
    guard text != .other || target.isAmbiguous || target.isOpen && isText(expression, in: scope)
    else { return }
    if destination == .unknown, !text.isLocalized { return }
    recorder.add(
      TextUse(
        file: file, bounds: expression.bounds,
        value: value(of: expression, call: call, expecting: target.type, in: scope), type: text,
        destination: destination))
  }

  /// Whether an expression is a text by its type.
  private func isText(_ expression: Expression, in scope: Scope) -> Bool {
    index.textType(of: checker.type(of: expression, in: scope)) != .other
  }

  /// Returns what a text is that is no literal.
  private func value(
    of expression: Expression, call: Int?, expecting expected: SwiftType, in scope: Scope
  ) -> TextUse.Value {
    if let carrier = checker.carrier(of: expression, expecting: expected, in: scope) {
      return .carrier(carrier)
    }
    return call.map { .call($0) } ?? .other
  }

  /// Returns the operands of `a + b + c` where they are texts that are put together, else nil.
  func concatenated(_ expression: Expression, in scope: Scope) -> [Expression]? {
    var parts: [Expression] = []
    var rest = expression
    var isLiteral = false
    while case .binary("+", let left, let right) = rest.kind {
      parts.append(right)
      rest = left
    }
    parts.append(rest)
    for part in parts { if case .string = part.kind { isLiteral = true } }
    if !isLiteral {
      let type = checker.type(of: expression, in: scope)
      guard index.textType(of: type) == .string else { return nil }
    }
    return parts.reversed()
  }

  /// Remembers texts that are put together.
  mutating func addConcatenation(
    _ parts: [Expression], _ expression: Expression, as target: Target, in scope: Scope
  ) {
    var uses: [TextUse] = []
    for part in parts {
      let value: TextUse.Value
      switch part.kind {
      case .string(let literal):
        value = .literal(typed(literal, in: scope))
        for case .interpolation(let arguments) in literal.segments {
          for argument in arguments { visit(argument.value, as: .nothing, in: scope) }
        }
      case .call(let callee, let arguments):
        let target = Target(type: index.standard.string)
        let call = visitCall(part, callee, arguments, as: target, in: scope)
        value = self.value(of: part, call: call, expecting: target.type, in: scope)
      case .conditional, .branches, .binary:
        visit(part, as: Target(type: index.standard.string, destination: .part), in: scope)
        value = .other
      default:
        visit(part, as: .nothing, in: scope)
        value = self.value(of: part, call: nil, expecting: index.standard.string, in: scope)
      }
      uses.append(
        TextUse(file: file, bounds: part.bounds, value: value, type: .string, destination: .part))
    }
    let text = index.textType(of: target.type)
    recorder.add(
      TextUse(
        file: file, bounds: expression.bounds, value: .concatenation(uses),
        type: text == .other ? .string : text, destination: target.destination ?? .unknown))
  }
}
