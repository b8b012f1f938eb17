import LocCheckCommandLine

extension ValueSyntax where Value: RawRepresentable, Value.RawValue == String {
  /// One of some values, spelled as its raw value.
  static func choice(_ name: String, among values: [Value]) -> ValueSyntax {
    let specification = ValueSpecification(
      name: name, candidates: .oneOf(values.map { .init($0.rawValue) }))
    return ValueSyntax(specification) { text throws(InvalidValue) in
      guard let value = Value(rawValue: text) else {
        throw InvalidValue(expected: values.map(\.rawValue).joined(separator: ", "))
      }
      return value
    }
  }
}
