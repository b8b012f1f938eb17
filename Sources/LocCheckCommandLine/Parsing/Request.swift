/// What a command line asks for.
public enum Request: Sendable {
  /// To run a command.
  case run(ParsedArguments)

  /// To show the help of a command.
  case help(CommandPath)

  /// To show the version of the tool.
  case version
}
