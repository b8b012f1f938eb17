import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Comments that silence findings.
struct SuppressionTests {
  @Test(arguments: ["missing-key", "extract.missing-key"])
  func `a comment silences a rule on its line`(rule: String) {
    let swift = MarkedSwift("Text(\"Open\")  // loccheck:ignore \(rule) entered later")
    let result = Reconciliation(
      SourceExtraction(
        messages: [swift.message("Open")],
        suppressions: [swift.suppression(rule, "entered later", at: "// loccheck", line: 1)]),
      tables: [catalogTable("")])
    #expect(result.findings.isEmpty)
  }

  @Test func `a comment silences nothing on other lines and files and no other rule`() {
    let swift = MarkedSwift("// comment\nText(\"Open\")\nText(\"Open\")")
    let other = MarkedSwift("// comment\nText(\"Open\")", path: "Other.swift")
    let result = Reconciliation(
      SourceExtraction(
        messages: [
          other.message("Open"), swift.message("Open"), swift.message("Open", occurrence: 1),
        ],
        suppressions: [
          swift.suppression("missing-key", "why", at: "// comment", line: 2),
          swift.suppression("missing-table", "why", at: "// comment", line: 3),
        ]),
      tables: [catalogTable("")])
    #expect(
      result.rendered == """
        Other.swift:2:6: error: 'Open' is not in the table 'Localizable' [extract.missing-key]
           2 | Text("Open")
             |      ^~~~~~
        View.swift:3:6: note: also here
          help: a build in Xcode adds it, and so does 'loccheck extract --sync Localizable.xcstrings'
        View.swift:1:1: note: line 3 has no finding 'missing-table' to silence \
        [extract.unused-suppression]
           1 | // comment
             | ^~~~~~~~~~
          help: remove the comment

        """)
  }

  @Test func `a finding of the sources is silenced on its line`() {
    let swift = MarkedSwift("Text(key)  // comment\nText(key)")
    let findings = [0, 1].map {
      Diagnostic("extract.dynamic-key", .note, "x", at: swift.range(of: "key", occurrence: $0))
    }
    let result = Reconciliation(
      SourceExtraction(
        findings: findings,
        suppressions: [swift.suppression("dynamic-key", "why", at: "// comment", line: 1)]),
      tables: [])
    #expect(result.findings == [findings[1]])
  }

  @Test func `a silenced place takes no part in a conflict`() {
    let swift = MarkedSwift("Text(\"a\")\nText(\"a\")  // comment")
    let result = Reconciliation(
      SourceExtraction(
        messages: [
          swift.message("a", comment: "1"), swift.message("a", occurrence: 1, comment: "2"),
        ],
        suppressions: [swift.suppression("conflicting-comment", "why", at: "// comment", line: 2)]),
      tables: [])
    #expect(result.findings.isEmpty)
  }

  @Test(arguments: [
    (
      "", "", "the comment does not say which rule it silences",
      "write '// loccheck:ignore RULE REASON'"
    ),
    ("mising-key", "x", "there is no rule 'mising-key'", "did you mean 'missing-key'?"),
    (
      "hallo", "x", "there is no rule 'hallo'",
      "write the id of a finding, as it is printed in brackets"
    ),
    (
      "source.missing", "x", "no comment silences 'source.missing'",
      "a comment silences findings whose ids begin with 'extract.'"
    ),
    (
      "syntax", "", "the comment does not say why it silences 'syntax'",
      "write '// loccheck:ignore syntax REASON'"
    ),
  ])
  func `a comment that cannot be followed is a finding`(
    rule: String, reason: String, message: String, help: String
  ) {
    let swift = MarkedSwift("Text(\n// loccheck:ignore")
    let problem = Diagnostic("extract.syntax", .warning, "x", at: swift.range(of: "Text("))
    let result = Reconciliation(
      SourceExtraction(
        findings: rule == "syntax" ? [problem] : [],
        suppressions: [swift.suppression(rule, reason, at: "// loccheck:ignore", line: 1)]),
      tables: [])
    #expect(
      result.rendered == """
        View.swift:2:1: warning: \(message) [extract.malformed-suppression]
           2 | // loccheck:ignore
             | ^~~~~~~~~~~~~~~~~~
          help: \(help)

        """)
  }

  @Test func `a comment in another form says so`() {
    let comment = "/* loccheck:ignore stale-key why */"
    let swift = MarkedSwift(comment)
    let result = Reconciliation(
      SourceExtraction(suppressions: [swift.suppression("", "", at: comment, line: 1)]),
      tables: [])
    #expect(
      result.findings.map(\.message) == [
        "the comment silences nothing: it does not begin with '// loccheck:ignore'"
      ])
  }

  @Test func `what was not asked is not called unused`() {
    let swift = MarkedSwift("Text(\"a\")  // comment")
    let rules = ["missing-key", "missing-comment", "missing-bundle", "compiler-only", "stale-key"]
    let suppressions = rules.map {
      swift.suppression($0, "why", at: "// comment", line: 1)
    }
    let extraction = SourceExtraction(
      messages: [swift.message("a", comment: "a")], suppressions: suppressions)
    #expect(Reconciliation(extraction, tables: []).findings.isEmpty)
    let asked = Reconciliation(
      extraction, tables: [catalogTable("\"a\":{}")],
      targets: [SourceTarget(kind: .xcode, product: .application, name: "App")],
      rules: .init(requiresComments: true))
    #expect(asked.rules == Array(repeating: "unused-suppression", count: 4))
  }
}
