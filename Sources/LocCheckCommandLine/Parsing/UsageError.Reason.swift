extension UsageError {
  /// What is wrong with a command line.
  public enum Reason: Sendable, Equatable {
    /// An option that is not declared, with its hyphens, and the bundle it is part of.
    case unknownOption(String, in: String? = nil)

    /// A word in the place of a command that names none.
    case unknownCommand(String)

    /// No command where one of these has to follow.
    case missingCommand(expected: [String])

    /// An option at the end whose value, of the given name, has to follow.
    case missingValue(of: String, name: String)

    /// A value attached to an option that takes none.
    case unexpectedValue(String, of: String)

    /// A value of an option or argument that is not what is expected.
    case invalidValue(String, of: String, expected: String)

    /// No word for an argument that has to be there.
    case missingArgument(String)

    /// A word more than there are arguments.
    case unexpectedArgument(String)

    /// A reason only the command knows, worded as a lowercase fragment without a full stop.
    case rejected(String)
  }
}
