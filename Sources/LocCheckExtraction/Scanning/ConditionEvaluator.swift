import LocCheckSources
import SwiftIfConfig
import SwiftSyntax

/// Finds the builds that compile the branches of `#if`.
///
/// SwiftIfConfig answers single questions. How they are joined is read here, because a question may be
/// undecided: a flag of the project then leaves both branches to be read.
struct ConditionEvaluator {
  /// What a condition can be.
  private struct Truth {
    /// Whether it can hold.
    var canHold: Bool
    /// Whether it can fail.
    var canFail: Bool

    /// A condition that the build does not decide.
    static let undecided = Truth(canHold: true, canFail: true)
  }

  /// What the conditions so far can be in each build, by their text: files ask the same over and over.
  private var known: [String: [Truth]] = [:]

  /// Creates an evaluator.
  init() {}

  /// Returns, for the conditions of `#if`, `#elseif` and `#else`, the places of the builds that take each.
  mutating func configurations(taking conditions: [ExprSyntax?]) -> [Set<Int>] {
    let truths = conditions.map { condition in condition.map { self.truths(of: $0) } }
    var taking = [Set<Int>](repeating: [], count: conditions.count)
    for place in BuildConfiguration.candidates.indices {
      for (index, truths) in truths.enumerated() {
        let truth = truths?[place] ?? Truth(canHold: true, canFail: false)
        if truth.canHold { taking[index].insert(place) }
        if !truth.canFail { break }
      }
    }
    return taking
  }

  /// Returns what a condition can be in each build.
  private mutating func truths(of node: ExprSyntax) -> [Truth] {
    let text = node.trimmedDescription
    if let truths = known[text] { return truths }
    let truths = BuildConfiguration.candidates.map {
      Self.evaluate(node, CandidateConfiguration(candidate: $0), depth: 0)
    }
    known[text] = truths
    return truths
  }
}

extension ConditionEvaluator {
  /// The number of levels of a condition that are looked at; deeper parts are undecided.
  private static let maximumDepth = 50
  /// The number of parts of a condition that are looked at; a longer one is undecided.
  private static let maximumLength = 200

  /// Returns what a condition can be in a build.
  private static func evaluate(
    _ node: ExprSyntax, _ configuration: CandidateConfiguration, depth: Int
  ) -> Truth {
    guard depth < maximumDepth else { return .undecided }
    switch node.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node):
      guard let only = node.elements.first, node.elements.count == 1 else { return .undecided }
      return evaluate(only.expression, configuration, depth: depth + 1)
    case .prefixOperatorExpr(let node) where node.operator.text == "!":
      let truth = evaluate(node.expression, configuration, depth: depth + 1)
      return Truth(canHold: truth.canFail, canFail: truth.canHold)
    case .sequenceExpr(let node):
      let elements = Array(node.elements.prefix(maximumLength + 1))
      guard elements.count <= maximumLength else { return .undecided }
      return evaluate(elements, configuration, depth: depth + 1)
    case .declReferenceExpr(let node):
      // Asking SwiftIfConfig for each of many flags would take long: an unknown one is an error there.
      guard let isSet = try? configuration.isCustomConditionSet(name: node.baseName.text) else {
        return .undecided
      }
      return Truth(canHold: isSet, canFail: !isSet)
    default:
      return answer(node, configuration)
    }
  }

  /// Returns what questions joined by `&&` and `||` can be together.
  private static func evaluate(
    _ elements: [ExprSyntax], _ configuration: CandidateConfiguration, depth: Int
  ) -> Truth {
    var any = Truth(canHold: false, canFail: true)
    var all = Truth(canHold: true, canFail: false)
    for element in elements {
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case nil:
        let truth = evaluate(element, configuration, depth: depth)
        all.canHold = all.canHold && truth.canHold
        all.canFail = all.canFail || truth.canFail
      case "&&": continue
      case "||":
        any.canHold = any.canHold || all.canHold
        any.canFail = any.canFail && all.canFail
        all = Truth(canHold: true, canFail: false)
      default: return .undecided
      }
    }
    return Truth(canHold: any.canHold || all.canHold, canFail: any.canFail && all.canFail)
  }

  /// Returns the answer to a single question.
  ///
  /// What SwiftIfConfig has something to say about, an unknown question among them, is undecided.
  private static func answer(
    _ node: ExprSyntax, _ configuration: CandidateConfiguration
  ) -> Truth {
    let (state, _, diagnostics) = IfConfigRegionState.evaluating(node, in: configuration)
    guard diagnostics.isEmpty else { return .undecided }
    return Truth(canHold: state == .active, canFail: state != .active)
  }
}
