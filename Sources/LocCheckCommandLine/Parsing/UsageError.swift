/// A command line that does not fit the declaration; the tool prints it and exits with status 2.
public struct UsageError: Error, Sendable, Equatable {
  /// What is wrong.
  public var reason: Reason

  /// What was probably meant, spelled as it would be typed.
  public var suggestion: String?

  /// The word it is about, unless something is missing.
  public var word: Word?

  /// The name of the tool.
  public var tool: String

  /// The names of the command it is about, below the tool.
  public var command: [String]

  /// Creates an error about a command or about one of its words.
  public init(
    _ reason: Reason, in path: CommandPath, at word: Word? = nil, suggestion: String? = nil
  ) {
    self.reason = reason
    self.suggestion = suggestion
    self.word = word
    tool = path.root.name
    command = path.names
  }

  /// Creates the error about a value that its declaration does not accept.
  init(_ invalid: InvalidValue, of subject: String, in path: CommandPath, at word: Word) {
    self.init(
      .invalidValue(word.text, of: subject, expected: invalid.expected),
      in: path, at: word, suggestion: invalid.suggestion)
  }
}
