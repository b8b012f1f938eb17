/// A declared argument that is not an option, together with the type of what it means.
///
/// As with ``Option``, the type says how many words it takes: `String`, `String?` or `[String]`.
public struct Positional<Value: Sendable>: Sendable {
  /// The declaration without the type.
  public let specification: PositionalSpecification

  /// Reads the meaning out of what was typed.
  let meaning: @Sendable (ParsedArguments) throws(UsageError) -> Value
}

extension Positional {
  /// An argument that must be typed.
  public static func required(_ syntax: ValueSyntax<Value>, summary: String) -> Positional {
    let specification = PositionalSpecification(
      value: syntax.specification, arity: .required, summary: summary)
    return Positional(specification: specification) { arguments throws(UsageError) in
      guard let value = try arguments.values(of: specification, by: syntax).first else {
        throw UsageError(.missingArgument(specification.value.name), in: arguments.path)
      }
      return value
    }
  }

  /// An argument that may be left out.
  public static func optional<Wrapped>(
    _ syntax: ValueSyntax<Wrapped>, summary: String
  ) -> Positional where Value == Wrapped? {
    let specification = PositionalSpecification(
      value: syntax.specification, arity: .optional, summary: summary)
    return Positional(specification: specification) { arguments throws(UsageError) in
      try arguments.values(of: specification, by: syntax).first
    }
  }

  /// Any number of arguments; a default, given as it would be typed, stands in for none.
  public static func repeated<Element>(
    _ syntax: ValueSyntax<Element>, default text: String? = nil, summary: String
  ) -> Positional where Value == [Element] {
    let specification = PositionalSpecification(
      value: syntax.specification.defaulting(to: text), arity: .repeated, summary: summary)
    let fallback = text.map { [syntax.decodedDefault($0)] } ?? []
    return Positional(specification: specification) { arguments throws(UsageError) in
      let values = try arguments.values(of: specification, by: syntax)
      return values.isEmpty ? fallback : values
    }
  }

  /// Any number of arguments, at least one.
  public static func oneOrMore<Element>(
    _ syntax: ValueSyntax<Element>, summary: String
  ) -> Positional where Value == [Element] {
    let specification = PositionalSpecification(
      value: syntax.specification, arity: .oneOrMore, summary: summary)
    return Positional(specification: specification) { arguments throws(UsageError) in
      try arguments.values(of: specification, by: syntax)
    }
  }
}
