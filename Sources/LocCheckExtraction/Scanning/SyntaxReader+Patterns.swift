import LocCheckSources
import SwiftSyntax

/// What a pattern is matched with.
struct PatternSubject {
  /// Where a name that is the whole pattern gets its value from.
  var source: Binding.Source
  /// The expression the source is about.
  var value: Expression?
  /// The type as written.
  var type: TypeReference?
  /// The name of the case for a payload.
  var caseName: String?
  /// The place among the parts of a payload or a tuple.
  var position = 0
  /// Whether other patterns are matched with it too.
  var isShared = false
}

extension SyntaxReader {
  /// Reads a pattern: the names it binds, and the texts it compares with.
  mutating func bind(
    _ node: PatternSyntax, to subject: PatternSubject, in statements: inout [Statement]
  ) {
    nested(in: node) { reader in
      switch node.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let node):
        statements.append(reader.binding(node.identifier, subject))
      case .tuplePattern(let node):
        let subject = reader.named(subject, for: node, in: &statements)
        for (position, element) in node.elements.enumerated() {
          reader.bind(element.pattern, to: subject.part(position), in: &statements)
        }
      case .valueBindingPattern(let node):
        reader.bind(node.pattern, to: subject, in: &statements)
      case .expressionPattern(let node):
        reader.match(node.expression, with: subject, in: &statements)
      default: reader.keep(subject, in: &statements)
      }
    }
  }

  /// Reads an expression that stands for a pattern.
  private mutating func match(
    _ node: ExprSyntax, with subject: PatternSubject, in statements: inout [Statement]
  ) {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): bind(node.pattern, to: subject, in: &statements)
    case .optionalChainingExpr(let node):
      var subject = self.named(subject, for: node, in: &statements)
      subject.source = .unwrapped
      nested(in: node) {
        $0.match(node.expression, with: subject, in: &statements)
      }
    case .functionCallExpr(let node):
      let subject = named(subject, for: node, in: &statements)
      let caseName = node.calledExpression.as(MemberAccessExprSyntax.self).map {
        name($0.declName.baseName)
      }
      match(node.arguments, in: &statements) {
        PatternSubject(
          source: .payload, value: subject.value, caseName: caseName, position: $0)
      }
    case .tupleExpr(let node):
      let subject = named(subject, for: node, in: &statements)
      match(node.elements, in: &statements) { subject.part($0) }
    case .sequenceExpr(let node) where node.elements.first?.is(PatternExprSyntax.self) == true:
      matchCast(Array(node.elements), with: subject, in: &statements)
    default:
      let before = significance
      let value = expression(node)
      guard significance != before else { return }
      statements.append(
        .expression(
          Expression(
            .binary("~=", value, subject.value ?? Expression(.other([]))), at: value.bounds)))
    }
  }

  /// Reads the patterns of a payload or a tuple.
  private mutating func match(
    _ list: LabeledExprListSyntax, in statements: inout [Statement],
    with subject: (Int) -> PatternSubject
  ) {
    for (position, element) in list.enumerated() {
      nested(in: element) {
        $0.match(element.expression, with: subject(position), in: &statements)
      }
    }
  }

  /// Reads `let name as Type`.
  private mutating func matchCast(
    _ elements: [ExprSyntax], with subject: PatternSubject, in statements: inout [Statement]
  ) {
    guard let pattern = elements[0].as(PatternExprSyntax.self) else { return }
    var subject = subject
    subject.type = elements.last?.as(TypeExprSyntax.self).map { type($0.type) }
    bind(pattern.pattern, to: subject, in: &statements)
  }

  /// Returns the binding of a name.
  private func binding(_ name: TokenSyntax, _ subject: PatternSubject) -> Statement {
    .binding(
      Binding(
        name: self.name(name), nameBounds: bounds(of: name), type: subject.type,
        source: subject.source, value: subject.value, caseName: subject.caseName,
        position: subject.position))
  }

  /// Gives what a pattern takes apart a name, so that its parts can be spoken of; it is spelled as the
  /// pattern is, which no other name can be.
  private mutating func named(
    _ subject: PatternSubject, for node: some SyntaxProtocol, in statements: inout [Statement]
  ) -> PatternSubject {
    guard let value = subject.value else { return PatternSubject(source: .value) }
    if subject.source == .value, subject.type == nil, value.kind.isPlain { return subject }
    let place = bounds(of: node)
    let name = node.trimmedDescription
    statements.append(
      .binding(
        Binding(
          name: name, nameBounds: place, type: subject.type, source: subject.source,
          value: value, caseName: subject.caseName, position: subject.position)))
    return PatternSubject(source: .value, value: Expression(.name(name), at: place))
  }

  /// Keeps the texts of a value that no name is given.
  private func keep(_ subject: PatternSubject, in statements: inout [Statement]) {
    guard let value = subject.value, !subject.isShared, !value.kind.isReference else { return }
    statements.append(.expression(value))
  }
}

extension PatternSubject {
  /// Returns what a part of a tuple is matched with.
  fileprivate func part(_ position: Int) -> PatternSubject {
    if case .tuple(let parts)? = value?.kind, source == .value, position < parts.count {
      return PatternSubject(source: .value, value: parts[position].value)
    }
    return PatternSubject(source: value == nil ? .unknown : .part, value: value, position: position)
  }
}

extension Expression.Kind {
  /// Whether it names something: a variable, or a member of one.
  fileprivate var isReference: Bool {
    switch self {
    case .name, .implicitMember: true
    case .member(let base, _): base.kind.isReference
    default: false
    }
  }

  /// Whether it can be said more than once.
  fileprivate var isPlain: Bool {
    if case .tuple = self { true } else { isReference }
  }
}
