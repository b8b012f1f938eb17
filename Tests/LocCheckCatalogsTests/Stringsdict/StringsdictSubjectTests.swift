import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// The messages and variations that findings in a `.stringsdict` or `.loctable` are about.
struct StringsdictSubjectTests {
  @Test(
    arguments: [
      (dictionary(["k": "<array/>"]), nil),
      (dictionary(["k": string("1"), "k": string("2")]), nil),
      (dictionary(["k": string("a\\nb")]), nil),
      (message("%#@m@", [:]), nil),
      (message("%#@n@", ["n": plural("d", ["one": "1"])]), nil),
      (message("%#@n@", ["n": plural("d", ["one": "", "other": "x"])]), "plural.one"),
      (message("%#@n@", ["n": plural("d", ["other": "a\\tb"])]), "plural.other"),
      (message("a %#@n@", ["n": plural("d", ["one": "1"])]), "substitution.n"),
      (
        message("a %#@n@", ["n": plural("d", ["other": "a\\tb"])]),
        "substitution.n/plural.other"
      ),
      (
        dictionary([
          "k": dictionary([
            "NSStringDeviceSpecificRuleType": dictionary([
              "mac": dictionary([
                "NSStringVariableWidthRuleType": dictionary(["5": "<true/>", "9": string("x")])
              ])
            ])
          ])
        ]), "device.mac/width.5"
      ),
    ] as [(String, String?)])
  func `a finding names key, localization and variation`(text: String, variant: String?) {
    let source = SourceText(path: "L.stringsdict", text: text)
    let result = StringsdictReader.table(from: source, localization: "pl")
    #expect(
      result.diagnostics.map(\.subject) == [
        Diagnostic.Subject(key: "k", locale: "pl", variant: variant)
      ])
  }

  @Test func `a finding of the format is about the message it stands in`() {
    let result = readStringsdict(dictionary(["a": string("b"), "k": string("&#8;")]))
    #expect(result.diagnostics.map(\.id.name) == ["xml.invalid-character"])
    #expect(result.diagnostics.map(\.subject) == [Diagnostic.Subject(key: "k")])
  }

  @Test func `a file of all languages names the language`() {
    let text = dictionary([
      "en": dictionary(["k": "<true/>"]), "de": string("x"), "fr": dictionary([:]),
      "fr": dictionary([:]),
    ])
    let result = LoctableReader.tables(from: SourceText(path: "L.loctable", text: text))
    #expect(
      result.diagnostics.map(\.subject) == [
        Diagnostic.Subject(key: "k", locale: "en"), Diagnostic.Subject(locale: "de"),
        Diagnostic.Subject(locale: "fr"),
      ])
  }
}
