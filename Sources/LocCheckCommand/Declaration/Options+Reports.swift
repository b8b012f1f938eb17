import LocCheckCommandLine
import LocCheckReports

extension Options {
  /// The paths of the reports that are files of one format each, by the order of the formats.
  static let reports = RunReportFormat.all.map { format in
    Option<String?>.value(
      format.name, .output("FILE", extensions: format.extensions), summary: format.summary)
  }

  /// How the JUnit report is cut into files.
  static let junitSplit = Option<JUnitReport.Split?>.value(
    "junit-split", .junitSplit,
    summary: "Write a JUnit file for each scenario file (suite), or for at most N checks each.",
    discussion: """
      Readers have limits: 5 000 checks suit Buildkite, 30 MB are what GitLab takes of a file. \
      'Reports/TEST-loccheck.xml' becomes 'Reports/TEST-loccheck.checkout.cart.xml' or \
      'Reports/TEST-loccheck.001.xml'.
      """)

  /// The size of the longest text of a failure.
  static let junitMaxText = Option<Int>.value(
    "junit-max-text", .integer("BYTES", in: 256...10_000_000), default: "65536",
    summary: "Cut texts of failures in the JUnit report beyond this many bytes.")

  /// The folder of the attachments.
  static let attachments = Option<JUnitAttachmentFolder?>.value(
    "attachments", .attachmentFolder,
    summary: "Write the whole of each failure to a file there, which JUnit names as an attachment.")

  /// Where the style of the HTML report goes.
  static let htmlAssets = Option<HTMLReport.AssetPlacement>.value(
    "html-assets", .choice(of: HTMLReport.AssetPlacement.self), default: "inline",
    summary: "Keep style and script of the HTML report in it, or beside it (separate).",
    discussion: """
      A server whose content policy forbids style in a page, such as Jenkins, needs 'separate'.
      """)

  /// The journal's path.
  static let journal = Option<String?>.value(
    "journal", .output("FILE", extensions: ["jsonl"]),
    summary:
      "Write each result to FILE as it comes, beside the JUnit report by default; 'none' writes none.",
    discussion: """
      'loccheck report convert' makes every report from it, also after the run \
      was killed.
      """)

  /// Whether two runs with the same results write the same bytes.
  static let reproducible = Option<Bool>.flag(
    "reproducible",
    summary: "Leave times, date and host out of the reports; SOURCE_DATE_EPOCH does too.")

  /// The path of the JUnit report that is made of another.
  static let convertedJUnit = Option<String?>.value(
    "junit", .output("FILE", extensions: ["xml"]),
    summary: "Write a JUnit XML report to FILE; '-' is standard output.")

  /// The path of the page.
  static let page = Option<String?>.value(
    "output", short: "o", .output("FILE", extensions: ["html", "htm"]),
    summary: "Write the page to FILE; beside the report, and named like it, by default.")

  /// The flavour that reports are held against.
  static let verifiedFlavor = Option<JUnitReport.Flavor?>.value(
    "flavor", .choice(of: JUnitReport.Flavor.self),
    summary: "Hold the reports against this flavor; told by their content by default.")

  /// The JUnit reports that are verified.
  static let verifiedFiles = Positional<[String]>.oneOrMore(
    .path("FILE", extensions: ["xml"]),
    summary: "JUnit XML reports, of loccheck or any other tool; '-' is standard input.")

  /// The reports that earlier runs wrote.
  static let reportFiles = Positional<[String]>.oneOrMore(
    .path("FILE", extensions: ["xml", "json", "jsonl"]),
    summary: "JUnit XML, JSON documents or journals of runs; '-' is standard input.")
}

extension Options {
  /// What can be said about the JUnit report.
  static let junitOptions = OptionGroup(
    "JUnit", junitFlavor, junitSplit, junitMaxText, attachments
  ).options
}
