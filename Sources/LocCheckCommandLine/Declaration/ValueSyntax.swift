import LocCheckDiagnostics

/// How a value is spelled on the command line, and what the spelling means.
public struct ValueSyntax<Value: Sendable>: Sendable {
  /// The declaration without the type.
  public var specification: ValueSpecification

  /// Turns a typed text into the value; the error says what was expected.
  public var decode: @Sendable (String) throws(InvalidValue) -> Value

  /// Creates a syntax from a declaration and its meaning.
  public init(
    _ specification: ValueSpecification,
    decode: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    self.specification = specification
    self.decode = decode
  }

  /// Creates a syntax for free text with a meaning of its own.
  public init(
    _ name: String, decode: @escaping @Sendable (String) throws(InvalidValue) -> Value
  ) {
    self.init(ValueSpecification(name: name), decode: decode)
  }
}

extension ValueSyntax {
  /// Decodes the text of a default; a default that is no value is a mistake in the declaration.
  func decodedDefault(_ text: String) -> Value {
    do {
      return try decode(text)
    } catch {
      preconditionFailure(
        "default \(text.quoted) of \(specification.name): expected \(error.expected)")
    }
  }
}

extension ValueSyntax where Value == String {
  /// Free text, which may be empty.
  public static func text(_ name: String) -> ValueSyntax {
    ValueSyntax(ValueSpecification(name: name)) { $0 }
  }

  /// The path of a file, as typed; the extensions (without dot) are what a shell offers.
  public static func file(_ name: String, extensions: [String] = []) -> ValueSyntax {
    ValueSyntax(
      ValueSpecification(name: name, candidates: .files(withExtensions: extensions))
    ) { $0 }
  }

  /// The path of a directory, as typed.
  public static func directory(_ name: String) -> ValueSyntax {
    ValueSyntax(ValueSpecification(name: name, candidates: .directories)) { $0 }
  }
}

extension ValueSyntax
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of an enumeration, spelled as its raw value.
  ///
  /// Without a name the choices themselves stand in the help: `auto|always|never`.
  public static func choice(
    _ name: String? = nil,
    of type: Value.Type = Value.self,
    summary: (Value) -> String = { _ in "" }
  ) -> ValueSyntax {
    let choices = Value.allCases.map {
      ValueSpecification.Choice($0.rawValue, summary: summary($0))
    }
    let specification = ValueSpecification(
      name: name ?? choices.map(\.name).joined(separator: "|"), candidates: .oneOf(choices))
    return ValueSyntax(specification) { text throws(InvalidValue) in
      guard let value = Value.allCases.first(where: { $0.rawValue.isIdenticalUTF8(to: text) })
      else {
        throw specification.rejection(of: text) ?? InvalidValue(expected: specification.name)
      }
      return value
    }
  }
}
