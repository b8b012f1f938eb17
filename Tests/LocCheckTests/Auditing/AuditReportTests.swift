import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckReports
import Testing

@testable import LocCheck

/// The text of audits.
struct AuditReportTests {
  /// An audit with an error, a warning without a place, and languages of different widths.
  private let audit = Audit(of: [
    AuditSamples.catalog(
      """
      "a":{"localizations":{\(AuditSamples.unit("zh-Hans", "done")),\(AuditSamples.unit("日本"))}},
      "b":{"localizations":{\(AuditSamples.unit("日本", "machine_translated"))}}
      """),
    AuditSamples.resource(
      "Kit\u{1B}.bundle",
      BundleContents(files: [AuditSamples.file("Kit\u{1B}.bundle/L.strings", nil, ["a"])]),
      [Diagnostic("strings.example", .warning, "wrong\u{7}")]),
  ])

  @Test func `findings come first, then a table, then the totals`() {
    let text = AuditReport(style: .plain, format: .pretty).text(of: audit)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0].hasPrefix("R/Files.xcstrings:1:"))
    #expect(lines[0].hasSuffix("[catalog.unknown-state]"))
    #expect(
      lines.suffix(12) == [
        #"Kit\u{1B}.bundle: warning: wrong\u{07} [strings.example]"#,
        "",
        "  locale   keys  translated  machine translated  needs review  new  missing",
        "R/Files.xcstrings",
        "  en          2           2                   0             0    0        0",
        "  zh-Hans     2           0                   0             0    0        2",
        "  日本        2           1                   1             0    0        0",
        #"Kit\u{1B}.bundle/L"#,
        "  -           1           1                   0             0    0        0",
        "",
        "1 error, 2 warnings; 2 tables in 3 locales: "
          + "4 translated, 1 machine translated, 2 missing",
        "",
      ])
  }

  @Test func `the column of machine translations is there only where there are any`() {
    let text = AuditReport(style: .plain, format: .pretty)
      .text(of: Audit(of: [AuditSamples.catalog(#""a":{}"#)]))
    #expect(
      text == """
          locale  keys  translated  needs review  new  missing
        R/Files.xcstrings
          en         1           1             0    0        0

        nothing wrong; 1 table in 1 locale: 1 translated

        """)
  }

  @Test func `quiet prints the errors and the totals`() {
    let text = AuditReport(style: .plain, format: .quiet).text(of: audit)
    #expect(text.contains("[catalog.unknown-state]"))
    #expect(!text.contains("[strings.example]"))
    #expect(!text.contains("needs review"))
    #expect(
      text.hasSuffix(
        "\n\n1 error, 2 warnings; 2 tables in 3 locales: "
          + "4 translated, 1 machine translated, 2 missing\n"))
  }

  @Test func `an empty table has no keys, and nothing has no tables`() {
    let report = AuditReport(style: .plain, format: .quiet)
    #expect(
      report.text(of: Audit(of: [AuditSamples.catalog("")]))
        == "nothing wrong; 1 table in 1 locale: no keys\n")
    #expect(report.text(of: Audit(of: [])) == "nothing to audit\n")
  }

  @Test func `the totals are green or red`() {
    let report = AuditReport(style: .ansi, format: .quiet)
    #expect(report.text(of: audit).contains("\u{1B}[1;31m1 error, 2 warnings\u{1B}[0m; 2 tables"))
    #expect(
      report.text(of: Audit(of: [AuditSamples.catalog("")]))
        .hasPrefix("\u{1B}[32mnothing wrong\u{1B}[0m; "))
  }
}
