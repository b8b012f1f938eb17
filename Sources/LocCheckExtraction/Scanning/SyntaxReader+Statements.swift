import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads the code of a function, an accessor, a closure or a branch of an expression, which may be a
  /// single expression that is its value.
  mutating func body(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var iterator = items.makeIterator()
    guard let first = iterator.next() else { return [] }
    if iterator.next() == nil, let value = value(of: first.item) {
      return [.expression(expression(value))]
    }
    let before = significance
    var statements = code(items)
    if significance == before { statements = statements.filter(\.isReturn) }
    // What is left out must not turn the last of several expressions into a value.
    if statements.count == 1, case .expression(let only) = statements[0] {
      let start = only.bounds.lowerBound
      statements.insert(.expression(Expression(.other([]), at: start..<start)), at: 0)
    }
    return statements
  }

  /// Returns the expression that an item of some code is.
  private func value(of item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
    switch item {
    case .expr(let node): node
    case .stmt(let node): node.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }

  /// Reads statements, those left out that play no part.
  mutating func code(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var statements: [Statement] = []
    for item in items { append(item.item, to: &statements) }
    return statements
  }

  /// Reads an item of some code.
  mutating func append(_ item: CodeBlockItemSyntax.Item, to statements: inout [Statement]) {
    switch item {
    case .decl(let node): append(node, to: &statements)
    case .stmt(let node): append(node, to: &statements)
    case .expr(let node): append(node, to: &statements)
    @unknown default: break
    }
  }

  /// Reads an expression that is a statement.
  mutating func append(_ node: ExprSyntax, to statements: inout [Statement]) {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): append(node, to: &statements)
    case .switchExpr(let node): append(node, to: &statements)
    default:
      let before = significance
      let expression = expression(node)
      if significance != before { statements.append(.expression(expression)) }
    }
  }

  /// Reads a statement.
  private mutating func append(_ node: StmtSyntax, to statements: inout [Statement]) {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): append(node.expression, to: &statements)
    case .returnStmt(let node):
      guard let value = node.expression.map({ expression($0) }) else { return }
      if value.kind.mayBeText { significance += 1 }
      statements.append(.returned(value))
    case .guardStmt(let node):
      append(node.conditions, to: &statements)
      appendScope(of: node, to: &statements) { $0.code(node.body.statements) }
    case .forStmt(let node): append(node, to: &statements)
    case .whileStmt(let node):
      appendScope(of: node, to: &statements) { reader in
        var inner: [Statement] = []
        reader.append(node.conditions, to: &inner)
        return inner + reader.code(node.body.statements)
      }
    case .repeatStmt(let node):
      appendScope(of: node, to: &statements) { $0.code(node.body.statements) }
      append(node.condition, to: &statements)
    case .doStmt(let node): append(node, to: &statements)
    case .deferStmt(let node):
      appendScope(of: node, to: &statements) { $0.code(node.body.statements) }
    case .labeledStmt(let node):
      nested(in: node) { $0.append(node.statement, to: &statements) }
    case .throwStmt(let node): append(node.expression, to: &statements)
    case .discardStmt(let node): append(node.expression, to: &statements)
    case .yieldStmt(let node):
      switch node.yieldedExpressions {
      case .single(let node): append(node, to: &statements)
      case .multiple(let node):
        for element in node.elements { append(element.expression, to: &statements) }
      @unknown default: break
      }
    default: break
    }
  }

  /// Appends statements whose names end with them, unless they play no part.
  mutating func appendScope(
    of node: some SyntaxProtocol, to statements: inout [Statement],
    _ read: (inout SyntaxReader) -> [Statement]
  ) {
    let before = significance
    let scope = nested(in: node, read) ?? []
    if significance != before, !scope.isEmpty { statements.append(.scope(scope)) }
  }

  /// Reads a loop over a sequence.
  private mutating func append(_ node: ForStmtSyntax, to statements: inout [Statement]) {
    appendScope(of: node, to: &statements) { reader in
      var inner: [Statement] = []
      let sequence = reader.expression(node.sequence)
      reader.bind(
        node.pattern,
        to: PatternSubject(
          source: .element, value: sequence, type: node.typeAnnotation.map { reader.type($0.type) }
        ), in: &inner)
      if let condition = node.whereClause?.condition { reader.append(condition, to: &inner) }
      return inner + reader.code(node.body.statements)
    }
  }

  /// Reads `do` and its `catch` clauses.
  private mutating func append(_ node: DoStmtSyntax, to statements: inout [Statement]) {
    appendScope(of: node, to: &statements) { $0.code(node.body.statements) }
    for clause in node.catchClauses {
      appendScope(of: clause, to: &statements) { reader in
        var inner: [Statement] = []
        if clause.catchItems.isEmpty {
          inner.append(.binding(Binding(name: "error", source: .unwrapped)))
        }
        for item in clause.catchItems {
          if let pattern = item.pattern {
            reader.bind(pattern, to: PatternSubject(source: .unwrapped), in: &inner)
          }
          if let condition = item.whereClause?.condition { reader.append(condition, to: &inner) }
        }
        return inner + reader.code(clause.body.statements)
      }
    }
  }
}

extension Statement {
  /// Whether it returns a value.
  fileprivate var isReturn: Bool { if case .returned = self { true } else { false } }
}
