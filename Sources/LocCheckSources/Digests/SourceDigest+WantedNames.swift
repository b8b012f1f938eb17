extension SourceDigest {
  /// The names that the file speaks of, wherever they are declared: of types, functions, members and
  /// variables.
  ///
  /// What is declared under one of them in a file without any text may still decide what a text of this
  /// file is.
  package var wantedNames: Set<String> {
    var collector = NameCollector()
    collector.add(declarations)
    collector.add(statements)
    return collector.names
  }
}

/// Collects the names that the parts of a digest speak of.
private struct NameCollector {
  /// The names so far.
  var names: Set<String> = []

  /// Adds the names in declarations.
  mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .type(let type):
        add(types: type.inherited)
        if type.kind == .extension { add(dotted: type.name) }
        add(type.generics)
        add(type.attributes)
        add(type.members)
      case .function(let function):
        add(function.parameters)
        add(function.result)
        add(function.generics)
        add(function.attributes)
        add(function.body ?? [])
      case .variable(let variable):
        add(variable.type)
        add(variable.initialValue)
        add(variable.getter ?? [])
        for accessor in variable.accessors { add(accessor) }
        add(variable.attributes)
      case .enumCase(let enumCase):
        add(enumCase.rawValue)
        add(enumCase.parameters)
      case .alias(let alias): add(alias.type)
      }
    }
  }

  /// Adds the names in parameters.
  private mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters {
      add(parameter.type)
      add(parameter.attributes)
      add(parameter.defaultValue)
    }
  }

  /// Adds the names in generic parameters.
  private mutating func add(_ parameters: [GenericParameter]) {
    for parameter in parameters { add(types: parameter.constraints) }
  }

  /// Adds the names in attributes.
  private mutating func add(_ attributes: [Attribute]) {
    for attribute in attributes {
      add(dotted: attribute.name)
      add(types: attribute.generics)
      add(attribute.arguments)
    }
  }

  /// Adds the names in statements.
  mutating func add(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .expression(let expression), .returned(let expression): add(expression)
      case .binding(let binding):
        add(binding.type)
        add(binding.value)
        if let name = binding.caseName { names.insert(name) }
      case .declaration(let declaration): add([declaration])
      case .scope(let statements): add(statements)
      }
    }
  }

  /// Adds the names in arguments.
  private mutating func add(_ arguments: [Argument]) {
    for argument in arguments { add(argument.value) }
  }

  /// Adds the names in an expression.
  private mutating func add(_ expression: Expression?) {
    switch expression?.kind {
    case .string(let literal):
      for case .interpolation(let arguments) in literal.segments { add(arguments) }
    case .name(let name), .implicitMember(let name): names.insert(name)
    case .member(let base, let name):
      add(base)
      names.insert(name)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      add(callee)
      add(arguments)
    case .macro(_, let arguments), .tuple(let arguments): add(arguments)
    case .specialized(let callee, let types):
      add(callee)
      add(types: types)
    case .type(let type): add(type)
    case .array(let elements), .other(let elements):
      for element in elements { add(element) }
    case .dictionary(let entries):
      for entry in entries {
        add(entry.key)
        add(entry.value)
      }
    case .conditional(let condition, let first, let second):
      add(condition)
      add(first)
      add(second)
    case .branches(let subjects, let branches):
      for subject in subjects { add(subject) }
      for branch in branches { add(branch) }
    case .closure(let closure):
      add(closure.parameters)
      add(closure.result)
      add(closure.statements)
    case .cast(let value, _, let type):
      add(value)
      add(type)
    case .binary(_, let left, let right):
      add(left)
      add(right)
    case .forced(let value), .chained(let value), .prefixed(_, let value): add(value)
    case .integer, .floating, .boolean, .keyPath, Expression.Kind.none?, nil: break
    }
  }

  /// Adds the names in types.
  private mutating func add(types: [TypeReference]) {
    for type in types { add(type) }
  }

  /// Adds the names in a type.
  private mutating func add(_ type: TypeReference?) {
    switch type {
    case .named(let name, let arguments):
      add(dotted: name)
      add(types: arguments)
    case .optional(let type), .array(let type), .constrained(let type), .metatype(let type):
      add(type)
    case .dictionary(let key, let value):
      add(key)
      add(value)
    case .tuple(let elements):
      for element in elements { add(element.type) }
    case .function(let parameters, let result):
      add(types: parameters)
      add(result)
    case .composition(let types): add(types: types)
    case .other, nil: break
    }
  }

  /// Adds the parts of a name.
  private mutating func add(dotted name: String) {
    for part in name.split(separator: ".") { names.insert(String(part)) }
  }
}
