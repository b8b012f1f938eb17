import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckScenarios
import Testing

@testable import LocCheck

/// Findings and statuses of audits.
struct AuditTests {
  /// A catalog with an error in Polish and a warning about German.
  private let catalog = AuditSamples.catalog(
    """
    "a":{"localizations":{"pl":{"variations":{"plural":{"few":{"stringUnit":{"state":"done",
    "value":"x"}},"other":{"stringUnit":{"state":"translated","value":"x"}}}}},
    "de":{"stringUnit":{"state":"translated","value":"x"},"variations":{"plural":{"other":
    {"stringUnit":{"state":"translated","value":"x"}}}}}}}
    """)

  @Test func `findings name table, key, localization and variant`() throws {
    let findings = Audit(of: [catalog]).findings
    #expect(
      findings.map(\.diagnostic.id.name) == ["catalog.unknown-state", "catalog.mixed-content"])
    #expect(findings.map(\.table) == ["Files", "Files"])
    #expect(findings.map(\.path) == ["R/Files.xcstrings", "R/Files.xcstrings"])
    #expect(findings.map(\.locale) == ["pl", "de"])
    #expect(
      findings.map(\.diagnostic.subject) == [
        .init(key: "a", locale: "pl", variant: "plural.few"), .init(key: "a", locale: "de"),
      ])
  }

  @Test func `a finding in a compiled file has the localization of its folder`() {
    let file = AuditSamples.file("A.app/pl.lproj/L.strings", "pl", ["a"])
    let source = SourceText(path: file.path, text: "x")
    let resource = AuditSamples.resource(
      "A.app", BundleContents(nested: [.init(name: "Kit", contents: .init(files: [file]))]),
      [
        Diagnostic("strings.example", .warning, "wrong", at: source.range(0..<1)),
        Diagnostic("bundle.example", .warning, "wrong"),
      ])
    let findings = Audit(of: [resource]).findings
    #expect(findings.map(\.path) == ["A.app/pl.lproj/L.strings", "A.app"])
    #expect(findings.map(\.locale) == ["pl", nil])
    #expect(findings.map(\.bundle) == ["Kit", nil])
    #expect(findings.map(\.table) == ["L", nil])
  }

  @Test func `a file of several languages gives its findings none`() {
    let files = ["en", "pl"].map { AuditSamples.file("L.loctable", $0, [], kind: .loctable) }
    let source = SourceText(path: "L.loctable", text: "x")
    let resource = AuditSamples.resource(
      "L.loctable", BundleContents(files: files),
      [Diagnostic("strings.example", .warning, "wrong", at: source.range(0..<1))])
    #expect(Audit(of: [resource]).findings.map(\.locale) == [nil])
  }

  @Test(
    arguments: [
      (["pl"], ["catalog.unknown-state"], ["pl"]), (["de"], ["catalog.mixed-content"], ["de"]),
      (["de-AT"], [], []), (["pl", "en"], ["catalog.unknown-state"], ["en", "pl"]),
    ])
  func `locales select findings and counts`(
    locales: [String], findings: [String], counted: [String]
  ) {
    let selection = Selection(locales: locales.compactMap(LocaleTag.init))
    let audit = Audit(of: [catalog], selecting: selection)
    #expect(audit.findings.map(\.diagnostic.id.name) == findings)
    #expect(audit.statistics.map(\.locale) == counted)
  }

  @Test func `what is wrong in Base concerns every locale`() {
    let file = AuditSamples.file("A.app/Base.lproj/L.strings", "Base", ["a"])
    let source = SourceText(path: file.path, text: "x")
    let resource = AuditSamples.resource(
      "A.app", BundleContents(files: [file]),
      [Diagnostic("strings.example", .error, "wrong", at: source.range(0..<1))])
    let audit = Audit(
      of: [resource], selecting: Selection(locales: [LocaleTag("de")].compactMap { $0 }))
    #expect(audit.findings.map(\.locale) == ["Base"])
    #expect(audit.statistics == [])
  }

  @Test(
    arguments: [
      ([], LocCheck.ExitStatus.nothingSelected), (["resource.empty"], .nothingSelected),
      (["resource.unreadable"], .unusable), (["resource.unsupported"], .unusable),
      (["resource.empty", "resource.unreadable"], .unusable), (["catalog.empty"], .failure),
    ])
  func `what cannot be read decides the status`(rules: [String], expected: LocCheck.ExitStatus) {
    let resource = AuditSamples.resource(
      "x", nil, rules.map { Diagnostic(Diagnostic.ID($0), .error, "wrong") })
    #expect(Audit(of: [resource]).exitStatus == expected)
  }

  @Test func `errors in files are failures, warnings are not, and unreadable paths come first`() {
    let sound = AuditSamples.catalog(#""a":{}"#)
    let gone = AuditSamples.resource("x", nil, [Diagnostic("resource.unreadable", .error, "wrong")])
    let empty = AuditSamples.resource("y", nil, [Diagnostic("resource.empty", .error, "wrong")])
    #expect(Audit(of: [sound]).exitStatus == .success)
    #expect(Audit(of: [catalog]).exitStatus == .failure)
    let german = Audit(
      of: [catalog], selecting: Selection(locales: [LocaleTag("de")].compactMap { $0 }))
    #expect(german.exitStatus == .success)
    #expect(Audit(of: [catalog, gone]).exitStatus == .unusable)
    #expect(Audit(of: [sound, empty]).exitStatus == .unusable)
  }
}
