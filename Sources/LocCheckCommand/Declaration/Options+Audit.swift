import LocCheckCommandLine
import LocCheckLocales
import LocCheckReports

extension Options {
  /// The files and folders that are audited.
  static let auditPaths = Positional<[String]>.repeated(
    .path("CATALOG", extensions: ["xcstrings", "strings", "stringsdict", "loctable", "xliff"]),
    default: ".",
    summary: "Files of messages, bundles, and folders that hold any of them.")

  /// The locales that are audited.
  static let auditLocales = Option<[[LocaleTag]]>.values(
    "locale", short: "l", .localeList,
    summary: "Report only on these locales, separated by commas.",
    discussion: "A language stands for its regions too. What is about no locale is always told.")

  /// How much of an audit is printed.
  static let auditFormat = Option<ConsoleReport.Format>.value(
    "format", .choice(of: ConsoleReport.Format.self), default: "pretty",
    summary: "Print everything, or errors and totals alone.")
}
