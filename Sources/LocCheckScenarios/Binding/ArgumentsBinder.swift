import LocCheckCatalogs
import LocCheckDiagnostics

/// Reads the declarations of `args:` and types as they are spelled in Swift.
struct ArgumentsBinder {
  /// The context of the file.
  let context: BindingContext

  /// The number of arguments a format can address.
  private static let limit = 127

  /// A declaration and where it is written.
  struct Declared {
    /// The declaration.
    var argument: ArgumentDeclaration
    /// Where it is written.
    var bounds: Range<Int>
    /// Whether its type is known, and not a guess at a misspelt one.
    var hasKnownType: Bool
  }

  /// Returns the arguments that words declare.
  func declarations(_ words: [Range<Int>]) -> [Declared] {
    var declared: [Declared] = []
    for bounds in words {
      guard let declaration = declaration(bounds) else { continue }
      let name = declaration.argument.name
      guard !declared.contains(where: { $0.argument.name == name }) else {
        context.report(.repeatedArgument(name, at: context.range(bounds)))
        continue
      }
      guard declared.count < Self.limit else {
        context.report(.tooManyArguments(limit: Self.limit, at: context.range(bounds)))
        break
      }
      declared.append(declaration)
    }
    return declared
  }

  /// Returns the type that a stretch spells.
  func type(_ bounds: Range<Int>) -> ArgumentType? {
    let text = context.text(in: bounds)
    if let type = ArgumentType(rawValue: text) { return type }
    if text == "Date" {
      context.report(.unsupportedType(text, at: context.range(bounds)))
    } else {
      let names = ArgumentType.allCases.map(\.rawValue)
      context.report(.unknownType(text, known: names, at: context.range(bounds)))
    }
    return nil
  }

  /// Returns the type that a misspelt one stands for, so that what depends on it is read as it is
  /// meant.
  private func nearestType(_ bounds: Range<Int>) -> ArgumentType {
    let names = ArgumentType.allCases.map(\.rawValue)
    return NearestName.suggestion(for: context.text(in: bounds), among: names)
      .flatMap(ArgumentType.init) ?? .string
  }

  /// Returns the argument that one word declares.
  private func declaration(_ bounds: Range<Int>) -> Declared? {
    let equals = context.bytes.offset(of: ASCII.equals, in: bounds)
    let name = context.text(in: bounds.lowerBound..<(equals ?? bounds.upperBound))
    guard let equals, TemplateReader.isIdentifier(name) else {
      context.report(.malformedArgument(at: context.range(bounds)))
      return nil
    }
    guard !DisplayColumn.fixedNames.contains(name) else {
      context.report(.reservedArgument(name, at: context.range(bounds)))
      return nil
    }
    let written = equals + 1..<bounds.upperBound
    let known = type(written)
    return Declared(
      argument: ArgumentDeclaration(name: name, type: known ?? nearestType(written)),
      bounds: bounds, hasKnownType: known != nil)
  }
}

extension Diagnostic {
  /// A declaration of another form.
  fileprivate static func malformedArgument(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.malformed-argument", .error,
      "expected 'name=Type' without spaces, found \(range.text.quoted)", at: range)
  }

  /// An argument with the name of a column.
  fileprivate static func reservedArgument(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.reserved-argument", .error,
      "\(name.quoted) is the name of a column; give the argument another", at: range)
  }

  /// An argument declared twice.
  fileprivate static func repeatedArgument(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.repeated-argument", .error, "the argument \(name.quoted) is declared twice",
      at: range)
  }

  /// More arguments than a format can address.
  fileprivate static func tooManyArguments(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.too-many-arguments", .error, "a message has at most \(limit) arguments", at: range)
  }

  /// A type that is known, and cannot be compared from run to run.
  fileprivate static func unsupportedType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.unsupported-type", .error,
      "\(name) is not supported: its text depends on clock and calendar; "
        + "pass a formatted String", at: range)
  }

  /// A type nobody knows.
  fileprivate static func unknownType(
    _ name: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let advice =
      NearestName.question(for: name, among: known)
      ?? "expected \(known.alternatives)"
    return Diagnostic(
      "scenario.unknown-type", .error, "unknown type \(name.quoted); \(advice)", at: range)
  }
}
