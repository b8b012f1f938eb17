import LocCheckCommandLine
import LocCheckLocales
import LocCheckReports
import LocCheckScenarios

/// The options of all commands, each declared once.
enum Options {
  /// The locales that are run.
  static let locales = Option<[[LocaleTag]]>.values(
    "locale", short: "l", .localeList,
    summary: "Run only rows for these locales, separated by commas.",
    discussion: "A language stands for its regions too: 'ar' runs rows for ar-EG.")

  /// What must hold of the tags.
  static let tags = Option<TagExpression?>.value(
    "tag", short: "t", .tagExpression,
    summary: "Run only scenarios whose tags match, such as 'smoke and not slow'.")

  /// What identities must match.
  static let filter = Option<String?>.value(
    "filter", short: "f", .pattern,
    summary: "Run only checks whose identity matches a regular expression.",
    discussion: "'loccheck list' prints the identities.")

  /// What identities must not match.
  static let skip = Option<String?>.value(
    "skip", .pattern,
    summary: "Leave out checks whose identity matches a regular expression.")

  /// The number of jobs.
  static let jobs = Option<Int?>.value(
    "jobs", short: "j", .integer("N", in: 1...1024),
    summary: "Run N chunks of checks at a time; the processors there are by default.")

  /// The number of failures that end a run.
  static let failFast = Option<Int?>.optionalValue(
    "fail-fast", .integer("N", in: 1...1_000_000), implied: 1,
    summary: "Stop after the first failure, or after N.")

  /// Whether nothing is run.
  static let dryRun = Option<Bool>.flag(
    "dry-run", summary: "Read and plan everything, print the identities, and run nothing.")

  /// Whether an empty selection is a success.
  static let allowEmpty = Option<Bool>.flag(
    "allow-empty", summary: "Exit with 0 where nothing is selected, instead of 4.")

  /// Whether failures leave the status at 0.
  static let exitZero = Option<Bool>.flag(
    "exit-zero", summary: "Exit with 0 although checks fail; the report sets the verdict.")

  /// The JUnit report's path.
  static let junit = Option<String>.value(
    "junit", .output("FILE", extensions: ["xml"]), default: "Reports/TEST-loccheck.xml",
    summary: "Write the JUnit XML report to FILE; '-' is standard output, 'none' writes none.")

  /// The JUnit report's flavour.
  static let junitFlavor = Option<JUnitReport.Flavor>.value(
    "junit-flavor", .choice(of: JUnitReport.Flavor.self), default: "full",
    summary: "Write properties and places too (full), or what the xUnit schema allows (xunit).")

  /// How much is printed.
  static let format = Option<RunFormat>.value(
    "format", .choice(of: RunFormat.self), default: "pretty",
    summary: "Print for people, in full or failures alone (quiet), or for another tool.",
    discussion: """
      'tap' is the Test Anything Protocol, 'github' adds annotations, 'xcode' prints lines that Xcode \
      shows in the editor. Where GITHUB_ACTIONS is set, 'pretty' is 'github'.
      """)

  /// Whether the text is coloured.
  static let color = Option<ColorChoice>.value(
    "color", .choice(of: ColorChoice.self), default: "auto",
    summary: "Colour the output; 'auto' does on a terminal and honours NO_COLOR.")

  /// The path of the document for other tools that a command other than 'run' writes.
  static let json = Option<String?>.value(
    "json", .output("FILE", extensions: ["json"]),
    summary: "Write a JSON document to FILE; '-' is standard output, all else on standard error.")

  /// The form of a list.
  static let listFormat = Option<ListFormat>.value(
    "format", .choice(of: ListFormat.self), default: "text",
    summary: "Print one identity a line, or a JSON document.")

  /// The scenario files and folders.
  static let paths = Positional<[String]>.repeated(
    .path("PATH", extensions: ["loccheck"]), default: "Scenarios",
    summary: "Scenario files, folders of them, FILE:LINE for one row, or '-' for standard input.")
}
