/// One argument of a call.
package struct Argument: Sendable, Hashable {
  /// The label.
  package var label: String?
  /// The value.
  package var value: Expression

  /// Creates an argument.
  package init(_ label: String?, _ value: Expression) {
    self.label = label
    self.value = value
  }
}
