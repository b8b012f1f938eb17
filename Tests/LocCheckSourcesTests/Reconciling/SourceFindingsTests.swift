import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// What tables have to do with findings of the sources alone.
struct SourceFindingsTests {
  /// Makes a finding about a text.
  private func finding(
    _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, _ message: String, at range: SourceRange,
    key: String? = nil
  ) -> Diagnostic {
    Diagnostic(id, severity, message, at: range, subject: Diagnostic.Subject(key: key))
  }

  @Test func `a literal that is erased names the entry that nothing looks up`() {
    let swift = MarkedSwift("var label: String { \"Do not use\" }")
    let erased = finding(
      "extract.erased-message", .warning, "'Do not use' is shown as it stands",
      at: swift.range(of: "\"Do not use\""), key: "Do not use")
    let result = Reconciliation(
      SourceExtraction(findings: [erased], mentions: ["Do not use"]),
      tables: [catalogTable("\"Do not use\":{}")])
    #expect(
      result.rendered == """
        View.swift:1:21: warning: 'Do not use' is shown as it stands; the entry 'Do not use' of \
        'Localizable' is not looked up here [extract.erased-message]
           1 | var label: String { "Do not use" }
             |                     ^~~~~~~~~~~~
        Localizable.xcstrings:2:2: note: the entry

        """)
    #expect(result.reasons == ["Do not use": .mentioned])
  }

  @Test func `an erased literal without an entry stays as it is`() {
    let swift = MarkedSwift("var label: String { \"Do not use\" }")
    let erased = finding(
      "extract.erased-message", .warning, "'Do not use' is shown as it stands",
      at: swift.range(of: "\"Do not use\""), key: "Do not use")
    let result = Reconciliation(
      SourceExtraction(findings: [erased]),
      tables: [
        catalogTable("\"Do use\":{\"extractionState\":\"manual\"}"),
        catalogTable("\"Do not use\":{}", name: "InfoPlist"),
      ])
    #expect(result.findings == [erased])
  }

  @Test func `an interpolated key names the entry that the call never finds`() {
    let swift = MarkedSwift("NSLocalizedString(\"Copyright \\(year) Acme\", comment: \"\")")
    let code = "\"Copyright \\(year) Acme\""
    let key = MessagePattern(
      pieces: .text("Copyright "), .value("year", "Int", "%lld"), .text(" Acme"))
    let interpolated = finding(
      "extract.interpolated-key", .error, "the key holds an interpolation",
      at: swift.range(of: code))
    let result = Reconciliation(
      SourceExtraction(
        skipped: [swift.skipped(code, .interpolatedKey, key: key)], findings: [interpolated]),
      tables: [stringsTable("\"Copyright %d Acme\" = \"Copyright %d Acme GmbH\";")])
    #expect(
      result.rendered == """
        View.swift:1:19: error: the key holds an interpolation; the entry 'Copyright %d Acme' of \
        'Localizable' is not looked up here [extract.interpolated-key]
           1 | NSLocalizedString("Copyright \\(year) Acme", comment: "")
             |                   ^~~~~~~~~~~~~~~~~~~~~~~~
        en.lproj/Localizable.strings:1:2: note: the entry
          help: use String(localized:), or look 'Copyright %d Acme' up and format it

        """)
    #expect(result.reasons == ["Copyright %d Acme": .stale])
  }

  @Test func `an interpolated key of another table names nothing`() {
    let swift = MarkedSwift("NSLocalizedString(\"Hi \\(name)\", tableName: \"T\", comment: \"\")")
    let key = MessagePattern(pieces: .text("Hi "), .value("name", "String", "%@"))
    let interpolated = finding(
      "extract.interpolated-key", .error, "the key holds an interpolation",
      at: swift.range(of: "\"Hi \\(name)\""))
    let result = Reconciliation(
      SourceExtraction(
        skipped: [swift.skipped("\"Hi \\(name)\"", .interpolatedKey, key: key, table: "T")],
        findings: [interpolated]),
      tables: [catalogTable("\"Hi %@\":{\"extractionState\":\"manual\"}")])
    #expect(result.findings == [interpolated])
  }

  @Test func `other findings pass unchanged`() {
    let swift = MarkedSwift("Text(key)")
    let dynamic = finding(
      "extract.dynamic-key", .note, "the key is a variable", at: swift.range(of: "key"), key: "a")
    let result = Reconciliation(
      SourceExtraction(findings: [dynamic]),
      tables: [catalogTable("\"a\":{\"extractionState\":\"manual\"}")])
    #expect(result.findings == [dynamic])
  }
}
