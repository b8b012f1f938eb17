/// Everything a file declares and all expressions of its code, however deep.
///
/// The expressions are visited in no order that counts; a work list instead of a recursion, because
/// generated code nests without a limit.
struct CodeWalk {
  /// A declaration and the name of what it belongs to.
  struct DeclarationPlace {
    /// The declaration.
    var declaration: Declaration
    /// The name of the type around it, dotted where that is nested; nil at the top level and for locals.
    var owner: String?
  }

  /// The declarations, those of code included.
  private(set) var declarations: [DeclarationPlace] = []
  /// The expressions of all kinds that parts can be asked of; see ``visit(_:)``.
  private(set) var expressions: [Expression] = []

  /// What is still to be visited.
  private var pendingDeclarations: [DeclarationPlace] = []
  /// The code that is still to be visited.
  private var pendingStatements: [Statement] = []
  /// The expressions that are still to be visited.
  private var pendingExpressions: [Expression] = []

  /// Walks through a file.
  init(_ digest: SourceDigest) {
    pendingDeclarations = digest.declarations.reversed().map { DeclarationPlace(declaration: $0) }
    pendingStatements = digest.statements
    while true {
      if let place = pendingDeclarations.popLast() {
        declarations.append(place)
        visit(place)
      } else if let statement = pendingStatements.popLast() {
        visit(statement)
      } else if let expression = pendingExpressions.popLast() {
        visit(expression)
      } else {
        break
      }
    }
  }

  /// Visits the parts of a declaration.
  private mutating func visit(_ place: DeclarationPlace) {
    switch place.declaration {
    case .type(let type):
      let name = [place.owner, type.name].compactMap(\.self).joined(separator: ".")
      visit(type.attributes)
      pendingDeclarations += type.members.reversed().map {
        DeclarationPlace(declaration: $0, owner: name)
      }
    case .function(let function):
      visit(function.attributes)
      visit(function.parameters)
      pendingStatements += function.body ?? []
    case .variable(let variable):
      visit(variable.attributes)
      pendingExpressions += variable.initialValue.map { [$0] } ?? []
      pendingStatements += (variable.getter ?? []) + variable.accessors.joined()
    case .enumCase(let enumCase):
      pendingExpressions += enumCase.rawValue.map { [$0] } ?? []
      visit(enumCase.parameters)
    case .alias: break
    }
  }

  /// Visits the arguments of attributes.
  private mutating func visit(_ attributes: [Attribute]) {
    for attribute in attributes { pendingExpressions += attribute.arguments.map(\.value) }
  }

  /// Visits the default values of parameters.
  private mutating func visit(_ parameters: [Parameter]) {
    for parameter in parameters {
      visit(parameter.attributes)
      pendingExpressions += parameter.defaultValue.map { [$0] } ?? []
    }
  }

  /// Visits the parts of a statement.
  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression), .returned(let expression):
      pendingExpressions.append(expression)
    case .binding(let binding): pendingExpressions += binding.value.map { [$0] } ?? []
    case .declaration(let declaration):
      pendingDeclarations.append(DeclarationPlace(declaration: declaration))
    case .scope(let statements): pendingStatements += statements
    }
  }

  /// Visits the parts of an expression.
  private mutating func visit(_ expression: Expression) {
    expressions.append(expression)
    switch expression.kind {
    case .integer, .floating, .boolean, .none, .name, .implicitMember, .type, .keyPath: break
    case .string(let literal):
      for case .interpolation(let arguments) in literal.segments { visit(arguments) }
    case .member(let base, _), .specialized(let base, _), .cast(let base, _, _), .forced(let base),
      .chained(let base), .prefixed(_, let base):
      pendingExpressions.append(base)
    case .call(let base, let arguments), .subscripted(let base, let arguments):
      pendingExpressions.append(base)
      visit(arguments)
    case .macro(_, let arguments), .tuple(let arguments): visit(arguments)
    case .array(let parts), .other(let parts): pendingExpressions += parts
    case .dictionary(let entries):
      pendingExpressions += entries.flatMap { [$0.key, $0.value] }
    case .conditional(let condition, let first, let second):
      pendingExpressions += [condition, first, second]
    case .branches(let subjects, let branches):
      pendingExpressions += subjects
      pendingStatements += branches.joined()
    case .closure(let closure):
      visit(closure.parameters)
      pendingStatements += closure.statements
    case .binary(_, let left, let right): pendingExpressions += [left, right]
    }
  }

  /// Visits the values of arguments.
  private mutating func visit(_ arguments: [Argument]) {
    pendingExpressions += arguments.map(\.value)
  }
}
