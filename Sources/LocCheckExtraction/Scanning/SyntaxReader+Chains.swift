import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// The number of links that are put on top of each other; a longer chain is cut into pieces.
  private static let longestPiece = 100

  /// Whether an expression is a link of a chain: it ends in what is done with another.
  func isLink(_ node: ExprSyntax) -> Bool {
    switch node.kind {
    case .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .genericSpecializationExpr, .postfixOperatorExpr, .postfixIfConfigExpr:
      true
    case .memberAccessExpr: node.cast(MemberAccessExprSyntax.self).base != nil
    default: false
    }
  }

  /// Reads a chain such as `Text("Done").bold().padding(4)`, from its root outwards.
  ///
  /// The links of a chain lie in each other, so that a long one would make a deep digest: it is cut, and
  /// each piece begins with a root of its own that is nothing.
  mutating func chain(_ node: ExprSyntax) -> Expression {
    var links: [ExprSyntax] = []
    let root = unchained(node, links: &links)
    links.reverse()
    let start = bounds(of: root ?? node).lowerBound
    let length = min(Self.longestPiece, max(Self.maximumDepth - depth - 2, 1))
    var pieces: [Expression] = []
    var rest = links[...]
    repeat {
      let piece = rest.prefix(length)
      rest = rest.dropFirst(length)
      let root = pieces.isEmpty ? root : nil
      pieces.append(
        nested(in: node, levels: piece.count) { $0.piece(piece, on: root, from: start) }
          ?? Expression(.other([]), at: start..<start))
    } while !rest.isEmpty
    return pieces.count == 1
      ? pieces[0] : Expression(.other(pieces), at: start..<bounds(of: node).upperBound)
  }

  /// Reads neighbouring links of a chain on a root, or on nothing; the first of them lies deepest.
  private mutating func piece(
    _ links: ArraySlice<ExprSyntax>, on root: ExprSyntax?, from start: Int
  ) -> Expression {
    let deepest = depth
    defer { depth = deepest }
    var current =
      root.map { self.root($0, of: links.first) } ?? Expression(.other([]), at: start..<start)
    for link in links {
      current = attached(link, to: current, from: start)
      depth -= 1
    }
    return current
  }

  /// Reads the root of a chain; a literal that is called or asked for `self` is a type.
  private mutating func root(_ node: ExprSyntax, of link: ExprSyntax?) -> Expression {
    let isType =
      switch link?.as(ExprSyntaxEnum.self) {
      case .functionCallExpr: true
      case .memberAccessExpr(let link): ["self", "init"].contains(link.declName.baseName.text)
      default: false
      }
    if isType, node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self),
      let type = type(from: node)
    {
      return Expression(.type(type), at: bounds(of: node))
    }
    return expression(node)
  }

  /// Collects the links of a chain from the last to the first, and returns its root.
  ///
  /// The branches of `#if` in a chain are taken one after the other; they have no root.
  private mutating func unchained(_ node: ExprSyntax, links: inout [ExprSyntax]) -> ExprSyntax? {
    var node = node
    while isLink(node) {
      let base: ExprSyntax?
      switch node.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let link): base = link.calledExpression
      case .subscriptCallExpr(let link): base = link.calledExpression
      case .forceUnwrapExpr(let link): base = link.expression
      case .optionalChainingExpr(let link): base = link.expression
      case .genericSpecializationExpr(let link): base = link.expression
      case .postfixOperatorExpr(let link): base = link.expression
      case .memberAccessExpr(let link): base = link.base
      case .postfixIfConfigExpr(let link):
        for clause in conditional(link.config).reversed() {
          guard case .postfixExpression(let branch)? = clause.elements else { continue }
          nested(in: branch) { reader in
            if let root = reader.unchained(branch, links: &links),
              root.is(MemberAccessExprSyntax.self)
            {
              links.append(root)
            }
          }
        }
        guard let next = link.base else { return nil }
        node = next
        continue
      default: return node
      }
      links.append(node)
      guard let base else { return nil }
      node = base
    }
    return node
  }

  /// Reads a link, put on what precedes it.
  private mutating func attached(
    _ node: ExprSyntax, to base: Expression, from start: Int
  ) -> Expression {
    let kind: Expression.Kind
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let node):
      let arguments = arguments(
        node.arguments, closure: node.trailingClosure, node.additionalTrailingClosures)
      if arguments.contains(where: \.mayCarryText) { significance += 1 }
      kind = .call(base, arguments)
    case .subscriptCallExpr(let node):
      kind = .subscripted(
        base,
        arguments(node.arguments, closure: node.trailingClosure, node.additionalTrailingClosures))
    case .memberAccessExpr(let node): kind = .member(base, name(node.declName.baseName))
    case .forceUnwrapExpr: kind = .forced(base)
    case .optionalChainingExpr: kind = .chained(base)
    case .genericSpecializationExpr(let node):
      kind = .specialized(base, genericArguments(node.genericArgumentClause))
    default: kind = .other([base])
    }
    // To ask for the start of a link would lead through all links before it each time.
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return Expression(kind, at: start..<max(start, end))
  }

  /// Reads the arguments of a call, the closures behind it included.
  mutating func arguments(
    _ list: LabeledExprListSyntax, closure: ClosureExprSyntax? = nil,
    _ closures: MultipleTrailingClosureElementListSyntax? = nil
  ) -> [Argument] {
    var arguments = list.map { element in
      Argument(element.label.map { name($0) }, expression(element.expression))
    }
    if let closure { arguments.append(Argument(nil, expression(ExprSyntax(closure)))) }
    for element in closures ?? [] {
      arguments.append(Argument(name(element.label), expression(ExprSyntax(element.closure))))
    }
    return arguments
  }
}

extension Argument {
  /// Whether the argument may hand on a text; what a closure does is looked at by itself.
  var mayCarryText: Bool {
    if case .closure = value.kind { false } else { value.kind.mayBeText }
  }
}
