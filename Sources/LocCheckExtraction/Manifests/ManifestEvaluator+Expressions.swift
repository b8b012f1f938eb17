import LocCheckDiagnostics
import SwiftParser
import SwiftSyntax

extension ManifestEvaluator {
  /// Returns the value of an expression.
  mutating func evaluate(_ expression: ExprSyntax) -> ManifestValue {
    guard take() else { return value(.unknown, at: expression) }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return value(text(of: literal).map { .text($0) } ?? .unknown, at: expression)
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return value(.list(array.elements.map { evaluate($0.expression) }), at: expression)
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return value(.boolean(literal.literal.tokenKind == .keyword(.true)), at: expression)
    }
    if expression.is(NilLiteralExprSyntax.self) { return value(.null, at: expression) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return reference(to: name.baseName.identifierText, at: expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return evaluate(member) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return evaluate(call) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return evaluate(Array(sequence.elements)[...], of: sequence)
    }
    if let inner = Self.content(of: expression) { return evaluate(inner) }
    return value(.unknown, at: expression)
  }

  /// Returns the expression that another one only wraps, nil for those that do more.
  private static func content(of expression: ExprSyntax) -> ExprSyntax? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    return expression.as(TryExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? expression.as(OptionalChainingExprSyntax.self)?.expression
  }

  /// Returns the text of a literal with the values of what it interpolates.
  private mutating func text(of literal: StringLiteralExprSyntax) -> String? {
    if let text = literal.representedLiteralValue { return text }
    var result = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): result += part.content.text
      case .expressionSegment(let part):
        guard let expression = part.expressions.first?.expression else { return nil }
        let value = evaluate(expression)
        guard let text = value.text, take(value.cost) else { return nil }
        result += text
      @unknown default: return nil
      }
    }
    return result
  }

  /// Returns what a name stands for.
  private mutating func reference(to name: String, at node: ExprSyntax) -> ManifestValue {
    if let value = variable(name) { return value }
    if let function = functions[name]?.first(where: { $0.parameters.isEmpty }) {
      return call(function, with: []) ?? value(.unknown, at: node)
    }
    return constant(name) ?? value(.name(name), at: node)
  }

  /// Returns the value of a static member of the manifest, nil where it has none of that name.
  private mutating func constant(_ name: String) -> ManifestValue? {
    guard let expression = constants[name] else { return nil }
    return deeper { $0.evaluate(expression) } ?? value(.unknown, at: expression)
  }

  /// Returns the value of a member: a static one, or an argument of a call.
  private mutating func evaluate(_ member: MemberAccessExprSyntax) -> ManifestValue {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else {
      return reference(to: name, at: ExprSyntax(member))
    }
    let owner = evaluate(base)
    switch owner.kind {
    case .name:
      return constant(name) ?? value(.name(name), at: member)
    case .call: return owner[name] ?? value(.unknown, at: member)
    default: return value(.unknown, at: member)
    }
  }

  /// Returns the value of operands with operators between them.
  mutating func evaluate(
    _ elements: ArraySlice<ExprSyntax>, of sequence: SequenceExprSyntax
  ) -> ManifestValue {
    guard let first = elements.first else { return value(.unknown, at: sequence) }
    let ternary = elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
    if let ternary, let choice = elements[ternary].as(UnresolvedTernaryExprSyntax.self) {
      let condition = evaluate(elements[..<ternary], of: sequence)
      return choose(
        condition, choice.thenExpression, elements[(ternary + 1)...], of: sequence)
    }
    var result = evaluate(first)
    for index in stride(from: elements.startIndex + 1, to: elements.endIndex - 1, by: 2) {
      let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text
      let right = evaluate(elements[index + 1])
      guard take(result.cost + right.cost) else { return value(.unknown, at: sequence) }
      switch sign {
      case "+": result.kind = result.joined(with: right)
      case "??":
        if case .null = result.kind { result = right }
      case "==", "!=":
        let isEqual = Self.areEqual(result, right)
        result.kind = isEqual.map { .boolean($0 == (sign == "==")) } ?? .unknown
      default: result.kind = .unknown
      }
      // The value of a name has the place of what it was set to.
      let start = range(of: first).bounds.lowerBound
      result.range = source.range(start..<range(of: elements[index + 1]).bounds.upperBound)
    }
    return result
  }

  /// Returns the value of a ternary: that of both ways for arrays whose condition is not known.
  private mutating func choose(
    _ condition: ManifestValue, _ first: ExprSyntax, _ second: ArraySlice<ExprSyntax>,
    of sequence: SequenceExprSyntax
  ) -> ManifestValue {
    if case .boolean(let holds) = condition.kind {
      return holds ? evaluate(first) : evaluate(second, of: sequence)
    }
    let (first, second) = (evaluate(first), evaluate(second, of: sequence))
    let both = first.elements.flatMap { left in second.elements.map { left + $0 } }
    guard let both else { return value(.unknown, at: sequence) }
    tell("the condition is not evaluated: the elements of both ways count", at: condition.range)
    return value(.list(both), at: sequence)
  }

  /// Returns whether two values are equal, nil where that is not known.
  private static func areEqual(_ left: ManifestValue, _ right: ManifestValue) -> Bool? {
    switch (left.kind, right.kind) {
    case (.text(let left), .text(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.null, .null): true
    case (.null, .text), (.text, .null), (.null, .list), (.list, .null): false
    default: nil
    }
  }
}
