import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests of escapes that a text shows, in both readers and all formats.
struct VisibleEscapeTests {
  @Test(arguments: [
    (#"k = "a⟦\\n⟧b";"#, #"\n"#, "write a line break with one backslash"),
    (#"k = "⟦\\r⟧\\n";"#, #"\r"#, "write a carriage return with one backslash"),
    (#"k = "\\\\ \n é⟦\\t⟧";"#, #"\t"#, "write a tab with one backslash"),
    (#"k = "x ⟦\\\"⟧y";"#, #"\""#, "write the quote with one backslash"),
    (#"k = '⟦\\\'⟧y';"#, #"\'"#, "write the quote with one backslash"),
    (#"k = '⟦\\"⟧y';"#, #"\""#, "write the quote with one backslash"),
    (#"k = "⟦\134n⟧";"#, #"\n"#, "write a line break with one backslash"),
    (
      #"<dict><key>k</key><string>é⟦\n⟧</string></dict>"#, #"\n"#,
      "write a line break itself: a property list of this format has no escapes"
    ),
    (
      #"<dict><key>k</key><string>\\⟦\t⟧</string></dict>"#, #"\t"#,
      "write a tab itself: a property list of this format has no escapes"
    ),
    (
      #"<dict><key>k</key><string>⟦a\&quot;⟧</string></dict>"#, #"\""#,
      "write the quote itself: a property list of this format has no escapes"
    ),
  ])
  func `both readers find it where it is spelled`(marked: String, escape: String, help: String) {
    let marked = MarkedPropertyList(marked)
    for (result, id) in [
      (StringsReader.table(from: marked.source), "strings.visible-escape"),
      (StringsdictReader.table(from: marked.source), "stringsdict.visible-escape"),
    ] {
      #expect(result.diagnostics.map(\.id.name) == [id])
      #expect(
        result.diagnostics.map(\.message) == ["'\(escape)' in 'k' is shown as two characters"])
      #expect(result.diagnostics.map(\.range?.bounds) == marked.marks)
      #expect(result.diagnostics.map(\.help) == [help])
      #expect(result.diagnostics.map(\.severity) == [.warning])
    }
  }

  @Test(arguments: [
    #"k = "a\nb\t\"c\" \\ C:\\dir";"#, #"k = "\\\\n";"#, #"k = "\\\n";"#,
    #"<dict><key>k</key><string>a\\n \ \x</string></dict>"#,
  ])
  func `other backslashes are left alone`(text: String) {
    let source = MarkedPropertyList(text).source
    #expect(StringsReader.table(from: source).diagnostics == [])
    #expect(StringsdictReader.table(from: source).diagnostics == [])
  }
}
