import SwiftSyntax

extension ManifestEvaluator {
  /// Returns what a call returns: one of the manifest's own functions, of a closure, of a method of
  /// arrays and strings, else the call itself.
  mutating func evaluate(_ call: FunctionCallExprSyntax) -> ManifestValue {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty {
      let function = ManifestFunction(parameters: [], body: closure.statements)
      return self.call(function, with: []) ?? value(.unknown, at: call)
    }
    guard let (callee, base) = Self.callee(of: call) else { return value(.unknown, at: call) }
    if let base {
      let owner = evaluate(base)
      guard case .name = owner.kind else {
        return method(callee, of: owner, call) ?? value(.unknown, at: call)
      }
    }
    let arguments = call.arguments.map {
      ManifestArgument(label: $0.label?.identifierText, value: evaluate($0.expression))
    }
    let labels = arguments.map(\.label)
    if let function = functions[callee]?.first(where: { $0.accepts(labels) }) {
      return self.call(function, with: arguments) ?? value(.unknown, at: call)
    }
    if ["Array", "String"].contains(callee), arguments.count == 1, labels == [nil] {
      return arguments[0].value
    }
    return value(.call(callee, arguments), at: call)
  }

  /// Returns the arguments of a call by the names that the function has for them.
  private static func scope(
    of function: ManifestFunction, _ arguments: [ManifestArgument]
  ) -> [String: ManifestValue] {
    var scope: [String: ManifestValue] = [:]
    var rest = arguments[...]
    for parameter in function.parameters where rest.first?.label == parameter.label {
      scope[parameter.name] = rest.popFirst()?.value
    }
    return scope
  }

  /// Returns what a function returns, nil where that is not known.
  mutating func call(
    _ function: ManifestFunction, with arguments: [ManifestArgument]
  ) -> ManifestValue? {
    var scope = Self.scope(of: function, arguments)
    for parameter in function.parameters where scope[parameter.name] == nil {
      scope[parameter.name] = parameter.standard.map { evaluate($0) }
    }
    return deeper { evaluator in
      evaluator.scopes.append(scope)
      defer { evaluator.scopes.removeLast() }
      return evaluator.result(of: function.body)
    } ?? nil
  }

  /// Returns what a method of an array or string returns, nil for those that are not followed.
  private mutating func method(
    _ name: String, of owner: ManifestValue, _ call: FunctionCallExprSyntax
  ) -> ManifestValue? {
    guard let elements = owner.elements, ["map", "flatMap", "compactMap"].contains(name),
      let closure = call.trailingClosure
        ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    else { return nil }
    let parameter = Self.parameterName(of: closure)
    let function = ManifestFunction(
      parameters: [(label: nil, name: parameter, standard: nil)], body: closure.statements)
    var results: [ManifestValue] = []
    for element in elements {
      let argument = ManifestArgument(value: element)
      let result = self.call(function, with: [argument]) ?? value(.unknown, at: closure)
      guard take(result.cost) else { break }
      switch (name, result.kind) {
      case ("flatMap", .list(let inner)): results += inner
      case ("compactMap", .null): break
      default: results.append(result)
      }
    }
    return value(.list(results), at: call)
  }

  /// Returns the name of the parameter of a closure that takes one.
  private static func parameterName(of closure: ClosureExprSyntax) -> String {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: names.first?.name.identifierText ?? "$0"
    case .parameterClause(let clause)?: clause.parameters.first?.firstName.identifierText ?? "$0"
    case nil: "$0"
    @unknown default: "$0"
    }
  }

  /// Returns the name that is called, and what it is a member of.
  private static func callee(
    of call: FunctionCallExprSyntax
  ) -> (name: String, base: ExprSyntax?)? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return (name.baseName.identifierText, nil)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    return (member.declName.baseName.identifierText, member.base)
  }
}
