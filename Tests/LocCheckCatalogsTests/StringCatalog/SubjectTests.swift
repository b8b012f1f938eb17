import LocCheckDiagnostics
import Testing

/// The messages that findings in a catalog are about.
struct SubjectTests {
  /// A text in a state that there is not.
  private static let wrong = unit("x", "done")

  /// Spells plural variations with some forms.
  private static func plural(_ forms: String) -> String {
    "\"variations\":{\"plural\":{\(forms)}}"
  }

  @Test(
    arguments: [
      (wrong, nil), (plural("\"few\":{\(unit("x"))}"), nil), (unit("%#@n@"), nil),
      (plural("\"few\":{\(wrong)},\"other\":{\(unit("x"))}"), "plural.few"),
      ("\"variations\":{\"device\":{\"mac\":{\(wrong)}}}", "device.mac"),
      (
        "\"variations\":{\"device\":{\"mac\":{\(plural("\"other\":{\(wrong)}"))}}}",
        "device.mac/plural.other"
      ),
      (
        """
        \(unit("%#@n@")),"substitutions":{"n":{"formatSpecifier":"lld",
        \(plural("\"other\":{\(wrong)}"))}}
        """,
        "substitution.n/plural.other"
      ),
    ] as [(String, String?)])
  func `a finding names key, language and variation`(localization: String, variant: String?) {
    let catalog = read(entries: #""a\tb":{"localizations":{"pl":{"# + localization + "}}}")
    #expect(
      catalog.diagnostics.first?.subject
        == Diagnostic.Subject(key: "a\tb", locale: "pl", variant: variant))
  }

  @Test func `a repeated key is the subject, and what is no entry has none`() {
    let repeated = read(entries: #""a":{},"a":{}"#).diagnostics
    #expect(repeated.map(\.subject) == [Diagnostic.Subject(key: "a")])
    let unknown = read(#"{"sourceLanguage":"en","strings":{},"version":"7"}"#).diagnostics
    #expect(unknown.map(\.subject) == [nil])
  }
}
