import LocCheckCatalogs
import LocCheckDiagnostics

extension TemplateReader {
  /// Reads `\{NAME}`: a character in capitals, or an argument.
  mutating func readName(at start: Int, end: Int) -> Int {
    guard let brace = bytes.offset(of: ASCII.closeBrace, in: start..<end) else {
      report(Diagnostic.unclosedBrace, at: start..<start + 2)
      return start + 2
    }
    let (name, bounds) = (bytes.text(in: start + 2..<brace), start..<brace + 1)
    if let character = NamedCharacter(rawValue: name) {
      append(character.text)
    } else if let reference = expectedReference(name) {
      if isDeclared(reference.name, at: bounds) { append(reference) }
    } else {
      let problem = problem(withName: name)
      report(problem, at: bounds)
    }
    return brace + 1
  }

  /// Reads `\(name)` or `\(name, specifier: "%.2f")`.
  mutating func readInterpolation(at start: Int, end: Int) -> Int {
    var scanner = InterpolationScanner(bytes: bytes, index: start + 2, end: end)
    guard let interpolation = scanner.interpolation() else {
      let close = bytes.offset(of: ASCII.closeParenthesis, in: start..<end)
      let next = close.map { $0 + 1 } ?? start + 2
      report(Diagnostic.malformedInterpolation, at: start..<next)
      return next
    }
    let bounds = start..<scanner.index
    guard dialect.takesArguments else {
      let advice = dialect.argumentAdvice
      report({ .misplacedArgument(at: $0, help: advice) }, at: bounds)
      return scanner.index
    }
    guard isDeclared(interpolation.name, at: bounds), isAllowed(interpolation, at: bounds) else {
      return scanner.index
    }
    append(
      TextTemplate.Reference(
        interpolation.name, isRaw: dialect == .expectation || dialect == .string,
        specifier: interpolation.specifier))
    return scanner.index
  }

  /// Returns the reference that a name in braces makes, nil where it is none.
  private func expectedReference(_ text: String) -> TextTemplate.Reference? {
    guard dialect == .expectation else { return nil }
    let name = text.hasSuffix(":raw") ? String(text.dropLast(4)) : text
    guard isKnown(name) || Self.isMeantAsArgument(name) else { return nil }
    return TextTemplate.Reference(name, isRaw: name.utf8.count < text.utf8.count)
  }

  /// Returns what is wrong with a name in braces that is neither a character nor an argument.
  private func problem(withName name: String) -> (SourceRange) -> Diagnostic {
    let base = String(name.prefix { $0 != ":" })
    if dialect == .expectation, isKnown(base) { return { .unknownForm(of: base, at: $0) } }
    guard Self.isMeantAsArgument(base) else { return { .unknownCharacter(name, at: $0) } }
    guard dialect.takesArguments else {
      let advice = dialect.argumentAdvice
      return { .misplacedArgument(at: $0, help: advice) }
    }
    return { .expectedForm(of: base, at: $0) }
  }

  /// Returns whether an argument is declared, and reports one that is not.
  private mutating func isDeclared(_ name: String, at bounds: Range<Int>) -> Bool {
    if isKnown(name) { return true }
    let names = arguments.map(\.name)
    report({ .undeclaredArgument(name, declared: names, at: $0) }, at: bounds)
    return false
  }

  /// Returns whether Swift would compile an interpolation where it stands, and reports it
  /// otherwise.
  private mutating func isAllowed(
    _ interpolation: InterpolationScanner.Interpolation, at bounds: Range<Int>
  ) -> Bool {
    let type = arguments.first { $0.name == interpolation.name }?.type
    if interpolation.specifier != nil {
      guard dialect == .message || dialect == .key else {
        report(Diagnostic.specifierInString, at: bounds)
        return false
      }
      guard type?.isNumber == true else {
        report({ .specifierForText(interpolation.name, at: $0) }, at: bounds)
        return false
      }
    }
    if type == .text, dialect == .message || dialect == .string {
      report({ .textInString(interpolation.name, at: $0) }, at: bounds)
      return false
    }
    return true
  }

  /// Returns whether an argument of a name is declared.
  private func isKnown(_ name: String) -> Bool {
    arguments.contains { $0.name.isIdenticalUTF8(to: name) }
  }

  /// Returns whether an unknown name is rather an argument than a character.
  private static func isMeantAsArgument(_ name: String) -> Bool {
    isIdentifier(name) && name.contains(where: \.isLowercase)
      && NamedCharacter(rawValue: name.uppercased()) == nil
  }

  /// Returns whether a text has the form of a Swift identifier.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}

extension ArgumentType {
  /// Whether values of the type are numbers.
  var isNumber: Bool { isInteger || self == .float || self == .double }
}

extension Diagnostic {
  /// A reference to an argument that nobody declared.
  static func undeclaredArgument(
    _ name: String, declared: [String], at range: SourceRange
  ) -> Diagnostic {
    let advice =
      NearestName.question(for: name, among: declared)
      ?? "add it to 'args:'"
    return Diagnostic(
      "scenario.undeclared-argument", .error,
      "the argument \(name.quoted) is not declared; \(advice)", at: range)
  }

  /// A name in capitals that is no character.
  fileprivate static func unknownCharacter(_ name: String, at range: SourceRange) -> Diagnostic {
    let names = NamedCharacter.allCases.map(\.name)
    return Diagnostic(
      "scenario.unknown-character", .error,
      "no character is named \(name.quoted)\(NearestName.hint(for: name, among: names))", at: range)
  }

  /// An argument in a text that has none.
  fileprivate static func misplacedArgument(at range: SourceRange, help: String?) -> Diagnostic {
    Diagnostic(
      "scenario.misplaced-argument", .error,
      "\(range.text.quoted) is an argument, and none can stand here", at: range, help: help)
  }

  /// The form of an expected text inside a message.
  fileprivate static func expectedForm(of name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.misplaced-argument", .error,
      "a message takes an argument as '\\(\(name))'; \(range.text.quoted) belongs in expected texts",
      at: range)
  }

  /// Something other than `raw` after an argument's colon.
  fileprivate static func unknownForm(of name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.unknown-argument-form", .error,
      "expected '\\{\(name)}' or '\\{\(name):raw}', found \(range.text.quoted)", at: range)
  }

  /// An interpolation of anything but a name.
  fileprivate static func malformedInterpolation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.malformed-interpolation", .error,
      "expected '\\(name)' or '\\(name, specifier: \"%.2f\")', found \(range.text.quoted)",
      at: range)
  }

  /// A specifier where Swift knows none.
  fileprivate static func specifierInString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.misplaced-specifier", .error,
      "a specifier belongs in a message; a plain string has none", at: range)
  }

  /// A specifier for something that is no number.
  fileprivate static func specifierForText(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.misplaced-specifier", .error,
      "\(name.quoted) is no number, and only numbers take a specifier", at: range)
  }

  /// A nested text where Swift takes none.
  fileprivate static func textInString(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.misplaced-text", .error,
      "\(name.quoted) is a Text, and only a SwiftUI key takes one", at: range)
  }
}
