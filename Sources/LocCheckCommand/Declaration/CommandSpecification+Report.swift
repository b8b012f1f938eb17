import LocCheckCommandLine

extension CommandSpecification {
  /// Deals the checks out to several machines.
  static let plan = CommandSpecification(
    name: "plan",
    summary: "Deal the checks out to several machines, in a plan that all of them read.",
    discussion: """
      Every machine runs 'loccheck run --plan FILE --shard I/N', and 'loccheck report merge --plan \
      FILE' fails unless the reports together are the whole plan.
      """,
    examples: [
      UsageExample("loccheck plan --shards 4 -o plan.json", summary: "Make four parts."),
      UsageExample(
        "loccheck plan --shards 4 --shard-mode timings --timings last.jsonl -o plan.json",
        summary: "Make four parts that take about as long as each other."),
    ],
    groups: [
      OptionGroup(
        "Select", Options.locales, Options.tags, Options.filter, Options.skip),
      OptionGroup("Share", Options.shardCount, Options.shardMode, Options.timings),
      OptionGroup(
        "Print", Options.planOutput, Options.color, Options.allowEmpty, Options.noCache),
    ],
    positionals: [Options.paths.specification])

  /// Works on the reports of earlier runs.
  static let report = CommandSpecification(
    name: "report",
    summary: "Merge, convert and verify reports of earlier runs.",
    discussion: """
      A report is a JUnit XML file, a JSON document or a journal; its content says which. A journal \
      and a document hold everything, so that every other report can be made from them.
      """,
    subcommands: [reportMerge, reportConvert, reportHTML, reportVerify])

  /// Makes one run of several.
  private static let reportMerge = CommandSpecification(
    name: "merge",
    summary: "Make one run of the reports of shards, or of a run and its reruns.",
    discussion: """
      Of a check that is in several reports the outcome of the run that started last counts; one that held \
      only in the end is marked as flaky.

      Exit status: 0 all checks hold, 1 one does not, some were not run or the reports are not the whole \
      plan, 2 a report or an input of its run cannot be used, 3 a report could not be written, 4 there is \
      no check at all.
      """,
    examples: [
      UsageExample(
        "loccheck report merge shards/*.jsonl --plan plan.json --junit TEST-loccheck.xml",
        summary: "Merge what four machines found.")
    ],
    groups: [
      OptionGroup("Judge", Options.mergedPlan, Options.exitZero),
      conversions,
      OptionGroup("Print", Options.color),
    ],
    positionals: [Options.reportFiles.specification])

  /// Makes other reports of one.
  private static let reportConvert = CommandSpecification(
    name: "convert",
    summary: "Make other reports from one, also from the journal of a run that was killed.",
    discussion: """
      Of several reports the reports are those of the merged run.

      Exit status: 0 the reports are written, whatever they say, 2 a report cannot be used, 3 one could \
      not be written.
      """,
    examples: [
      UsageExample(
        "loccheck report convert TEST-loccheck.jsonl --junit TEST-loccheck.xml",
        summary: "Finish the report of a run that was killed.")
    ],
    groups: [conversions, OptionGroup("Print", Options.color)],
    positionals: [Options.reportFiles.specification])

  /// Makes a page of a report.
  private static let reportHTML = CommandSpecification(
    name: "html",
    summary: "Make a page for a browser from a report.",
    examples: [
      UsageExample("loccheck report html Reports/TEST-loccheck.jsonl", summary: "Make the page.")
    ],
    groups: [
      OptionGroup("Page", Options.page), conversions, OptionGroup("Print", Options.color),
    ],
    positionals: [Options.reportFiles.specification])

  /// Holds JUnit reports against what readers take.
  private static let reportVerify = CommandSpecification(
    name: "verify",
    summary: "Say what readers of JUnit XML would stumble over in a report.",
    discussion: """
      Exit status: 0 nothing a reader would stumble over, 1 errors, 2 a file cannot be read.
      """,
    examples: [
      UsageExample(
        "loccheck report verify Reports/TEST-loccheck.xml", summary: "Verify what was written.")
    ],
    groups: [
      OptionGroup("Verify", Options.verifiedFlavor), OptionGroup("Print", Options.color),
    ],
    positionals: [Options.verifiedFiles.specification])

  /// The reports that can be made.
  private static let conversions = OptionGroup(
    "Report",
    options: [Options.convertedJUnit.specification] + Options.junitOptions
      + Options.reports.map(\.specification)
      + [Options.htmlAssets.specification, Options.reproducible.specification])
}
