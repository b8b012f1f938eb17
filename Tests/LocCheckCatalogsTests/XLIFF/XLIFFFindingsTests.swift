import LocCheckCatalogs
import LocCheckDiagnostics
import Testing

/// Tests of what is said of exports that are not as Xcode writes them.
struct XLIFFFindingsTests {
  /// Expects one finding with an id, a message and the place that is marked.
  private func expect(
    _ id: Diagnostic.ID, _ severity: Diagnostic.Severity, _ message: String,
    in export: MarkedExport, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let diagnostics = export.result.diagnostics
    #expect(diagnostics.map(\.id) == [id], sourceLocation: sourceLocation)
    #expect(diagnostics.first?.severity == severity, sourceLocation: sourceLocation)
    #expect(diagnostics.first?.message == message, sourceLocation: sourceLocation)
    #expect(
      diagnostics.first?.range?.bounds == export.marks.first, sourceLocation: sourceLocation)
  }

  @Test func `an id twice in a file is an error, and the last unit counts`() {
    let export = MarkedExport(
      """
      <trans-unit id="k"><source>k</source><target>first</target></trans-unit>
      ⟦<trans-unit id="k">⟧<source>k</source><target>last</target></trans-unit>
      """)
    expect(
      "xliff.duplicate-id", .error,
      "id 'k' again in table 'L', first on line 8: the last one counts", in: export)
    #expect(export.result.diagnostics.first?.subject == .init(key: "k", locale: "de"))
    #expect(export.result.diagnostics.first?.notes.first?.range?.start.line == 8)
    #expect(export.catalog?.value("k", "de") == "last")
    #expect(export.catalog?.entries.count == 1)
  }

  @Test func `an id twice in two files of a table is a warning where the targets differ`() {
    let same = MarkedExport.file(transUnit("k", "k", "same"), original: "A/L.strings")
    #expect(
      MarkedExport(files: same + MarkedExport.file(transUnit("k", "k", "same"))).findings.isEmpty)
    let export = MarkedExport(
      files: same
        + MarkedExport.file(
          "⟦<trans-unit id=\"k\">⟧<source>k</source><target>other</target></trans-unit>",
          original: "B/L.strings"))
    expect(
      "xliff.duplicate-id", .warning,
      "id 'k' again in table 'L', first on line 8: the last one counts", in: export)
  }

  @Test func `a file for two languages is read, with a warning`() {
    let export = MarkedExport(
      files: MarkedExport.file(transUnit("k", "k", "de"))
        + MarkedExport.file(transUnit("k", "k", "fr"), to: "fr"))
    #expect(export.result.diagnostics.map(\.id) == ["xliff.other-target-language"])
    #expect(
      export.result.diagnostics.first?.message == "target-language 'fr' in a file for 'de'")
    #expect(export.catalog?.entry(for: "k")?.languages == ["de", "fr"])
    #expect(export.catalog?.value("k", "fr") == "fr")
  }

  @Test(arguments: [
    (
      "source-language=\"en\" target-language=\"de\"", "xliff.missing-original",
      "file element without an original: its units are read as the table 'Localizable'",
      ["en", "de"]
    ),
    (
      "original=\"L.strings\" target-language=\"de\"", "xliff.missing-language",
      "file element without a source-language: its sources are left out", ["de"]
    ),
    (
      "original=\"L.strings\" source-language=\"en\"", "xliff.missing-language",
      "file element without a target-language: its targets are left out", ["en"]
    ),
  ])
  func `a file element without an attribute says what is lost`(
    attributes: String, id: String, message: String, languages: [String]
  ) {
    let export = MarkedExport(
      files: "⟦<file \(attributes)>⟧<body>\(transUnit("k", "v", "w"))</body></file>")
    expect(Diagnostic.ID(id), .error, message, in: export)
    #expect(export.catalog?.entry(for: "k")?.languages == languages)
  }

  @Test(arguments: [
    (
      "k|==|plural.othr", "xliff.unknown-plural-category",
      "unknown plural category 'othr' in the id 'k|==|plural.othr'", "did you mean 'other'?"
    ),
    (
      "k|==|device.phone", "xliff.unknown-device",
      "unknown device 'phone' in the id 'k|==|device.phone'", "did you mean 'iphone'?"
    ),
    (
      "k|==|device.mac.size.big", "xliff.unknown-variation",
      "unknown variation 'device.mac.size.big' in the id 'k|==|device.mac.size.big': the unit is"
        + " left out", nil
    ),
  ])
  func `a unit whose id has an unknown variation is left out`(
    spelling: String, id: String, message: String, help: String?
  ) {
    let export = MarkedExport(
      "⟦<trans-unit id=\"\(spelling)\">⟧<source>s</source><target>t</target></trans-unit>")
    expect(Diagnostic.ID(id), .error, message, in: export)
    #expect(export.result.diagnostics.first?.help == help)
    #expect(export.result.diagnostics.first?.subject == .init(locale: "de"))
    #expect(export.catalogs.isEmpty)
  }

  @Test func `a unit without an id is left out`() {
    let export = MarkedExport("⟦<trans-unit>⟧<source>s</source><target>t</target></trans-unit>")
    expect("xliff.missing-id", .error, "trans-unit without an id: no key leads to it", in: export)
  }

  @Test func `a target without a source is used`() {
    let export = MarkedExport("<trans-unit id=\"k\">⟦<target>⟧t</target></trans-unit>")
    expect("xliff.target-without-source", .warning, "target without a source in 'k'", in: export)
    #expect(export.catalog?.value("k", "de") == "t")
  }

  @Test func `an empty target that claims to be finished is missing`() {
    let export = MarkedExport(
      "<trans-unit id=\"k\"><source>s</source>⟦<target state=\"final\"/>⟧</trans-unit>")
    expect(
      "xliff.empty-target", .warning, "the target of 'k' is empty, but its state is 'final'",
      in: export)
    #expect(export.catalog?.entry(for: "k")?.languages == ["en"])
  }

  @Test func `a state that is none counts as review`() {
    let export = MarkedExport(
      "<trans-unit id=\"k\"><source>k</source>⟦<target state=\"x-done\">⟧t</target></trans-unit>")
    expect(
      "xliff.unknown-state", .warning, "unknown state 'x-done' in 'k': read as needing review",
      in: export)
    #expect(export.catalog?.statistics(for: "de").units == [.needsReview: 1])
  }

  @Test(arguments: [
    ("a⟦<x id=\"1\"/>⟧b", "x", "ab"), ("⟦<g id=\"1\">⟧a<g id=\"2\">b</g></g>c", "g", "abc"),
    ("⟦<ph id=\"1\">⟧%@</ph>", "ph", "%@"),
  ])
  func `markup inside of a text is dropped`(target: String, name: String, value: String) {
    let export = MarkedExport(
      "<trans-unit id=\"k\"><source>s</source><target>\(target)</target></trans-unit>")
    expect(
      "xliff.inline-element", .warning,
      "'<\(name)>' inside of a text in 'k': its text alone is used", in: export)
    #expect(export.catalog?.value("k", "de") == value)
  }

  @Test func `a substitution needs a unit for the text`() {
    let export = MarkedExport(
      """
      ⟦<trans-unit id="k|==|substitutions.n.plural.other">⟧<source>%1$lld</source>
      <target>%1$lld</target></trans-unit>
      """)
    expect(
      "xliff.missing-base", .error,
      "'k|==|substitutions.n.plural.other' has no unit with the text it belongs to", in: export)
    guard
      case .absent(.malformed)? = export.catalog?.shippedMessage(
        for: "k", in: "de", policy: ShippingPolicy())
    else {
      Issue.record("not malformed")
      return
    }
  }

  @Test func `a substitution needs a translation of its text`() {
    let export = MarkedExport(
      """
      <trans-unit id="k"><source>%1$#@n@</source></trans-unit>
      ⟦<trans-unit id="k|==|substitutions.n.plural.other">⟧<source>%1$lld</source>
      <target>%1$lld</target></trans-unit>
      """)
    expect(
      "xliff.missing-base", .error, "no text that refers to the substitutions of 'de' of 'k'",
      in: export)
  }

  @Test func `a substitution needs a translated form`() {
    let export = MarkedExport(
      """
      ⟦<trans-unit id="k">⟧<source>%1$#@n@</source><target>%1$#@n@</target></trans-unit>
      <trans-unit id="k|==|substitutions.n.plural.other"><source>%1$lld</source></trans-unit>
      """)
    expect(
      "xliff.missing-forms", .error, "no form of substitution 'n' in 'de' of 'k'", in: export)
    #expect(
      export.result.diagnostics.first?.subject
        == .init(key: "k", locale: "de", variant: "substitution.n"))
    guard
      case .absent(.malformed)? = export.catalog?.shippedMessage(
        for: "k", in: "de", policy: ShippingPolicy())
    else {
      Issue.record("not malformed")
      return
    }
  }

  @Test func `several variables need a format`() {
    let export = MarkedExport(
      """
      ⟦<trans-unit id="/k:dict/a:dict/other:dict/:string">⟧<source>%d</source></trans-unit>
      <trans-unit id="/k:dict/b:dict/other:dict/:string"><source>%d</source></trans-unit>
      """)
    expect(
      "xliff.missing-base", .error,
      "'/k:dict/a:dict/other:dict/:string' has no unit with the format it belongs to", in: export)
  }

  @Test func `a plural needs its general form`() {
    let export = MarkedExport(
      """
      <trans-unit id="k|==|plural.one"><source>s</source><target>⟦eins⟧</target></trans-unit>
      <trans-unit id="k|==|plural.other"><source>s</source></trans-unit>
      """)
    expect(
      "xliff.missing-other", .error, "plural without a form 'other' in 'de' of 'k'", in: export)
  }

  @Test func `a plural of a device needs its general form too`() {
    let export = MarkedExport(
      """
      <trans-unit id="k|==|device.mac.plural.one"><source>s</source><target>⟦eins⟧</target></trans-unit>
      """)
    expect(
      "xliff.missing-other", .error, "plural without a form 'other' in 'de' of 'k'", in: export)
    #expect(
      export.result.diagnostics.first?.subject
        == .init(key: "k", locale: "de", variant: "device.mac"))
  }

  @Test func `two shapes of a message exclude each other`() {
    let export = MarkedExport(
      """
      <trans-unit id="k"><source>s</source><target>t</target></trans-unit>
      ⟦<trans-unit id="k|==|plural.other">⟧<source>s</source><target>u</target></trans-unit>
      """)
    expect("xliff.mixed-content", .warning, "plural forms beside a single text of 'k'", in: export)
  }
}
