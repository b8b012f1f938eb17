import LocCheckCommandLine

/// When to colour, as the sample tool chooses it.
enum Color: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}

/// A declared tool that uses every feature of a declaration.
enum SampleTool {
  /// An option of the tool itself, with a default among choices.
  static let color = Option.value(
    "color", .choice(of: Color.self), default: "auto", summary: "When to colour the output.")
  /// A number in a range that may be absent.
  static let jobs = Option.value(
    "jobs", short: "j", .integer("N", in: 1...64), summary: "How many checks run at once.")
  /// A repeatable text.
  static let key = Option.values(
    "key", short: "k", .text("GLOB"), summary: "Runs only the messages whose key matches.")
  /// A file with a default.
  static let junit = Option.value(
    "junit", .file("FILE", extensions: ["xml"]), default: "report.xml",
    summary: "Writes a report for the server, which keeps it for a while and then forgets it.")
  /// A choice whose value has a name of its own.
  static let format = Option.value(
    "format", short: "F", .choice("STYLE", of: Style.self), summary: "The style of the output.")
  /// A number that may be left out.
  static let failFast = Option.optionalValue(
    "fail-fast", .integer("N", in: 1...Int.max), implied: 1, summary: "Stops after N failures.")
  /// A plain flag.
  static let dryRun = Option.flag("dry-run", short: "n", summary: "Lists without running.")
  /// A flag that can be turned off.
  static let strict = Option.flag(
    "strict", short: "s", isNegatable: true, summary: "Makes warnings fail.")
  /// An option no command declares.
  static let undeclared = Option.flag("undeclared", summary: "Is listed nowhere.")

  /// Any number of files with a default.
  static let paths = Positional.repeated(
    .file("PATH"), default: "Scenarios", summary: "The files to run.")
  /// A required text.
  static let message = Positional.required(.text("KEY"), summary: "The message to explain.")
  /// An optional text.
  static let locale = Positional.optional(.text("LOCALE"), summary: "The language to use.")
  /// At least one file.
  static let files = Positional.oneOrMore(.file("FILE"), summary: "The reports to merge.")
  /// A required choice.
  static let shell = Positional.required(.choice("SHELL", of: Shell.self), summary: "The shell.")

  /// How the sample tool prints.
  enum Style: String, CaseIterable, Sendable {
    case pretty
    case quiet
  }

  /// The shells the sample tool knows.
  enum Shell: String, CaseIterable, Sendable {
    case bash
    case fish
    case zsh
  }

  /// A command with everything but commands below it.
  static let run = CommandSpecification(
    name: "run",
    summary: "Runs scenarios and writes a report.",
    discussion: """
      Every scenario is run in every language it names. A scenario that cannot be read
      becomes an error; the others still run.

      Status:
        0  all checks hold
        1  a check failed
      """,
    examples: [
      UsageExample("tool run -k 'menu.*'", summary: "Runs the messages of the menu."),
      UsageExample("tool run --dry-run", summary: "Lists what would run."),
    ],
    groups: [
      OptionGroup("Selection", key),
      OptionGroup("Running", jobs, failFast, dryRun, strict),
      OptionGroup("Reports", junit, format),
    ],
    positionals: [paths.specification])

  /// A command with nothing but commands below it.
  static let report = CommandSpecification(
    name: "report",
    summary: "Works on reports.",
    subcommands: [
      CommandSpecification(
        name: "merge", summary: "Merges reports into one.", positionals: [files.specification]),
      CommandSpecification(
        name: "html", summary: "Renders a report.", positionals: [files.specification]),
    ])

  /// The tool.
  static let root = CommandSpecification(
    name: "tool",
    summary: "Checks what a program says.",
    subcommands: [
      run,
      report,
      CommandSpecification(
        name: "explain", summary: "Explains a text.",
        positionals: [message.specification, locale.specification]),
      CommandSpecification(
        name: "completions", summary: "Prints completions.", positionals: [shell.specification]),
    ],
    groups: [OptionGroup("Output", color)])
}
