/// One case of an enum.
package struct EnumCaseDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// The bytes of the name.
  package var nameBounds: Range<Int>
  /// The raw value as written.
  package var rawValue: Expression?
  /// The associated values.
  package var parameters: [Parameter]

  /// Creates a case.
  package init(
    name: String, nameBounds: Range<Int> = 0..<0, rawValue: Expression? = nil,
    parameters: [Parameter] = []
  ) {
    self.name = name
    self.nameBounds = nameBounds
    self.rawValue = rawValue
    self.parameters = parameters
  }
}
