import LocCheckSources

extension DigestOutline {
  /// Returns an expression as text.
  static func expression(_ expression: Expression) -> String {
    switch expression.kind {
    case .string(let literal): self.literal(literal)
    case .integer: "1"
    case .floating: "1.5"
    case .boolean: "true"
    case .none: "nil"
    case .name(let name): name
    case .implicitMember(let name): "." + name
    case .member(let base, let name): self.expression(base) + "." + name
    case .call(let callee, let arguments):
      self.expression(callee) + "(" + self.arguments(arguments) + ")"
    case .subscripted(let base, let arguments):
      self.expression(base) + "[" + self.arguments(arguments) + "]"
    case .macro(let name, let arguments): "#\(name)(" + self.arguments(arguments) + ")"
    case .specialized(let base, let types):
      self.expression(base) + "<" + list(types.map(type)) + ">"
    case .type(let type): "‹" + self.type(type) + "›"
    case .array(let elements): "[" + list(elements.map(self.expression)) + "]"
    case .dictionary(let entries):
      "[" + list(entries.map { self.expression($0.key) + ": " + self.expression($0.value) }) + "]"
    case .tuple(let elements): "(" + self.arguments(elements) + ")"
    case .conditional(let condition, let first, let second):
      "(" + self.expression(condition) + " ? " + self.expression(first) + " : "
        + self.expression(second) + ")"
    case .branches(let subjects, let branches):
      "branches(" + list(subjects.map(self.expression)) + ")" + branches.map(block).joined()
    case .closure(let closure): self.closure(closure)
    case .cast(let value, let cast, let type):
      "(" + self.expression(value) + " as \(cast.rawValue) " + self.type(type) + ")"
    case .forced(let value): self.expression(value) + "!"
    case .chained(let value): self.expression(value) + "?"
    case .binary(let name, let left, let right):
      "(" + self.expression(left) + " \(name) " + self.expression(right) + ")"
    case .prefixed(let name, let value): "(\(name) " + self.expression(value) + ")"
    case .keyPath(let text): text
    case .other(let parts): "other(" + list(parts.map(self.expression)) + ")"
    }
  }

  /// Returns a string literal as text.
  private static func literal(_ literal: StringLiteral) -> String {
    "\""
      + literal.segments.map { segment in
        switch segment {
        case .text(let text): String(text.debugDescription.dropFirst().dropLast())
        case .interpolation(let arguments): "\\(" + self.arguments(arguments) + ")"
        }
      }.joined() + "\""
  }

  /// Returns arguments as text.
  private static func arguments(_ arguments: [Argument]) -> String {
    list(arguments.map { ($0.label.map { $0 + ": " } ?? "") + expression($0.value) })
  }

  /// Returns a closure as text.
  private static func closure(_ closure: Expression.Closure) -> String {
    var head = closure.parameters.isEmpty ? "" : parameters(closure.parameters)
    if let result = closure.result { head += " -> " + type(result) }
    if !head.isEmpty { head += " in " }
    return "{ " + head + closure.statements.map(statement).joined(separator: "; ") + " }"
  }

  /// Returns the code of a branch as text.
  private static func block(_ statements: [Statement]) -> String {
    " { " + statements.map(statement).joined(separator: "; ") + " }"
  }

  /// Returns parameters as text.
  static func parameters(_ parameters: [Parameter]) -> String {
    "("
      + list(
        parameters.map { parameter in
          var text = prefix(parameter.attributes) + (parameter.label ?? "_")
          text += " " + parameter.name
          if let type = parameter.type { text += ": " + self.type(type) }
          if parameter.isVariadic { text += "..." }
          if let value = parameter.defaultValue { text += " = " + expression(value) }
          return text
        }) + ")"
  }

  /// Returns generic parameters as text.
  static func generics(_ parameters: [GenericParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    return "<"
      + list(
        parameters.map { parameter in
          parameter.constraints.isEmpty
            ? parameter.name
            : parameter.name + ": " + parameter.constraints.map(type).joined(separator: " & ")
        }) + ">"
  }

  /// Returns attributes as text, each with a space behind it.
  static func prefix(_ attributes: [Attribute]) -> String {
    attributes.map { attribute in
      var text = "@" + attribute.name
      if !attribute.generics.isEmpty { text += "<" + list(attribute.generics.map(type)) + ">" }
      if !attribute.arguments.isEmpty { text += "(" + arguments(attribute.arguments) + ")" }
      return text + " "
    }.joined()
  }

  /// Returns a type as text.
  static func type(_ type: TypeReference) -> String {
    switch type {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : name + "<" + list(arguments.map(self.type)) + ">"
    case .optional(let wrapped): self.type(wrapped) + "?"
    case .array(let element): "[" + self.type(element) + "]"
    case .dictionary(let key, let value): "[" + self.type(key) + ": " + self.type(value) + "]"
    case .tuple(let elements):
      "(" + list(elements.map { ($0.label.map { $0 + ": " } ?? "") + self.type($0.type) }) + ")"
    case .function(let parameters, let result):
      "(" + list(parameters.map(self.type)) + ") -> " + self.type(result)
    case .constrained(let constraint): "some " + self.type(constraint)
    case .metatype(let instance): self.type(instance) + ".Type"
    case .composition(let parts): parts.map(self.type).joined(separator: " & ")
    case .other: "other"
    }
  }

  /// Returns texts with commas between them.
  static func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }
}
