import LocCheckCommandLine
import Testing

struct CommandSpecificationProblemsTests {
  /// A flag with nothing wrong but what a test adds.
  private func flag(
    _ name: String, short: Unicode.Scalar? = nil, isNegatable: Bool = false, summary: String = "Is."
  ) -> OptionSpecification {
    OptionSpecification(
      name: name, short: short, kind: .flag(isNegatable: isNegatable), summary: summary)
  }

  /// A command with options.
  private func command(_ options: OptionSpecification...) -> CommandSpecification {
    CommandSpecification(
      name: "tool", summary: "Runs.", groups: [OptionGroup("Options", options: options)])
  }

  /// A command with arguments of the given names and arities.
  private func command(
    _ positionals: (name: String, arity: PositionalSpecification.Arity)...
  ) -> CommandSpecification {
    CommandSpecification(
      name: "tool", summary: "Runs.",
      positionals: positionals.map { name, arity in
        PositionalSpecification(
          value: ValueSpecification(name: name), arity: arity, summary: "Is.")
      })
  }

  @Test func `a sound tool has no problems`() {
    #expect(SampleTool.root.problems == [])
  }

  @Test func `options must be told apart`() {
    #expect(
      command(flag("a"), flag("a")).problems == ["'tool': the option '--a' is declared twice"])
    #expect(
      command(flag("a", short: "x"), flag("b", short: "x")).problems
        == ["'tool': the option '-x' is declared twice"])
    #expect(
      command(flag("a", isNegatable: true), flag("no-a")).problems
        == ["'tool': the option '--no-a' is declared twice"])
  }

  @Test func `the options every tool has are taken`() {
    #expect(
      command(flag("help")).problems == ["'tool': the option '--help' is declared twice"])
    #expect(
      command(flag("host", short: "h")).problems == ["'tool': the option '-h' is declared twice"])
    #expect(
      command(flag("version")).problems == ["'tool': the option '--version' is declared twice"])
  }

  @Test func `an option of a command above is taken`() {
    var root = command(flag("a"))
    var below = command(flag("a"))
    below.name = "sub"
    below.groups[0].title = "More"
    root.subcommands = [below]
    #expect(root.problems == ["'tool sub': the option '--a' is declared twice"])
  }

  @Test(arguments: ["", "Name", "a b", "-a", "a-", "a--b", "a=b", "ä", "a\n"])
  func `a name must be lowercase words`(name: String) {
    #expect(command(flag(name)).problems == ["'tool': '--\(name)': no name for an option"])
    #expect(CommandSpecification(name: name, summary: "Runs.").problems.count == 1)
  }

  @Test(arguments: ["-", "=", "é", " ", "\u{212A}"] as [Unicode.Scalar])
  func `a short form must be a letter or a digit`(short: Unicode.Scalar) {
    #expect(
      command(flag("a", short: short)).problems
        == ["'tool': '--a': the short form '\(short)' is no letter and no digit"])
  }

  @Test(arguments: ["", " ", "Two\nlines."])
  func `a summary must be one line`(summary: String) {
    #expect(
      command(flag("a", summary: summary)).problems
        == ["'tool': '--a': the summary is not one line"])
    var root = SampleTool.root
    root.summary = summary
    #expect(root.problems == ["'tool': the summary is not one line"])
    root = command(("A", .required))
    root.positionals[0].summary = summary
    #expect(root.problems == ["'tool': the summary of A is not one line"])
  }

  @Test func `arguments must be fillable in order`() {
    #expect(
      command(("A", .optional), ("B", .required)).problems
        == ["'tool': B is required but A is not"])
    #expect(
      command(("A", .repeated), ("B", .optional)).problems
        == ["'tool': B stands after A, which takes all"])
    #expect(
      command(("A", .required), ("A", .optional)).problems
        == ["'tool': the argument A is declared twice"])
    #expect(command(("A", .required), ("B", .optional), ("C", .repeated)).problems == [])
  }

  @Test func `commands must be told apart and from arguments`() {
    var root = command(("A", .required))
    let below = CommandSpecification(name: "sub", summary: "Runs.")
    root.subcommands = [below, below, CommandSpecification(name: "help", summary: "Helps.")]
    #expect(
      root.problems == [
        "'tool': the command 'sub' is declared twice",
        "'tool': the command 'help' is declared twice",
        "'tool': arguments cannot be told from commands",
      ])
  }

  @Test func `a value must have a name and something to choose from`() {
    let choices = [ValueSpecification.Choice("a"), ValueSpecification.Choice("a")]
    let values = [
      ValueSpecification(name: ""),
      ValueSpecification(name: "X", candidates: .oneOf([])),
      ValueSpecification(name: "X", candidates: .oneOf(choices), defaultText: "b"),
    ]
    let root = CommandSpecification(
      name: "tool", summary: "Runs.",
      groups: [
        OptionGroup(
          "Options",
          options: zip(["a", "b", "c"], values).map { name, value in
            OptionSpecification(name: name, kind: .value(value), summary: "Is.")
          })
      ])
    #expect(
      root.problems == [
        "'tool': '--a': the value has no name",
        "'tool': '--b': there is nothing to choose from",
        "'tool': '--c': the choice 'a' is declared twice",
        "'tool': '--c': the default 'b' is not among the choices",
      ])
  }

  @Test func `groups and examples must belong`() {
    let root = CommandSpecification(
      name: "tool", summary: "Runs.",
      examples: [UsageExample("other run", summary: "Runs.")],
      groups: [OptionGroup("Help", options: [flag("a")]), OptionGroup("Empty", options: [])])
    #expect(
      root.problems == [
        "'tool': the example 'other run' is of another command",
        "'tool': the group 'Help' is declared twice",
        "'tool': the group 'Empty' has no title or no options",
      ])
  }

  @Test func `reading an option that is not declared is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      let arguments = try arguments("run")
      _ = try arguments[SampleTool.undeclared]
    }
  }

  @Test func `a default that is no value is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Option.value("jobs", .integer("N", in: 1...4), default: "0", summary: "Is.")
    }
  }
}
