/// A declared option with the type of what it means: the key a command reads its value with.
///
/// Declared once as a static constant, listed in an ``OptionGroup`` of each command that accepts
/// it, and read by `try arguments[Options.jobs]`. The type says how often it counts: `Int?` where it
/// may be absent, `Int` where there is a default, `[Int]` where it is repeatable, `Bool` for a flag.
public struct Option<Value: Sendable>: Sendable {
  /// The declaration without the type.
  public let specification: OptionSpecification

  /// Reads the meaning out of what was typed.
  let meaning: @Sendable (ParsedArguments) throws(UsageError) -> Value
}

extension Option where Value == Bool {
  /// A switch that is off unless typed; a negatable one is also turned off by `--no-name`.
  public static func flag(
    _ name: String,
    short: Unicode.Scalar? = nil,
    isNegatable: Bool = false,
    summary: String,
    discussion: String = ""
  ) -> Option {
    let specification = OptionSpecification(
      name: name, short: short, kind: .flag(isNegatable: isNegatable), summary: summary,
      discussion: discussion)
    return Option(specification: specification) { arguments in
      arguments.occurrences(of: specification).last.map { !$0.isNegated } ?? false
    }
  }
}

extension Option {
  /// A value that may be absent; the last one typed wins.
  public static func value<Wrapped>(
    _ name: String,
    short: Unicode.Scalar? = nil,
    _ syntax: ValueSyntax<Wrapped>,
    summary: String,
    discussion: String = ""
  ) -> Option where Value == Wrapped? {
    let specification = OptionSpecification(
      name: name, short: short, kind: .value(syntax.specification), summary: summary,
      discussion: discussion)
    return Option(specification: specification) { arguments throws(UsageError) in
      try arguments.values(of: specification, by: syntax).last
    }
  }

  /// A value that falls back to a default, given as it would be typed; the last one typed wins.
  public static func value(
    _ name: String,
    short: Unicode.Scalar? = nil,
    _ syntax: ValueSyntax<Value>,
    default text: String,
    summary: String,
    discussion: String = ""
  ) -> Option {
    let specification = OptionSpecification(
      name: name, short: short, kind: .value(syntax.specification.defaulting(to: text)),
      summary: summary, discussion: discussion)
    let fallback = syntax.decodedDefault(text)
    return Option(specification: specification) { arguments throws(UsageError) in
      try arguments.values(of: specification, by: syntax).last ?? fallback
    }
  }

  /// A value that can be typed several times; all of them count, in the order typed.
  public static func values<Element>(
    _ name: String,
    short: Unicode.Scalar? = nil,
    _ syntax: ValueSyntax<Element>,
    summary: String,
    discussion: String = ""
  ) -> Option where Value == [Element] {
    let specification = OptionSpecification(
      name: name, short: short, kind: .value(syntax.specification), isRepeatable: true,
      summary: summary, discussion: discussion)
    return Option(specification: specification) { arguments throws(UsageError) in
      try arguments.values(of: specification, by: syntax)
    }
  }

  /// A value typed as `--name=value`, or as `--name` alone, which means the implied one.
  public static func optionalValue<Wrapped>(
    _ name: String,
    short: Unicode.Scalar? = nil,
    _ syntax: ValueSyntax<Wrapped>,
    implied: Wrapped,
    summary: String,
    discussion: String = ""
  ) -> Option where Value == Wrapped? {
    let specification = OptionSpecification(
      name: name, short: short, kind: .optionalValue(syntax.specification), summary: summary,
      discussion: discussion)
    return Option(specification: specification) { arguments throws(UsageError) in
      try arguments.values(of: specification, by: syntax, implied: implied).last
    }
  }
}
