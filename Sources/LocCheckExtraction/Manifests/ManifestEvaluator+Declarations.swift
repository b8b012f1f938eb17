import SwiftSyntax

extension ManifestEvaluator {
  /// Notes the functions and static members that statements declare, wherever they stand.
  mutating func collectDeclarations(_ items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      collect(declaration, isMember: false)
    }
  }

  /// Notes a declaration.
  private mutating func collect(_ declaration: DeclSyntax, isMember: Bool) {
    if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
      let parameters = function.signature.parameterClause.parameters.map { parameter in
        let first = parameter.firstName.text
        return (
          label: first == "_" ? nil : first,
          name: (parameter.secondName ?? parameter.firstName).text,
          standard: parameter.defaultValue?.value
        )
      }
      functions[function.name.identifierText, default: []].append(
        ManifestFunction(parameters: parameters, body: body.statements))
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { collect(binding, isMember: isMember) }
    } else if let members = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    {
      for member in members { collect(member.decl, isMember: true) }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      collect(condition)
    }
  }

  /// Notes a computed property, or the value of a member.
  private mutating func collect(_ binding: PatternBindingSyntax, isMember: Bool) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return }
    if case .getter(let body)? = binding.accessorBlock?.accessors {
      functions[name, default: []].append(ManifestFunction(parameters: [], body: body))
    } else if isMember, let value = binding.initializer?.value {
      constants[name] = value
    }
  }

  /// Notes what the branch of an `#if` declares that is compiled on a Mac.
  private mutating func collect(_ condition: IfConfigDeclSyntax) {
    switch self.condition.activeElements(of: condition) {
    case .statements(let items)?: collectDeclarations(items)
    case .decls(let members)?: for member in members { collect(member.decl, isMember: true) }
    default: break
    }
  }
}

extension TokenSyntax {
  /// The name that an identifier spells, without backticks.
  var identifierText: String {
    let text = text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}
