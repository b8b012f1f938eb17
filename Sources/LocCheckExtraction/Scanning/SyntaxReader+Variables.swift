import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// A pattern with the type and the value that are written for it.
  struct TypedBinding {
    /// The pattern: a name, or a tuple of patterns.
    var pattern: PatternSyntax
    /// The type.
    var type: TypeReference?
    /// The bytes of the type.
    var typeBounds: Range<Int>?
    /// The initial value.
    var value: Expression?
    /// The accessors.
    var accessors: AccessorBlockSyntax?
  }

  /// Whether a variable in some code is no more than a name for a value.
  func isPlain(_ node: VariableDeclSyntax) -> Bool {
    node.attributes.isEmpty && node.bindings.allSatisfy { $0.accessorBlock == nil }
  }

  /// Reads the bindings of a variable; in `let a, b: Int` the type is that of both.
  mutating func typedBindings(of node: VariableDeclSyntax) -> [TypedBinding] {
    var bindings = node.bindings.map { binding in
      TypedBinding(
        pattern: binding.pattern, type: binding.typeAnnotation.map { type($0.type) },
        value: binding.initializer.map { expression($0.value) },
        accessors: binding.accessorBlock)
    }
    for index in bindings.indices.dropLast().reversed()
    where bindings[index].type == nil && bindings[index].value == nil {
      bindings[index].type = bindings[index + 1].type
    }
    return bindings
  }

  /// Reads a property, or a variable outside of code.
  mutating func append(_ node: VariableDeclSyntax, to declarations: inout [Declaration]) {
    let attributes = attributes(node.attributes)
    for binding in typedBindings(of: node) {
      let accessors = binding.accessors.map { self.accessors($0) }
      var variable = VariableDeclaration(
        name: "", type: binding.type, initialValue: binding.value, getter: accessors?.getter,
        accessors: accessors?.others ?? [], attributes: attributes,
        isStatic: isStatic(node.modifiers),
        isConstant: node.bindingSpecifier.tokenKind == .keyword(.let), bounds: bounds(of: node))
      let names = names(in: binding.pattern)
      if names.count == 1, binding.pattern.is(IdentifierPatternSyntax.self) {
        variable.name = name(names[0])
        variable.nameBounds = bounds(of: names[0])
        declarations.append(.variable(variable))
      } else {
        append(names, of: variable, to: &declarations)
      }
    }
  }

  /// Appends the variables that a tuple is taken apart into.
  private func append(
    _ names: [TokenSyntax], of whole: VariableDeclaration, to declarations: inout [Declaration]
  ) {
    var parts: [Expression?] = []
    if case .tuple(let values)? = whole.initialValue?.kind, values.count == names.count {
      parts = values.map(\.value)
    } else {
      // The value is kept once, for its texts; whose type it is cannot be said.
      parts = whole.initialValue.map { [Expression(.other([$0]), at: $0.bounds)] } ?? []
    }
    for (position, token) in names.enumerated() {
      var variable = whole
      variable.name = name(token)
      variable.nameBounds = bounds(of: token)
      variable.type = nil
      variable.initialValue = position < parts.count ? parts[position] : nil
      declarations.append(.variable(variable))
    }
  }

  /// Returns the names that a pattern binds.
  private mutating func names(in node: PatternSyntax) -> [TokenSyntax] {
    if let name = node.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    guard let tuple = node.as(TuplePatternSyntax.self) else { return [] }
    return nested(in: node) { reader in
      tuple.elements.flatMap { reader.names(in: $0.pattern) }
    } ?? []
  }

  /// Reads accessors: the code of the getter, and that of each other one.
  mutating func accessors(
    _ node: AccessorBlockSyntax
  ) -> (getter: [Statement]?, others: [[Statement]]) {
    switch node.accessors {
    case .getter(let items): return (body(items), [])
    case .accessors(let list):
      var getter: [Statement]?
      var others: [[Statement]] = []
      for accessor in list {
        let code = accessor.body.map { body($0.statements) } ?? []
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get), .keyword(._read): getter = code
        default: if !code.isEmpty { others.append(code) }
        }
      }
      return (getter, others)
    @unknown default: return (nil, [])
    }
  }
}
