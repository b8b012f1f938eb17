import LocCheckSources

/// Writes a digest as text, so that tests can say what they expect: declarations and statements a line
/// each, expressions with parentheses around everything that has operators.
struct DigestOutline {
  /// The lines so far.
  private var lines: [String] = []

  /// Writes the declarations and the statements of a digest.
  init(_ digest: SourceDigest) {
    for declaration in digest.declarations { write(declaration, indent: "") }
    for statement in digest.statements { write(statement, indent: "") }
  }

  /// The lines.
  var text: String { lines.joined(separator: "\n") }

  /// Writes a declaration.
  private mutating func write(_ declaration: Declaration, indent: String) {
    switch declaration {
    case .type(let type):
      var head = Self.prefix(type.attributes) + "\(type.kind.rawValue) \(type.name)"
      head += Self.generics(type.generics)
      if !type.inherited.isEmpty { head += ": " + Self.list(type.inherited.map(Self.type)) }
      lines.append(indent + head)
      for member in type.members { write(member, indent: indent + "  ") }
    case .function(let function): write(function, indent: indent)
    case .variable(let variable): write(variable, indent: indent)
    case .enumCase(let enumCase):
      var line = "case \(enumCase.name)"
      if !enumCase.parameters.isEmpty { line += Self.parameters(enumCase.parameters) }
      if let value = enumCase.rawValue { line += " = " + Self.expression(value) }
      lines.append(indent + line)
    case .alias(let alias):
      lines.append(indent + "typealias \(alias.name) = \(Self.type(alias.type))")
    }
  }

  /// Writes a function.
  private mutating func write(_ function: FunctionDeclaration, indent: String) {
    var head = Self.prefix(function.attributes) + (function.isStatic ? "static " : "")
    head += function.kind == .function ? "func \(function.name)" : function.name
    head += Self.generics(function.generics) + Self.parameters(function.parameters)
    if let result = function.result { head += " -> " + Self.type(result) }
    lines.append(indent + head + (function.body == nil ? "" : ":"))
    for statement in function.body ?? [] { write(statement, indent: indent + "  ") }
  }

  /// Writes a variable.
  private mutating func write(_ variable: VariableDeclaration, indent: String) {
    var head = Self.prefix(variable.attributes) + (variable.isStatic ? "static " : "")
    head += (variable.isConstant ? "let " : "var ") + variable.name
    if let type = variable.type { head += ": " + Self.type(type) }
    if let value = variable.initialValue { head += " = " + Self.expression(value) }
    lines.append(indent + head + (variable.getter == nil ? "" : ", get:"))
    for statement in variable.getter ?? [] { write(statement, indent: indent + "  ") }
    for accessor in variable.accessors {
      lines.append(indent + "accessor:")
      for statement in accessor { write(statement, indent: indent + "  ") }
    }
  }

  /// Writes a statement.
  private mutating func write(_ statement: Statement, indent: String) {
    switch statement {
    case .declaration(let declaration): write(declaration, indent: indent)
    case .scope(let statements):
      lines.append(indent + "scope:")
      for statement in statements { write(statement, indent: indent + "  ") }
    case .expression, .returned, .binding: lines.append(indent + Self.statement(statement))
    }
  }

  /// Returns a statement as one line.
  static func statement(_ statement: Statement) -> String {
    switch statement {
    case .expression(let value): expression(value)
    case .returned(let value): "return \(expression(value))"
    case .binding(let binding): self.binding(binding)
    case .declaration(let declaration):
      {
        var outline = DigestOutline(SourceDigest(declarations: [declaration]))
        outline.lines = outline.lines.map { $0.trimmingPrefix { $0 == " " }.description }
        return outline.lines.joined(separator: "; ")
      }()
    case .scope(let statements):
      "{ " + statements.map(self.statement).joined(separator: "; ") + " }"
    }
  }

  /// Returns a name that code binds as one line.
  private static func binding(_ binding: Binding) -> String {
    var line = "bind \(binding.name)"
    if let type = binding.type { line += ": " + self.type(type) }
    line += " to \(binding.source.rawValue)"
    if binding.source == .payload || binding.source == .part { line += " \(binding.position)" }
    if let name = binding.caseName { line += " of .\(name)" }
    if let value = binding.value { line += " in " + expression(value) }
    return line
  }
}
