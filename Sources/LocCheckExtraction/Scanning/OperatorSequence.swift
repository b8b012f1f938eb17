import LocCheckSources
import SwiftSyntax

/// Operands with the operators between them, as the parser leaves them.
struct OperatorSequence {
  /// The operands; one more than there are operators.
  var operands: [Expression] = []
  /// The operators.
  private var operators: [Operator] = []

  /// Something between two operands.
  enum Operator {
    /// An operator with its name.
    case infix(String)
    /// `? value :`.
    case ternary(Expression)
    /// A cast, behind which a type stands.
    case cast(Expression.Cast)

    /// How tightly it binds.
    var precedence: OperatorPrecedence {
      switch self {
      case .infix("is"), .cast: .casting
      case .infix("="): .assignment
      case .infix("->"): .functionArrow
      case .infix(let name): OperatorPrecedence(ofOperator: name)
      case .ternary: .ternary
      }
    }
  }

  /// Appends an operator; where the parser repaired a text that lacks the operand before it, one that is
  /// nothing takes its place.
  mutating func append(_ found: Operator) {
    completeOperands()
    operators.append(found)
  }

  /// Adds an operand that is nothing where one is missing.
  private mutating func completeOperands() {
    while operands.count <= operators.count {
      let end = operands.last?.bounds.upperBound ?? 0
      operands.append(Expression(.other([]), at: end..<end))
    }
  }

  /// Whether something that may be a text is assigned.
  var hasAssignedText: Bool {
    guard let last = operands.last, last.kind.mayBeText else { return false }
    return operators.contains { $0.precedence == .assignment }
  }

  /// The operands put together by precedence.
  var folded: Expression {
    var whole = self
    whole.completeOperands()
    return whole.fold(0..<whole.operators.count)
  }
}

// MARK: - Folding

extension OperatorSequence {
  /// The number of operators of one precedence that lie in each other; more are put together by halves,
  /// which keeps `a + b + c + …` from becoming as deep as it is long.
  private static let longestRun = 16

  /// Returns the precedence of an element of a sequence, nil for an operand.
  static func precedence(_ node: ExprSyntax) -> OperatorPrecedence? {
    switch node.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node): OperatorPrecedence(ofOperator: node.operator.text)
    case .assignmentExpr: .assignment
    case .arrowExpr: .functionArrow
    case .unresolvedTernaryExpr: .ternary
    case .unresolvedIsExpr, .unresolvedAsExpr: .casting
    default: nil
    }
  }

  /// Returns the number of levels that a folded sequence has at most.
  static func height(of precedences: [OperatorPrecedence]) -> Int {
    var counts = [Int](repeating: 0, count: OperatorPrecedence.allCases.count)
    for precedence in precedences { counts[precedence.rawValue] += 1 }
    return counts.reduce(1) { height, count in
      height + (count <= longestRun ? count : Int.bitWidth - count.leadingZeroBitCount + 1)
    }
  }

  /// Folds the operators in a range and the operands around them.
  ///
  /// Recursion goes on with operators that bind more tightly, so that it ends with the last group.
  private func fold(_ range: Range<Int>) -> Expression {
    guard let loosest = range.lazy.map({ operators[$0].precedence }).min() else {
      return operands[range.lowerBound]
    }
    var parts: [Expression] = []
    var links: [Operator] = []
    var start = range.lowerBound
    for index in range where operators[index].precedence == loosest {
      parts.append(fold(start..<index))
      links.append(operators[index])
      start = index + 1
    }
    parts.append(fold(start..<range.upperBound))
    return Self.combine(parts[...], links[...], from: loosest.associatesRight)
  }

  /// Puts parts together that are joined by operators of one precedence.
  private static func combine(
    _ parts: ArraySlice<Expression>, _ links: ArraySlice<Operator>, from right: Bool
  ) -> Expression {
    guard let first = parts.first, let last = parts.last else { return Expression(.other([])) }
    if links.count > longestRun {
      let half = links.startIndex + links.count / 2
      return joined(
        combine(parts[...half], links[..<half], from: right), links[half],
        combine(parts[(half + 1)...], links[(half + 1)...], from: right))
    }
    return right
      ? zip(parts.dropLast(), links).reversed().reduce(last) { joined($1.0, $1.1, $0) }
      : zip(parts.dropFirst(), links).reduce(first) { joined($0, $1.1, $1.0) }
  }

  /// Joins two expressions.
  private static func joined(_ left: Expression, _ link: Operator, _ right: Expression)
    -> Expression
  {
    let kind: Expression.Kind =
      switch link {
      case .infix(let name): .binary(name, left, right)
      case .ternary(let value): .conditional(left, value, right)
      case .cast(let cast):
        if case .type(let type) = right.kind {
          .cast(left, cast, type)
        } else {
          .other([left, right])
        }
      }
    let start = left.bounds.lowerBound
    return Expression(kind, at: start..<max(start, right.bounds.upperBound))
  }
}
