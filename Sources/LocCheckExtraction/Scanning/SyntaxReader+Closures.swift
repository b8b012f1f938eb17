import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads a closure.
  mutating func closure(_ node: ClosureExprSyntax) -> Expression.Closure {
    var closure = Expression.Closure()
    if let signature = node.signature {
      switch signature.parameterClause {
      case .simpleInput(let list):
        closure.parameters = list.map { parameter in
          Parameter(
            label: nil, name: name(parameter.name), nameBounds: bounds(of: parameter.name),
            type: nil)
        }
      case .parameterClause(let clause):
        closure.parameters = clause.parameters.map { closureParameter($0) }
      default: break
      }
      closure.result = signature.returnClause.map { type($0.type) }
      for capture in signature.capture?.items ?? [] {
        guard let value = capture.initializer?.value else { continue }
        closure.statements.append(
          .binding(
            Binding(
              name: name(capture.name), nameBounds: bounds(of: capture.name),
              value: expression(value))))
      }
    }
    closure.statements += body(node.statements)
    return closure
  }

  /// Reads a parameter of a closure.
  private mutating func closureParameter(_ node: ClosureParameterSyntax) -> Parameter {
    let inner = node.secondName ?? node.firstName
    return Parameter(
      label: nil, name: name(inner), nameBounds: bounds(of: inner),
      type: node.type.map { type($0) }, typeBounds: node.type.map { bounds(of: $0) } ?? 0..<0,
      isVariadic: node.ellipsis != nil, attributes: attributes(node.attributes))
  }
}
