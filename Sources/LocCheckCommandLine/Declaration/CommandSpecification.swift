/// A command as declared: the one source of its parsing, help, manual page and completions.
public struct CommandSpecification: Sendable, Equatable {
  /// The word that selects the command; for the root, the name of the tool.
  public var name: String

  /// One line for a list of commands, as a sentence.
  public var summary: String

  /// Paragraphs for its help; lines that start with white space are kept as they are.
  public var discussion: String

  /// Command lines worth copying, most useful first.
  public var examples: [UsageExample]

  /// The commands below this one, in the order they are listed.
  public var subcommands: [CommandSpecification]

  /// The options, in the groups and the order they are listed; commands below accept them too.
  public var groups: [OptionGroup]

  /// The arguments that are not options, in the order they are typed.
  public var positionals: [PositionalSpecification]

  /// Creates the declaration of a command.
  public init(
    name: String,
    summary: String,
    discussion: String = "",
    examples: [UsageExample] = [],
    subcommands: [CommandSpecification] = [],
    groups: [OptionGroup] = [],
    positionals: [PositionalSpecification] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.subcommands = subcommands
    self.groups = groups
    self.positionals = positionals
  }
}

extension CommandSpecification {
  /// The command `help [COMMAND…]`, which the root of every tool with commands has.
  public static let help = CommandSpecification(
    name: "help",
    summary: "Shows the help of the tool or of one of its commands.",
    positionals: [
      PositionalSpecification(
        value: ValueSpecification(name: "COMMAND"),
        arity: .repeated,
        summary: "The command to show the help of.")
    ])
}
