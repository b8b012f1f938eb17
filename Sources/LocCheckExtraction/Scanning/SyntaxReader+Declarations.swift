import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads the members of a type, those in `#if` included.
  mutating func members(_ list: MemberBlockItemListSyntax) -> [Declaration] {
    var declarations: [Declaration] = []
    for item in list { append(item.decl, to: &declarations) }
    return declarations
  }

  /// Reads a declaration among the statements of some code.
  mutating func append(_ node: DeclSyntax, to statements: inout [Statement]) {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node) where isPlain(node):
      for binding in typedBindings(of: node) {
        bind(
          binding.pattern,
          to: PatternSubject(source: .value, value: binding.value, type: binding.type),
          in: &statements)
      }
    case .ifConfigDecl(let node):
      for clause in conditional(node) {
        guard case .statements(let items)? = clause.elements else { continue }
        nested(in: clause) { statements += $0.code(items) }
      }
    case .macroExpansionDecl(let node):
      let before = significance
      let value = Expression(macro(node), at: bounds(of: node))
      if significance != before { statements.append(.expression(value)) }
    default:
      var declarations: [Declaration] = []
      append(node, to: &declarations)
      statements += declarations.map { .declaration($0) }
    }
  }

  /// Reads a declaration among members or at the top level.
  mutating func append(_ node: DeclSyntax, to declarations: inout [Declaration]) {
    nested(in: node) { $0.appendInside(node, to: &declarations) }
  }

  /// Reads a declaration within the depth that is allowed.
  private mutating func appendInside(_ node: DeclSyntax, to declarations: inout [Declaration]) {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      declarations.append(type(node, .structure, node.name, node.genericParameterClause))
    case .classDecl(let node):
      declarations.append(type(node, .class, node.name, node.genericParameterClause))
    case .enumDecl(let node):
      declarations.append(type(node, .enumeration, node.name, node.genericParameterClause))
    case .actorDecl(let node):
      declarations.append(type(node, .actor, node.name, node.genericParameterClause))
    case .protocolDecl(let node): declarations.append(type(node, .protocol, node.name, nil))
    case .extensionDecl(let node):
      declarations.append(type(node, .extension, node.extendedType, nil))
    case .functionDecl(let node): declarations.append(.function(function(node)))
    case .initializerDecl(let node): declarations.append(.function(function(node)))
    case .deinitializerDecl(let node): declarations.append(.function(function(node)))
    case .subscriptDecl(let node): declarations.append(.function(function(node)))
    case .variableDecl(let node): append(node, to: &declarations)
    case .enumCaseDecl(let node):
      for element in node.elements { declarations.append(.enumCase(enumCase(element))) }
    case .typeAliasDecl(let node):
      declarations.append(
        .alias(AliasDeclaration(name: name(node.name), type: type(node.initializer.value))))
    case .importDecl(let node):
      if let module = node.path.first { imports.append(name(module.name)) }
    case .ifConfigDecl(let node):
      for clause in conditional(node) {
        guard case .decls(let items)? = clause.elements else { continue }
        declarations += members(items)
      }
    case .macroExpansionDecl(let node):
      let before = significance
      let value = Expression(macro(node), at: bounds(of: node))
      guard significance != before else { return }
      declarations.append(
        .variable(
          VariableDeclaration(name: "", initialValue: value, isStatic: true, bounds: value.bounds)))
    default: break
    }
  }

  /// Reads a type or an extension.
  private mutating func type(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: some SyntaxProtocol,
    _ generics: GenericParameterClauseSyntax?
  ) -> Declaration {
    let inherited = node.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? []
    if inherited.contains(where: \.isPreviewProvider) {
      previewRegions.append(PreviewRegion(bounds: bounds(of: node), kind: .provider))
    }
    let spelled: String
    if let token = name.as(TokenSyntax.self) {
      spelled = self.name(token)
    } else if let extended = name.as(TypeSyntax.self), case .named(let dotted, _) = type(extended) {
      spelled = dotted
    } else {
      spelled = name.trimmedDescription
    }
    return .type(
      TypeDeclaration(
        kind: kind, name: spelled, nameBounds: bounds(of: name), inherited: inherited,
        generics: genericParameters(generics, node.genericWhereClause),
        attributes: attributes(node.attributes), members: members(node.memberBlock.members),
        bounds: bounds(of: node)))
  }

  /// Reads a case of an enum.
  private mutating func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseDeclaration {
    EnumCaseDeclaration(
      name: name(node.name), nameBounds: bounds(of: node.name),
      rawValue: node.rawValue.map { expression($0.value) },
      parameters: node.parameterClause?.parameters.map { parameter in
        let label = parameter.firstName.map { name($0) }
        let inner = parameter.secondName ?? parameter.firstName
        return Parameter(
          label: label == "_" ? nil : label, name: inner.map { name($0) } ?? "",
          nameBounds: inner.map { bounds(of: $0) } ?? 0..<0, type: type(parameter.type),
          typeBounds: bounds(of: parameter.type),
          defaultValue: parameter.defaultValue.map { expression($0.value) })
      } ?? [])
  }

  /// Reads generic parameters with what `where` says of them.
  mutating func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    var parameters: [GenericParameter] = []
    for parameter in clause?.parameters ?? [] {
      parameters.append(
        GenericParameter(
          name: name(parameter.name),
          constraints: parameter.inheritedType.map { [type($0)] } ?? []))
    }
    for requirement in requirements?.requirements ?? [] {
      let constrained: TypeSyntax
      let constraint: TypeSyntax
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        (constrained, constraint) = (node.leftType, node.rightType)
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
          continue
        }
        (constrained, constraint) = (left, right)
      default: continue
      }
      guard case .named(let name, _) = type(constrained) else { continue }
      let index = parameters.firstIndex { $0.name == name } ?? parameters.endIndex
      if index == parameters.endIndex { parameters.append(GenericParameter(name: name)) }
      parameters[index].constraints.append(type(constraint))
    }
    return parameters
  }
}

extension TypeReference {
  /// Whether it names what Xcode's canvas runs.
  fileprivate var isPreviewProvider: Bool {
    if case .named(let name, _) = self {
      name == "PreviewProvider" || name == "SwiftUI.PreviewProvider"
    } else {
      false
    }
  }
}
