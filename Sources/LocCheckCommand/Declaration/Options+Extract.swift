import LocCheckCommandLine
import LocCheckSources

extension Options {
  /// What messages are extracted from.
  static let extractSources = Positional<[String]>.repeated(
    .path(
      "SOURCE", extensions: ["swift", "xcodeproj", "podspec", "stringsdata"]), default: ".",
    summary: """
      Swift files, folders, packages (Package.swift), Xcode projects, podspecs, Podfiles, \
      .stringsdata, or patterns of them.
      """)

  /// What the messages are held against.
  static let extractCatalogs = Option<[String]>.values(
    "catalog", .path("GLOB", extensions: ["xcstrings", "strings", "stringsdict"]),
    summary: "Hold the messages against these catalogs and tables alone.",
    discussion: "Without it against those of the targets, and those below the folders named.")

  /// What the compiler wrote.
  static let stringsData = Option<[String]>.values(
    "stringsdata", .directory("DIR"),
    summary: "Read what Xcode's compiler extracted too, and tell where it differs.")

  /// Where the same is written.
  static let stringsDataOutput = Option<String?>.value(
    "stringsdata-out", .directory("DIR"),
    summary: "Write a .stringsdata file for each Swift file, as Xcode's compiler does.")

  /// The targets.
  static let targets = Option<[String]>.values(
    "target", .text("NAME"),
    summary: "Read the code of this target alone; all that are no tests by default.")

  /// The platform.
  static let platform = Option<BuildConfiguration.Platform?>.value(
    "platform", .choice("NAME"),
    summary: "Read the branches of #if for this platform; those for any by default.")

  /// The build configuration.
  static let configuration = Option<BuildChoice?>.value(
    "configuration", .choice(),
    summary: "Read the branches of #if for a debug or a release build; both by default.")

  /// Further functions that look keys up.
  static let macroNames = Option<[String]>.values(
    "macro", .functionName("NAME"),
    summary: "Take the first argument of this function for a key, as that of NSLocalizedString.")

  /// Whether every message needs a comment.
  static let requireComments = Option<Bool>.flag(
    "require-comments", summary: "Report messages without a comment for translators.")

  /// The catalog that is brought up to date.
  static let sync = Option<String?>.value(
    "sync", .path("CATALOG", extensions: ["xcstrings"]),
    summary: "Bring this catalog up to date as Xcode's build does; with --dry-run only say how.")

  /// Whether the catalog is left as it is.
  static let syncDryRun = Option<Bool>.flag(
    "dry-run", summary: "Print what --sync would change, and change nothing.")

  /// Whether digests are kept.
  static let noCache = Option<Bool>.flag(
    "no-cache", summary: "Read every file anew, and keep nothing in the user's cache folder.")

  /// The path of the SARIF log.
  static let sarif = Option<String?>.value(
    "sarif", .output("FILE", extensions: ["sarif", "json"]),
    summary: "Write the findings as a SARIF log to FILE; '-' is standard output.")

  /// The path of the code quality report.
  static let gitlab = Option<String?>.value(
    "gitlab", .output("FILE", extensions: ["json"]),
    summary: "Write the findings as GitLab's code quality report to FILE; '-' is standard output.")

  /// Whether the text is made of workflow commands.
  static let github = Option<Bool>.flag(
    "github", summary: "Print the findings as annotations for GitHub Actions.")

  /// Whether the text is made of lines for Xcode.
  static let xcode = Option<Bool>.flag(
    "xcode", summary: "Print the findings as lines that Xcode shows in the editor.")
}
