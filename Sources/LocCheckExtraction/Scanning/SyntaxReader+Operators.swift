import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads operands and operators, put together by precedence.
  ///
  /// The parser leaves them side by side. SwiftOperators would fold the tree, but into a new one in which
  /// nodes have lost their place in the file.
  mutating func folded(_ node: SequenceExprSyntax) -> Expression {
    let elements = Array(node.elements)
    let height = OperatorSequence.height(
      of: elements.compactMap { OperatorSequence.precedence($0) })
    let isFoldable = depth + height < Self.maximumDepth
    let sequence =
      nested(in: node, levels: isFoldable ? height : 1) { $0.sequence(of: elements) }
      ?? OperatorSequence()
    return isFoldable
      ? sequence.folded : Expression(.other(sequence.operands), at: bounds(of: node))
  }

  /// Reads operands and operators.
  private mutating func sequence(of elements: [ExprSyntax]) -> OperatorSequence {
    var sequence = OperatorSequence()
    for element in elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node): sequence.append(.infix(node.operator.text))
      case .assignmentExpr: sequence.append(.infix("="))
      case .arrowExpr: sequence.append(.infix("->"))
      case .unresolvedTernaryExpr(let node):
        sequence.append(.ternary(expression(node.thenExpression)))
      case .unresolvedIsExpr: sequence.append(.infix("is"))
      case .unresolvedAsExpr(let node):
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: sequence.append(.cast(.conditional))
        case .exclamationMark: sequence.append(.cast(.forced))
        default: sequence.append(.cast(.coercion))
        }
      default: sequence.operands.append(expression(element))
      }
    }
    if sequence.hasAssignedText { significance += 1 }
    return sequence
  }
}
