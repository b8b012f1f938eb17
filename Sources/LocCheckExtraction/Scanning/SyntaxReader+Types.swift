import LocCheckSources
import SwiftSyntax

extension SyntaxReader {
  /// Reads a type.
  mutating func type(_ node: TypeSyntax) -> TypeReference {
    nested(in: node) { $0.typeInside(node) } ?? .other
  }

  /// Reads a type within the depth that is allowed.
  private mutating func typeInside(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      .named(name(node.name), genericArguments(node.genericArgumentClause))
    case .memberType(let node): memberType(node)
    case .optionalType(let node): .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): .optional(type(node.wrappedType))
    case .arrayType(let node): .array(type(node.element))
    case .dictionaryType(let node): .dictionary(type(node.key), type(node.value))
    case .tupleType(let node): tupleType(node)
    case .functionType(let node):
      .function(node.parameters.map { type($0.type) }, type(node.returnClause.type))
    case .someOrAnyType(let node): .constrained(type(node.constraint))
    case .namedOpaqueReturnType(let node): .constrained(type(node.type))
    case .metatypeType(let node): .metatype(type(node.baseType))
    case .compositionType(let node): .composition(node.elements.map { type($0.type) })
    case .attributedType(let node): type(node.baseType)
    case .classRestrictionType: .named("AnyObject")
    case .packExpansionType(let node): type(node.repetitionPattern)
    case .packElementType(let node): type(node.pack)
    default: .other
    }
  }

  /// Reads a type that is a member of another, whose own arguments are left out.
  private mutating func memberType(_ node: MemberTypeSyntax) -> TypeReference {
    let arguments = genericArguments(node.genericArgumentClause)
    var names = [name(node.name)]
    var base = node.baseType
    while let member = base.as(MemberTypeSyntax.self) {
      names.append(name(member.name))
      base = member.baseType
    }
    guard let root = base.as(IdentifierTypeSyntax.self) else { return .other }
    names.append(name(root.name))
    return .named(names.reversed().joined(separator: "."), arguments)
  }

  /// Reads a tuple type; one element without a label is its type.
  private mutating func tupleType(_ node: TupleTypeSyntax) -> TypeReference {
    var elements = node.elements.map { element in
      TypeReference.TupleElement(
        label: element.firstName.map { name($0) }, type: type(element.type))
    }
    for index in elements.indices where elements[index].label == "_" {
      elements[index].label = nil
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  /// Reads the arguments of a generic type.
  mutating func genericArguments(_ node: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let node else { return [] }
    return node.arguments.map { argument in
      if case .type(let argument) = argument.argument { type(argument) } else { .other }
    }
  }

  /// Reads an expression that names a type, nil where it does not.
  mutating func type(from node: ExprSyntax) -> TypeReference? {
    nested(in: node) { $0.typeInside(from: node) } ?? nil
  }

  /// Reads an expression that names a type within the depth that is allowed.
  private mutating func typeInside(from node: ExprSyntax) -> TypeReference? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return .named(name(node.baseName))
    case .typeExpr(let node): return type(node.type)
    case .memberAccessExpr(let node):
      guard let base = node.base, case .named(let outer, _)? = type(from: base) else { return nil }
      return .named(outer + "." + name(node.declName.baseName))
    case .genericSpecializationExpr(let node):
      guard case .named(let base, _)? = type(from: node.expression) else { return nil }
      return .named(base, genericArguments(node.genericArgumentClause))
    case .optionalChainingExpr(let node): return type(from: node.expression).map { .optional($0) }
    case .arrayExpr(let node):
      guard let element = node.elements.first, node.elements.count == 1 else { return nil }
      return type(from: element.expression).map { .array($0) }
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content, let pair = elements.first,
        elements.count == 1, let key = type(from: pair.key), let value = type(from: pair.value)
      else { return nil }
      return .dictionary(key, value)
    default: return nil
    }
  }
}
