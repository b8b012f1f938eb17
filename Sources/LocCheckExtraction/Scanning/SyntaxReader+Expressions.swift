import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads an expression.
  mutating func expression(_ node: ExprSyntax) -> Expression {
    nested(in: node) { $0.expressionInside(node) } ?? Expression(.other([]), at: bounds(of: node))
  }

  /// Reads an expression within the depth that is allowed.
  private mutating func expressionInside(_ node: ExprSyntax) -> Expression {
    if isLink(node) { return chain(node) }
    if let inner = undecorated(node) { return expression(inner) }
    return Expression(kind(of: node), at: bounds(of: node))
  }

  /// Returns what is inside of something that does not count: parentheses, `try`, `await` and the like.
  private func undecorated(_ node: ExprSyntax) -> ExprSyntax? {
    var inner: ExprSyntax?
    var node = node
    while true {
      switch node.as(ExprSyntaxEnum.self) {
      case .tupleExpr(let tuple):
        guard let element = tuple.elements.first, element.label == nil, tuple.elements.count == 1
        else { return inner }
        node = element.expression
      case .tryExpr(let attempt):
        guard attempt.questionOrExclamationMark?.tokenKind != .postfixQuestionMark else {
          return inner
        }
        node = attempt.expression
      case .awaitExpr(let wait): node = wait.expression
      case .unsafeExpr(let unsafe): node = unsafe.expression
      case .copyExpr(let copy): node = copy.expression
      case .consumeExpr(let consume): node = consume.expression
      case .borrowExpr(let borrow): node = borrow.expression
      case .packElementExpr(let element): node = element.pack
      case .packExpansionExpr(let expansion): node = expansion.repetitionPattern
      default: return inner
      }
      inner = node
    }
  }

  /// Reads what an expression is that is neither a chain nor decorated.
  private mutating func kind(of node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node): .string(literal(node))
    case .integerLiteralExpr: .integer
    case .floatLiteralExpr: .floating
    case .booleanLiteralExpr: .boolean
    case .nilLiteralExpr: .none
    case .declReferenceExpr(let node): .name(name(node.baseName))
    case .superExpr: .name("super")
    case .discardAssignmentExpr: .name("_")
    case .memberAccessExpr(let node): .implicitMember(name(node.declName.baseName))
    case .macroExpansionExpr(let node): macro(node)
    case .typeExpr(let node): .type(type(node.type))
    case .arrayExpr(let node): array(node)
    case .dictionaryExpr(let node): dictionary(node)
    case .tupleExpr(let node): .tuple(arguments(node.elements))
    case .sequenceExpr(let node): folded(node).kind
    case .ifExpr(let node): branches(of: node)
    case .switchExpr(let node): branches(of: node)
    case .closureExpr(let node): .closure(closure(node))
    case .tryExpr(let node): .prefixed("try?", expression(node.expression))
    case .prefixOperatorExpr(let node):
      .prefixed(node.operator.text, expression(node.expression))
    case .inOutExpr(let node): .prefixed("&", expression(node.expression))
    case .keyPathExpr(let node): .keyPath(node.trimmedDescription)
    default: .other([])
    }
  }

  /// Reads an array; of elements that hold no text the first stands for all.
  private mutating func array(_ node: ArrayExprSyntax) -> Expression.Kind {
    var elements: [Expression] = []
    for element in node.elements {
      let element = expression(element.expression)
      if elements.isEmpty || element.kind.mayBeText { elements.append(element) }
    }
    return .array(elements)
  }

  /// Reads a dictionary; of pairs that hold no text the first stands for all.
  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
    guard case .elements(let pairs) = node.content else { return .dictionary([]) }
    var entries: [Expression.Entry] = []
    for pair in pairs {
      let entry = Expression.Entry(key: expression(pair.key), value: expression(pair.value))
      if entries.isEmpty || entry.key.kind.mayBeText || entry.value.kind.mayBeText {
        entries.append(entry)
      }
    }
    return .dictionary(entries)
  }

  /// Reads the use of a macro.
  mutating func macro(_ node: some FreestandingMacroExpansionSyntax) -> Expression.Kind {
    let name = name(node.macroName)
    if name == "Preview" {
      previewRegions.append(PreviewRegion(bounds: bounds(of: node), kind: .macro))
    }
    let arguments = arguments(
      node.arguments, closure: node.trailingClosure, node.additionalTrailingClosures)
    if arguments.contains(where: \.mayCarryText) { significance += 1 }
    return .macro(name, arguments)
  }
}

extension Expression.Kind {
  /// Whether the value may be a text or hold one, as far as its form says.
  var mayBeText: Bool {
    switch self {
    case .integer, .floating, .boolean, .none, .type, .keyPath: false
    case .prefixed(_, let operand): operand.kind.mayBeText
    case .other(let parts): parts.contains { $0.kind.mayBeText }
    case .array(let elements): elements.contains { $0.kind.mayBeText }
    case .tuple(let elements): elements.contains { $0.value.kind.mayBeText }
    default: true
    }
  }
}
