import LocCheckSources

/// Finds the string literals of a digest.
struct TextPlaces {
  /// The bytes of the literals so far.
  private var places: [Range<Int>] = []

  /// Returns the bytes of all literals of a digest.
  static func places(in digest: SourceDigest) -> [Range<Int>] {
    var finder = TextPlaces()
    finder.visit(digest.declarations)
    finder.visit(digest.statements)
    return finder.places
  }

  /// Goes through declarations.
  private mutating func visit(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .type(let type):
        visit(type.attributes)
        visit(type.members)
      case .function(let function):
        visit(function.attributes)
        visit(function.parameters)
        visit(function.body ?? [])
      case .variable(let variable):
        visit(variable.attributes)
        visit(variable.initialValue)
        visit(variable.getter ?? [])
        for accessor in variable.accessors { visit(accessor) }
      case .enumCase(let enumCase):
        visit(enumCase.rawValue)
        visit(enumCase.parameters)
      case .alias: break
      }
    }
  }

  /// Goes through attributes.
  private mutating func visit(_ attributes: [Attribute]) {
    for attribute in attributes { visit(attribute.arguments) }
  }

  /// Goes through parameters.
  private mutating func visit(_ parameters: [Parameter]) {
    for parameter in parameters {
      visit(parameter.attributes)
      visit(parameter.defaultValue)
    }
  }

  /// Goes through statements.
  private mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .expression(let value), .returned(let value): visit(value)
      case .binding(let binding): visit(binding.value)
      case .declaration(let declaration): visit([declaration])
      case .scope(let statements): visit(statements)
      }
    }
  }

  /// Goes through arguments.
  private mutating func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  /// Goes through an expression.
  private mutating func visit(_ expression: Expression?) {
    guard let expression else { return }
    switch expression.kind {
    case .string(let literal):
      places.append(expression.bounds)
      for case .interpolation(let arguments) in literal.segments { visit(arguments) }
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      visit(callee)
      visit(arguments)
    case .macro(_, let arguments), .tuple(let arguments): visit(arguments)
    case .array(let parts), .other(let parts):
      for part in parts { visit(part) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .conditional(let condition, let first, let second):
      for part in [condition, first, second] { visit(part) }
    case .branches(let subjects, let branches):
      for subject in subjects { visit(subject) }
      for branch in branches { visit(branch) }
    case .closure(let closure): visit(closure.statements)
    case .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .member(let inner, _), .specialized(let inner, _), .cast(let inner, _, _),
      .forced(let inner), .chained(let inner), .prefixed(_, let inner):
      visit(inner)
    case .integer, .floating, .boolean, .none, .name, .implicitMember, .type, .keyPath: break
    }
  }
}
