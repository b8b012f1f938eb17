/// A generic parameter, `where` clauses included.
package struct GenericParameter: Sendable, Hashable {
  /// The name.
  package var name: String
  /// What it must conform to or inherit from.
  package var constraints: [TypeReference]

  /// Creates a parameter.
  package init(name: String, constraints: [TypeReference] = []) {
    self.name = name
    self.constraints = constraints
  }
}
