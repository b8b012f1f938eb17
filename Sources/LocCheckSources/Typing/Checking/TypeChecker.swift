/// Tells the types of expressions, as far as they can be known.
///
/// What is found is kept, so that code is looked at a fixed number of times however it is nested.
final class TypeChecker {
  /// What is declared.
  let index: DeclarationIndex
  /// The types of expressions that were asked for.
  private var expressions: [ExpressionKey: TypedExpression] = [:]
  /// The calls that were asked for.
  var resolutions: [ExpressionKey: Resolution] = [:]
  /// The types of properties and variables that were asked for.
  var variables: [SymbolID: SwiftType] = [:]
  /// The properties and variables whose types are being worked out.
  var openVariables: Set<SymbolID> = []
  /// The places whose causes are being worked out.
  var openCauses: Set<SymbolID> = []
  /// The times that closures were looked at.
  var instances: [InstanceKey: Int] = [:]
  /// How often each closure was looked at, by its place and what surrounds it.
  var instanceCounts: [InstanceKey: Int] = [:]
  /// The number of expressions that are being looked at, one for the sake of the other.
  private var depth = 0

  /// The number of expressions that may be looked at, one for the sake of the other.
  private static let maximumDepth = 600

  /// Creates a checker.
  init(_ index: DeclarationIndex) { self.index = index }

  /// Which expression is asked about, and what its surroundings want.
  struct ExpressionKey: Hashable {
    /// Which time its code is looked at.
    var instance: Int
    /// Its bytes.
    var bounds: Range<Int>
    /// What kind of expression it is: one may have the bytes of another that is in it.
    var kind: Int
    /// The type that is wanted.
    var expected: SwiftType
  }

  /// The type of an expression.
  struct TypedExpression {
    /// The type, what `?` before it makes optional left as it is.
    var type: SwiftType
    /// Whether a `?` before it makes it optional.
    var isChained = false
  }

  /// Returns the type of an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - expected: The type that is wanted of it.
  ///   - scope: The names it can use.
  func type(
    of expression: Expression, expecting expected: SwiftType = .unknown, in scope: Scope
  ) -> SwiftType {
    let found = link(expression, expecting: expected, in: scope)
    return found.isChained && !found.type.isUnknown && !index.isOptional(found.type)
      ? index.optional(found.type) : found.type
  }

  /// Returns the type of an expression that others may be attached to.
  func link(
    _ expression: Expression, expecting expected: SwiftType = .unknown, in scope: Scope
  ) -> TypedExpression {
    guard depth < Self.maximumDepth else { return TypedExpression(type: .unknown) }
    depth += 1
    defer { depth -= 1 }
    guard let kind = expression.kind.number else {
      return found(expression, expecting: expected, in: scope)
    }
    let key = ExpressionKey(
      instance: scope.instance, bounds: expression.bounds, kind: kind, expected: expected)
    if let known = expressions[key] { return known }
    var made = found(expression, expecting: expected, in: scope)
    made.type = made.type.bounded
    expressions[key] = made
    return made
  }

  /// Works out the type of an expression.
  private func found(
    _ expression: Expression, expecting expected: SwiftType, in scope: Scope
  ) -> TypedExpression {
    switch expression.kind {
    case .member(let base, let name):
      let base = link(base, in: scope)
      return TypedExpression(
        type: member(name, of: base.type, expression, in: scope), isChained: base.isChained)
    case .call:
      let call = resolution(of: expression, expecting: expected, in: scope)
      return TypedExpression(type: call.result, isChained: call.isChained)
    case .subscripted(let base, let arguments):
      let base = link(base, in: scope)
      let type = subscripted(base.type, arguments, expression, in: scope)
      return TypedExpression(type: type, isChained: base.isChained)
    case .forced(let inner):
      let inner = link(inner, in: scope)
      return TypedExpression(type: index.unwrapped(inner.type), isChained: inner.isChained)
    case .chained(let inner):
      return TypedExpression(
        type: index.unwrapped(link(inner, in: scope).type), isChained: true)
    default: return TypedExpression(type: plain(expression, expecting: expected, in: scope))
    }
  }

  /// Works out the type of an expression that nothing is attached to.
  private func plain(
    _ expression: Expression, expecting expected: SwiftType, in scope: Scope
  ) -> SwiftType {
    switch expression.kind {
    case .string: return index.literalType(for: expected) ?? index.standard.string
    case .integer: return number(expected, otherwise: index.standard.int)
    case .floating: return number(expected, otherwise: index.standard.double)
    case .boolean: return index.standard.bool
    case .none: return index.isOptional(expected) ? expected : index.optional(.unknown)
    case .name(let name): return value(of: name, in: scope)
    case .implicitMember(let name):
      return implicitMember(name, of: index.unwrapped(expected), in: scope)
    case .macro: return .unknown
    case .specialized(let inner, let types):
      return specialized(inner, types, in: scope)
    case .type(let reference): return .metatype(index.type(reference, in: scope.context))
    case .array(let elements): return array(elements, expecting: expected, in: scope)
    case .dictionary(let entries): return dictionary(entries, expecting: expected, in: scope)
    case .tuple(let elements): return tuple(elements, expecting: expected, in: scope)
    case .conditional(_, let first, let second):
      return joined([first, second], expecting: expected, in: scope)
    case .branches(_, let bodies): return branches(bodies, expecting: expected, in: scope)
    case .closure(let closure):
      return self.closure(closure, at: expression.bounds, expecting: expected, in: scope)
    case .cast(_, let cast, let reference):
      let type = index.type(reference, in: scope.context)
      return cast == .conditional ? index.optional(type) : type
    case .binary(let name, let left, let right):
      return binary(name, left, right, expecting: expected, in: scope)
    case .prefixed(let name, let operand):
      return prefixed(name, operand, expecting: expected, in: scope)
    case .keyPath(let path): return keyPath(path, expecting: expected, in: scope)
    case .other(let parts): return parts.last.map { type(of: $0, in: scope) } ?? .unknown
    case .member, .call, .subscripted, .forced, .chained: return .unknown
    }
  }
}

extension Expression.Kind {
  /// What tells the kinds apart whose types are kept; nil for those that are told at a glance.
  fileprivate var number: Int? {
    switch self {
    case .member: 0
    case .call: 1
    case .subscripted: 2
    case .array: 3
    case .dictionary: 4
    case .tuple: 5
    case .conditional: 6
    case .branches: 7
    case .closure: 8
    case .binary: 9
    case .prefixed: 10
    case .forced: 11
    case .chained: 12
    case .other: 13
    case .string, .integer, .floating, .boolean, .none, .name, .implicitMember, .macro,
      .specialized, .type, .cast, .keyPath:
      nil
    }
  }
}
