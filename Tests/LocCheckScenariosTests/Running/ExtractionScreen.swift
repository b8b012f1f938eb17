import LocCheckSources

@testable import LocCheckScenarios

/// A screen and its catalogs, for rows of extraction scenarios.
enum ExtractionScreen {
  /// The code of a screen.
  static var screen: CodeSample {
    var code = CodeSample(
      """
      Text("Preview", comment: "Heading.")
      Text("Progress: \\(done)%")
      Text("\\(a) in \\(b)")
      String(localized: "count", defaultValue: "\\(n) items", comment: "The number of items.")
      SummaryLabel(key: "Preview", tableName: "Inspector")
      SummaryLabel(verbatim: "Sample Set")
      Row(title: "Storage")
      NSLocalizedString("Copyright \\(year)", comment: "")
      Text("Open \\(thing)")
      """)
    code.add("\"Preview\"", comment: "Heading.")
    code.add(
      "\"Progress: \\(done)%\"",
      key: [.text("Progress: "), .value("done", "Int", "%lld"), .text("%%")])
    code.add(
      "\"\\(a) in \\(b)\"",
      key: [.value("a", "Int", "%lld"), .text(" in "), .value("b", "String", "%@")])
    code.add(
      "\"count\"", comment: "The number of items.",
      default: [.value("n", "Int", "%lld"), .text(" items")], api: "String(localized:)")
    code.add("\"Preview\", tableName", table: "Inspector", api: "SummaryLabel(key:)")
    code.extraction.messages[4].key = MessagePattern("Preview")
    code.skip("\"Sample Set\"", .verbatim, api: "SummaryLabel(verbatim:)")
    code.skip("\"Storage\"", .stringParameter, api: "Row(title:)")
    code.skip(
      "\"Copyright \\(year)\"", key: [.text("Copyright "), .value("year", "Int", "%lld")],
      .interpolatedKey, api: "NSLocalizedString")
    code.add(
      "\"Open \\(thing)\"",
      key: [.text("Open "), .argument(MessageArgument(expression: "thing", untyped: "var thing"))])
    return code
  }

  /// The catalogs of the screen by path.
  static let catalogs = [
    "Localizable.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Preview": {}, "Progress: %@%": {}, "%lld in %@": {}, "count": {}, "Open %@": {},
      "Gone": {"extractionState": "stale"},
      "By hand": {"extractionState": "manual", "comment": "Kept."},
      "Storage": {}}}
    """,
    "Inspector.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Details": {}, "Preview": {}}}
    """,
  ]

  /// Returns a run of rows over the screen.
  static func run(_ rows: String, fields: String = "") -> ScenarioRun {
    var run = ScenarioRun(
      files: [
        "a.loccheck": """
        format: 1
        catalog: Localizable.xcstrings Inspector.xcstrings
        == A
        extract: App/*.swift
        \(fields)\(rows)
        """
      ], catalogs: catalogs)
    run.code = screen.extraction
    return run
  }
}
