import SwiftSyntax

extension ManifestEvaluator {
  /// Follows the body of a function or closure, and returns its value, which an expression alone is
  /// without a `return`.
  mutating func result(of body: CodeBlockItemListSyntax) -> ManifestValue? {
    guard body.count == 1, case .expr(let expression)? = body.first?.item,
      !expression.is(IfExprSyntax.self)
    else { return run(body) }
    return run(expression)
  }

  /// Follows statements, and returns the value that they return.
  mutating func run(_ items: CodeBlockItemListSyntax) -> ManifestValue? {
    for item in items {
      guard take() else { return nil }
      if let result = run(item) { return result }
    }
    return nil
  }

  /// Follows one statement.
  private mutating func run(_ item: CodeBlockItemSyntax) -> ManifestValue? {
    switch item.item {
    case .decl(let declaration): return run(declaration)
    case .expr(let expression):
      if let condition = expression.as(IfExprSyntax.self) { return run(condition) }
      _ = run(expression)
      return nil
    case .stmt(let statement): return run(statement)
    @unknown default: return nil
    }
  }

  /// Follows a declaration: a variable, or what is compiled of an `#if`.
  private mutating func run(_ declaration: DeclSyntax) -> ManifestValue? {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { continue }
        guard let initializer = binding.initializer else {
          scopes[scopes.count - 1][name] = value(.unknown, at: binding)
          continue
        }
        scopes[scopes.count - 1][name] = evaluate(initializer.value)
      }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self),
      case .statements(let items)? = self.condition.activeElements(of: condition)
    {
      return run(items)
    }
    return nil
  }

  /// Follows a statement.
  private mutating func run(_ statement: StmtSyntax) -> ManifestValue? {
    if let result = statement.as(ReturnStmtSyntax.self) {
      return result.expression.map { evaluate($0) } ?? value(.null, at: result)
    }
    if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
      return expression.as(IfExprSyntax.self).map { run($0) } ?? run(expression)
    }
    if let loop = statement.as(ForStmtSyntax.self) { return run(loop) }
    if let body = statement.as(DoStmtSyntax.self)?.body { return run(body.statements) }
    return nil
  }

  /// Follows an `if`: the way its condition decides, both ways where that is not known.
  private mutating func run(_ condition: IfExprSyntax) -> ManifestValue? {
    let known = truth(of: condition.conditions)
    if known == nil {
      tell(
        "the condition is not evaluated: what either way adds counts",
        at: range(of: condition.conditions))
    }
    if known ?? true, let result = run(condition.body.statements) { return result }
    guard !(known ?? false) else { return nil }
    switch condition.elseBody {
    case .ifExpr(let other)?: return run(other)
    case .codeBlock(let block)?: return run(block.statements)
    case nil: return nil
    @unknown default: return nil
    }
  }

  /// Returns whether conditions hold, nil where that is not known.
  private mutating func truth(of conditions: ConditionElementListSyntax) -> Bool? {
    var result: Bool? = true
    for element in conditions {
      guard case .expression(let expression) = element.condition,
        case .boolean(let holds) = evaluate(expression).kind
      else {
        result = nil
        continue
      }
      if !holds { return false }
    }
    return result
  }

  /// Follows a loop over an array.
  private mutating func run(_ loop: ForStmtSyntax) -> ManifestValue? {
    let sequence = evaluate(loop.sequence)
    guard let elements = sequence.elements else {
      tell("the loop is not followed: what it runs over is not evaluated", at: sequence.range)
      return nil
    }
    let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    for element in elements {
      scopes.append(name.map { [$0: element] } ?? [:])
      defer { scopes.removeLast() }
      if let result = run(loop.body.statements) { return result }
    }
    return nil
  }

  /// Follows an expression for what it changes, and returns its value.
  private mutating func run(_ expression: ExprSyntax) -> ManifestValue {
    if let sequence = expression.as(SequenceExprSyntax.self), assign(sequence) {
      return value(.null, at: expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), append(call) {
      return value(.null, at: expression)
    }
    return evaluate(expression)
  }

  /// Follows `a = b` and `a += b`, and returns whether a sequence is that.
  private mutating func assign(_ sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, let path = path(of: elements[0]) else { return false }
    let isAssignment = elements[1].is(AssignmentExprSyntax.self)
    let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    guard isAssignment || sign == "+=" else { return false }
    let right = evaluate(elements[2...], of: sequence)
    guard take(right.cost) else { return true }
    change(path) { old in
      guard !isAssignment else { return right }
      guard let old else { return right }
      return ManifestValue(kind: Self.sum(old, right), range: old.range)
    }
    return true
  }

  /// Follows `a.append(b)` and `a.append(contentsOf: b)`, and returns whether a call is that.
  private mutating func append(_ call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["append", "insert"].contains(member.declName.baseName.text),
      let path = member.base.flatMap({ self.path(of: $0) }), let argument = call.arguments.first
    else { return false }
    let new = evaluate(argument.expression)
    let isOne = argument.label?.text != "contentsOf"
    let addition = isOne ? value(.list([new]), at: call) : new
    guard take(addition.cost) else { return true }
    change(path) { old in
      guard let old else { return addition }
      return ManifestValue(kind: Self.sum(old, addition), range: old.range)
    }
    return true
  }

  /// Returns an array with another behind it; what is no array stands in it as an unknown element.
  private static func sum(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue.Kind {
    .list((left.elements ?? [left]) + (right.elements ?? [right]))
  }

  /// Returns the names of a variable or of a member of one, nil for other expressions.
  private func path(of expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return [name.baseName.identifierText]
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    // `package.dependencies?.append` of old manifests.
    let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    return path(of: inner).map { $0 + [member.declName.baseName.identifierText] }
  }
}
