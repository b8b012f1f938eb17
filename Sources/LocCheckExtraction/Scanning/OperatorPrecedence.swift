import SwiftOperators

/// How tightly an operator binds, in Swift's own order of precedence groups.
enum OperatorPrecedence: Int, Comparable, CaseIterable {
  case assignment, functionArrow, ternary, unknown, disjunction, conjunction, comparison
  case nilCoalescing, casting, rangeFormation, addition, multiplication, bitwiseShift

  /// The precedence of an operator of the standard library; any other binds as one of an unknown group.
  ///
  /// What is no operator but grammar (`=`, `->`, `? :`) has no group by name.
  init(ofOperator name: String) {
    self =
      switch OperatorTable.standardOperators.infixOperator(named: name)?.precedenceGroup {
      case "AssignmentPrecedence": .assignment
      case "LogicalDisjunctionPrecedence": .disjunction
      case "LogicalConjunctionPrecedence": .conjunction
      case "ComparisonPrecedence": .comparison
      case "NilCoalescingPrecedence": .nilCoalescing
      case "CastingPrecedence": .casting
      case "RangeFormationPrecedence": .rangeFormation
      case "AdditionPrecedence": .addition
      case "MultiplicationPrecedence": .multiplication
      case "BitwiseShiftPrecedence": .bitwiseShift
      default: .unknown
      }
  }

  /// Whether `a ∘ b ∘ c` is `a ∘ (b ∘ c)`.
  var associatesRight: Bool {
    switch self {
    case .assignment, .functionArrow, .ternary, .nilCoalescing: true
    default: false
    }
  }

  /// Orders the groups from the loosest to the tightest.
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
