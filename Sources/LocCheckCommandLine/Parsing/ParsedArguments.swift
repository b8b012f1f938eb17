/// A command line as typed, known to fit the declaration, with typed access to what it means.
public struct ParsedArguments: Sendable {
  /// The command that was selected.
  public let path: CommandPath

  /// The options in the order typed.
  public let options: [OptionOccurrence]

  /// The arguments in the order typed.
  public let positionals: [PositionalOccurrence]

  /// The meaning of an option; throws when a value is not what its syntax expects.
  ///
  /// - Precondition: The command, or one above it, declares the option.
  public subscript<Value>(option: Option<Value>) -> Value {
    get throws(UsageError) { try option.meaning(self) }
  }

  /// The meaning of an argument; throws when a value is not what its syntax expects.
  ///
  /// - Precondition: The command declares the argument.
  public subscript<Value>(positional: Positional<Value>) -> Value {
    get throws(UsageError) { try positional.meaning(self) }
  }

  /// Whether an option was typed at all, in any of its forms.
  public func contains<Value>(_ option: Option<Value>) -> Bool {
    !occurrences(of: option.specification).isEmpty
  }

  /// An error about an option as typed, for what only the command can know.
  public func error<Value>(_ message: String, about option: Option<Value>) -> UsageError {
    let occurrence = occurrences(of: option.specification).last
    return UsageError(.rejected(message), in: path, at: occurrence?.spelling)
  }
}

extension ParsedArguments {
  /// The times an option was typed, in order.
  func occurrences(of specification: OptionSpecification) -> [OptionOccurrence] {
    precondition(
      path.options.contains(specification),
      "'\(path.invocation)' does not declare '--\(specification.name)'")
    return options.filter { $0.name == specification.name }
  }

  /// The values of an option in the order typed, the implied one where it was typed without.
  func values<Value>(
    of specification: OptionSpecification, by syntax: ValueSyntax<Value>, implied: Value? = nil
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for occurrence in occurrences(of: specification) {
      if let word = occurrence.value {
        values.append(try decoded(word, by: syntax, as: occurrence.spelling.text))
      } else if let implied {
        values.append(implied)
      }
    }
    return values
  }

  /// The values of an argument in the order typed.
  func values<Value>(
    of specification: PositionalSpecification, by syntax: ValueSyntax<Value>
  ) throws(UsageError) -> [Value] {
    let name = specification.value.name
    precondition(
      path.command.positionals.contains(specification),
      "'\(path.invocation)' does not declare \(name)")
    var values: [Value] = []
    for positional in positionals where positional.name == name {
      values.append(try decoded(positional.word, by: syntax, as: name))
    }
    return values
  }

  /// Decodes a word, blaming the option or argument it was typed for.
  private func decoded<Value>(
    _ word: Word, by syntax: ValueSyntax<Value>, as subject: String
  ) throws(UsageError) -> Value {
    do {
      return try syntax.decode(word.text)
    } catch {
      throw UsageError(error, of: subject, in: path, at: word)
    }
  }
}
