/// A value together with what was noticed while it was made.
public struct Diagnosed<Value> {
  /// The value, as complete as the input allowed.
  public var value: Value
  /// What was noticed, in source order.
  public var diagnostics: [Diagnostic]

  /// Creates a value with its diagnostics.
  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// A Boolean value that says whether any diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Returns the diagnosed result of transforming the value.
  public func map<Other>(_ transform: (Value) -> Other) -> Diagnosed<Other> {
    Diagnosed<Other>(transform(value), diagnostics)
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
