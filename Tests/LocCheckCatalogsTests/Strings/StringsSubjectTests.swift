import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// The messages that findings in a `.strings` file are about.
struct StringsSubjectTests {
  @Test(arguments: [
    (#"a = b; k = "\q";"#, "k"), (#"a = b; "\q" = c;"#, "q"), (#"k = "\\n";"#, "k"),
    ("k = 1; k = 2;", "k"), ("k = { a = \"\\q\"; };", "k"),
    ("<dict><key>k</key><string>&#8;</string></dict>", "k"),
    ("\"\u{E9}\" = 1; \"e\u{301}\" = 2;", "e\u{301}"),
  ])
  func `a finding names the key and the localization`(text: String, key: String) {
    let source = SourceText(path: "L.strings", text: text)
    let diagnostics = StringsReader.table(from: source, localization: "pl").diagnostics
    #expect(!diagnostics.isEmpty)
    for diagnostic in diagnostics {
      #expect(diagnostic.subject == Diagnostic.Subject(key: key, locale: "pl"))
    }
    #expect(readStrings(text).diagnostics.first?.subject == Diagnostic.Subject(key: key))
  }

  @Test(arguments: ["a = b; ; c = d;", "a = b", "", "a = b; /*"])
  func `what concerns the file has no subject`(text: String) {
    let diagnostics = readStrings(text).diagnostics
    #expect(diagnostics.map(\.subject) == [nil])
  }
}
