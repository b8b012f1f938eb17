import LocCheckCommandLine

extension CommandSpecification {
  /// The whole tool.
  static let locCheck = CommandSpecification(
    name: "loccheck",
    summary: "Acceptance tests for localized text: does the label show the right text?",
    discussion: """
      loccheck reads plain-text scenario tables, shows each text through a headless label in each \
      locale as Foundation and SwiftUI would, and writes a JUnit XML report.

      Exit status: 0 all checks hold, 1 a check failed, 2 an input cannot be used, 3 a report could \
      not be written, 4 nothing was selected.
      """,
    subcommands: [run, list])

  /// Runs scenarios.
  static let run = CommandSpecification(
    name: "run",
    summary: "Run scenarios and write a JUnit XML report.",
    examples: [
      UsageExample("loccheck run", summary: "Run all of Scenarios."),
      UsageExample("loccheck run -l pl,ru -t plural", summary: "Run plurals in two locales."),
      UsageExample("loccheck run Scenarios/files.loccheck:21", summary: "Run one row."),
    ],
    groups: [
      OptionGroup(
        "Select", Options.locales, Options.tags, Options.filter, Options.skip),
      OptionGroup(
        "Run", Options.jobs, Options.failFast, Options.dryRun, Options.allowEmpty),
      OptionGroup(
        "Report", Options.junit, Options.junitFlavor, Options.format, Options.color,
        Options.exitZero),
    ],
    positionals: [Options.paths.specification])

  /// Lists the identities of checks.
  static let list = CommandSpecification(
    name: "list",
    summary: "Print the identities of the checks without running them.",
    groups: [
      OptionGroup(
        "Select", Options.locales, Options.tags, Options.filter, Options.skip),
      OptionGroup("Print", Options.listFormat, Options.allowEmpty),
    ],
    positionals: [Options.paths.specification])
}
