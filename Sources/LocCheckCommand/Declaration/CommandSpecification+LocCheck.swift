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
      not be written, 4 nothing was selected, 130 and 143 after SIGINT and SIGTERM.
      """,
    subcommands: [run, audit, extract, explain, list, plan, report])

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
        "Select", Options.locales, Options.tags, Options.filter, Options.skip,
        Options.includeFrom, Options.excludeFrom, Options.rerunFailed),
      OptionGroup(
        "Share", Options.shard, Options.shardMode, Options.timings, Options.plan),
      OptionGroup(
        "Run", Options.jobs, Options.failFast, Options.dryRun, Options.allowEmpty,
        Options.noCache),
      OptionGroup(
        "Report",
        options: [Options.junit.specification] + Options.junitOptions
          + Options.reports.map(\.specification)
          + [
            Options.htmlAssets.specification, Options.journal.specification,
            Options.reproducible.specification,
          ]),
      OptionGroup("Print", Options.format, Options.color, Options.exitZero),
    ],
    positionals: [Options.paths.specification])

  /// Checks resources without scenarios.
  static let audit = CommandSpecification(
    name: "audit",
    summary: "Check files of messages, and count how far they are translated.",
    discussion: """
      Reads String Catalogs, .strings, .stringsdict and .loctable files, XLIFF exports and whole \
      bundles, reports what is wrong in each file at its place, and counts for each table and \
      locale the keys that are translated, in review, new and missing. In a compiled file every \
      text counts as translated.

      Exit status: 0 no errors, 1 a file has errors, 2 a path cannot be read, 3 the output could \
      not be written, 4 there was nothing to read.
      """,
    examples: [
      UsageExample("loccheck audit", summary: "Check everything below this folder."),
      UsageExample("loccheck audit Build/App.app -l pl,ru", summary: "Check a product."),
      UsageExample("loccheck audit --json audit.json", summary: "Write a report for tools too."),
    ],
    groups: [
      OptionGroup("Select", Options.auditLocales),
      OptionGroup(
        "Report", Options.json, Options.sarif, Options.gitlab, Options.github, Options.xcode,
        Options.auditFormat, Options.color),
    ],
    positionals: [Options.auditPaths.specification])

  /// Extracts messages from sources.
  static let extract = CommandSpecification(
    name: "extract",
    summary: "Find the messages in Swift sources, and hold them against the catalogs.",
    discussion: """
      Reads Swift with the parser of the toolchain and finds every literal whose type is that of a \
      localized text: what a build hands to the translators. Says why other texts are not handed \
      over, derives the keys with the specifiers of what is interpolated, and reports keys that no \
      catalog has, entries that no source has, look-ups in the wrong table or bundle, and targets \
      whose messages Xcode does not sync.

      Exit status: 0 no errors, 1 a finding is an error, 2 an input cannot be read, 3 the output \
      could not be written, 4 there was nothing to read. With --sync: 0 the catalog is up to date, \
      1 --dry-run would change it, 2 it stays as it is.
      """,
    examples: [
      UsageExample("loccheck extract App", summary: "Check the projects and sources of a folder."),
      UsageExample(
        "loccheck extract App --json messages.json", summary: "Write all messages for tools."),
      UsageExample(
        "loccheck extract App --sync App/Localizable.xcstrings --dry-run",
        summary: "Show what a build in Xcode would change in a catalog."),
    ],
    groups: [
      OptionGroup("Inputs", Options.extractCatalogs, Options.stringsData, Options.noCache),
      OptionGroup(
        "Select", Options.targets, Options.platform, Options.configuration, Options.macroNames,
        Options.requireComments),
      OptionGroup("Sync", Options.sync, Options.syncDryRun),
      OptionGroup(
        "Report", Options.json, Options.sarif, Options.gitlab, Options.github, Options.xcode,
        Options.stringsDataOutput, Options.auditFormat, Options.color),
    ],
    positionals: [Options.extractSources.specification])

  /// Explains what a key shows.
  static let explain = CommandSpecification(
    name: "explain",
    summary: "Show the whole way from a key to the text a user sees.",
    discussion: """
      Passes the key through each entry point of the label, and prints which localization, table, \
      message, plural form and formatting locale it met on its way to the text; or why the key, a \
      default value or another language was shown.

      The values of the arguments take the types that the key's specifiers ask for: '%lld' an Int, \
      '%@' a String. For a key without specifiers '3' is an Int, '3.5' a Double, and anything else \
      a String.

      Exit status: 0 every text is a translation or shown as it is, 1 a key, a default value or \
      another language was shown, 2 an input cannot be used, 3 the output could not be written.
      """,
    examples: [
      UsageExample(
        "loccheck explain summary.item-count -l pl -a 22",
        summary: "Explain a plural, with the catalogs that the files in Scenarios name."),
      UsageExample(
        "loccheck explain 'Done' -l de,fr --catalog App/Localizable.xcstrings --entry key",
        summary: "Explain a SwiftUI key."),
    ],
    groups: [
      OptionGroup(
        "Look up", Options.explainLocales, Options.catalogs, Options.bundles, Options.table,
        Options.inBundle),
      OptionGroup(
        "Call", Options.entryPoints, Options.argumentValues, Options.defaultValue),
      OptionGroup(
        "Device", Options.device, Options.width, Options.states, Options.formatLocale),
      OptionGroup("Report", Options.json, Options.color),
    ],
    positionals: [Options.key.specification])

  /// Lists the identities of checks.
  static let list = CommandSpecification(
    name: "list",
    summary: "Print the identities of the checks without running them.",
    groups: [
      OptionGroup(
        "Select", Options.locales, Options.tags, Options.filter, Options.skip),
      OptionGroup("Print", Options.listFormat, Options.allowEmpty, Options.noCache),
    ],
    positionals: [Options.paths.specification])
}
