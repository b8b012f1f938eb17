import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads `if` and what follows with `else`, as an expression.
  mutating func branches(of node: IfExprSyntax) -> Expression.Kind {
    var subjects: [Expression] = []
    var branches: [[Statement]] = []
    forEachBranch(of: node) { reader, conditions, statements in
      var branch: [Statement] = []
      if let conditions {
        for condition in conditions {
          reader.append(condition, to: &branch) { subjects.append($1) }
        }
      }
      branches.append(branch + reader.body(statements))
    }
    return .branches(subjects: subjects, branches)
  }

  /// Reads `if` and what follows with `else`, as statements.
  mutating func append(_ node: IfExprSyntax, to statements: inout [Statement]) {
    var scopes: [Statement] = []
    forEachBranch(of: node) { reader, conditions, body in
      reader.appendScope(of: body, to: &scopes) { reader in
        var inner: [Statement] = []
        if let conditions { reader.append(conditions, to: &inner) }
        return inner + reader.code(body)
      }
    }
    statements += scopes
  }

  /// Goes through the branches of `if`, one `else if` after the other.
  private mutating func forEachBranch(
    of node: IfExprSyntax,
    _ read: (inout SyntaxReader, ConditionElementListSyntax?, CodeBlockItemListSyntax) -> Void
  ) {
    var next: IfExprSyntax? = node
    while let current = next {
      read(&self, current.conditions, current.body.statements)
      next = nil
      switch current.elseBody {
      case .ifExpr(let node): next = node
      case .codeBlock(let block): read(&self, nil, block.statements)
      default: break
      }
    }
  }

  /// Reads `switch` as an expression.
  mutating func branches(of node: SwitchExprSyntax) -> Expression.Kind {
    let subject = subject(of: node)
    var branches: [[Statement]] = []
    forEachCase(in: node.cases) { reader, node in
      let bindings = reader.bindings(of: node, subject.reusable)
      branches.append(bindings + reader.body(node.statements))
    }
    return .branches(subjects: [subject.value], branches)
  }

  /// Reads `switch` as a statement.
  mutating func append(_ node: SwitchExprSyntax, to statements: inout [Statement]) {
    let before = significance
    let subject = subject(of: node)
    if significance != before { statements.append(.expression(subject.value)) }
    var scopes: [Statement] = []
    forEachCase(in: node.cases) { reader, node in
      reader.appendScope(of: node, to: &scopes) { reader in
        reader.bindings(of: node, subject.reusable) + reader.code(node.statements)
      }
    }
    statements += scopes
  }

  /// Reads the subject of a `switch`, and what its patterns can be matched with: a text must not be read
  /// once for each of them.
  private mutating func subject(
    of node: SwitchExprSyntax
  ) -> (value: Expression, reusable: PatternSubject) {
    let before = literals
    let value = expression(node.subject)
    return (
      value,
      literals == before
        ? PatternSubject(source: .value, value: value, isShared: true)
        : PatternSubject(source: .unknown)
    )
  }

  /// Goes through the cases of a `switch`, those in `#if` included.
  private mutating func forEachCase(
    in list: SwitchCaseListSyntax, _ read: (inout SyntaxReader, SwitchCaseSyntax) -> Void
  ) {
    for element in list {
      switch element {
      case .switchCase(let node): read(&self, node)
      case .ifConfigDecl(let node):
        for clause in conditional(node) {
          guard case .switchCases(let cases)? = clause.elements else { continue }
          nested(in: clause) { $0.forEachCase(in: cases, read) }
        }
      @unknown default: break
      }
    }
  }

  /// Reads what a case binds, and the texts it compares with.
  private mutating func bindings(
    of node: SwitchCaseSyntax, _ subject: PatternSubject
  ) -> [Statement] {
    var statements: [Statement] = []
    guard case .case(let label) = node.label else { return [] }
    for item in label.caseItems {
      bind(item.pattern, to: subject, in: &statements)
      if let condition = item.whereClause?.condition { append(condition, to: &statements) }
    }
    return statements
  }

  /// Reads conditions: what they bind, and what they ask.
  mutating func append(_ list: ConditionElementListSyntax, to statements: inout [Statement]) {
    for element in list {
      append(element, to: &statements) { $0.append(.expression($1)) }
    }
  }

  /// Reads a condition: what it binds, and, passed on, what it asks.
  private mutating func append(
    _ node: ConditionElementSyntax, to statements: inout [Statement],
    asking ask: (inout [Statement], Expression) -> Void
  ) {
    switch node.condition {
    case .expression(let node):
      let before = significance
      let condition = expression(node)
      if significance != before { ask(&statements, condition) }
    case .optionalBinding(let node):
      var subject = PatternSubject(source: .unwrapped)
      subject.type = node.typeAnnotation.map { type($0.type) }
      if let value = node.initializer?.value {
        subject.value = expression(value)
      } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
        subject.value = Expression(.name(self.name(name)), at: bounds(of: name))
      }
      bind(node.pattern, to: subject, in: &statements)
    case .matchingPattern(let node):
      let subject = PatternSubject(
        source: .value, value: expression(node.initializer.value),
        type: node.typeAnnotation.map { type($0.type) })
      bind(node.pattern, to: subject, in: &statements)
    default: break
    }
  }
}
