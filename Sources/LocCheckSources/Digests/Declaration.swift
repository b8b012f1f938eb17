/// Something a file declares.
package indirect enum Declaration: Sendable, Hashable {
  /// A type or an extension of one.
  case type(TypeDeclaration)
  /// A function, an initializer or a subscript.
  case function(FunctionDeclaration)
  /// A stored or computed property, or a variable.
  case variable(VariableDeclaration)
  /// One case of an enum.
  case enumCase(EnumCaseDeclaration)
  /// Another name for a type.
  case alias(AliasDeclaration)
}
