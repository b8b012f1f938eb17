import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads a function.
  mutating func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: name(node.name), nameBounds: bounds(of: node.name),
      parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) },
      generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
      attributes: attributes(node.attributes), isStatic: isStatic(node.modifiers),
      body: node.body.map { body($0.statements) }, bounds: bounds(of: node))
  }

  /// Reads an initializer.
  mutating func function(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      kind: .initializer, name: "init", nameBounds: bounds(of: node.initKeyword),
      parameters: parameters(node.signature.parameterClause),
      generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
      attributes: attributes(node.attributes), body: node.body.map { body($0.statements) },
      bounds: bounds(of: node))
  }

  /// Reads a deinitializer.
  mutating func function(_ node: DeinitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "deinit", nameBounds: bounds(of: node.deinitKeyword),
      body: node.body.map { body($0.statements) }, bounds: bounds(of: node))
  }

  /// Reads a subscript; the code of its other accessors follows that of the getter.
  mutating func function(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
    let parameters = parameters(node.parameterClause, areLabelled: false)
    let accessors = node.accessorBlock.map { self.accessors($0) }
    return FunctionDeclaration(
      kind: .subscript, name: "subscript", nameBounds: bounds(of: node.subscriptKeyword),
      parameters: parameters, result: type(node.returnClause.type),
      generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
      attributes: attributes(node.attributes), isStatic: isStatic(node.modifiers),
      body: accessors.map { ($0.getter ?? []) + $0.others.map { .scope($0) } },
      bounds: bounds(of: node))
  }

  /// Reads the parameters of a function.
  ///
  /// - Parameter areLabelled: Whether the only name of a parameter is also its label.
  private mutating func parameters(
    _ clause: FunctionParameterClauseSyntax, areLabelled: Bool = true
  ) -> [Parameter] {
    clause.parameters.map { node in
      let inner = node.secondName ?? node.firstName
      let label = name(node.firstName)
      let isLabelled = label != "_" && (areLabelled || node.secondName != nil)
      return Parameter(
        label: isLabelled ? label : nil, name: name(inner), nameBounds: bounds(of: inner),
        type: type(node.type), typeBounds: bounds(of: node.type),
        isVariadic: node.ellipsis != nil, attributes: parameterAttributes(node),
        defaultValue: node.defaultValue.map { expression($0.value) })
    }
  }

  /// Reads the attributes of a parameter, which stand before its name or its type.
  private mutating func parameterAttributes(_ node: FunctionParameterSyntax) -> [Attribute] {
    let own = attributes(node.attributes)
    return own + (node.type.as(AttributedTypeSyntax.self).map { attributes($0.attributes) } ?? [])
  }

  /// Whether modifiers make a declaration one of the type.
  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { modifier in
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): true
      default: false
      }
    }
  }
}
