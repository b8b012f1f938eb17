import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Which entry a message has.
struct MessageMatchingTests {
  @Test func `keys are compared byte for byte`() {
    let swift = MarkedSwift("Text(\"caf\u{E9}\"); Text(\"cafe\u{301}\"); Text(\"Caf\u{E9}\")")
    let result = Reconciliation(
      SourceExtraction(messages: [
        swift.message("caf\u{E9}"), swift.message("cafe\u{301}"), swift.message("Caf\u{E9}"),
      ]),
      tables: [catalogTable("\"cafe\u{301}\":{}")])
    #expect(result.matches.map { $0.entry != nil } == [false, true, false])
  }

  @Test func `a specifier that is not known stands for any`() {
    let swift = MarkedSwift("Text(\"\\(a) of \\(b)\")")
    let key = MessagePattern(
      pieces: .value("a"), .text(" of "), .value("b", "Int", "%lld"))
    let message = swift.message("\\(a) of \\(b)", key: key)
    for (entry, isMatch) in [
      ("%@ of %lld", true), ("%.2f of %lld", true), ("%@ of %@", false), ("% of %lld", false),
    ] {
      let result = Reconciliation(
        SourceExtraction(messages: [message]), tables: [catalogTable("\"\(entry)\":{}")])
      #expect(result.matchedKeys == [isMatch ? entry : nil], "\(entry)")
      #expect(result.unused.isEmpty == isMatch, "\(entry)")
    }
  }

  @Test func `of several entries an open key has the first and uses all`() {
    let swift = MarkedSwift("Text(\"\\(a) files\")")
    let key = MessagePattern(pieces: .value("a"), .text(" files"))
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("\\(a) files", key: key)]),
      tables: [catalogTable("\"%@ files\":{},\"%lld files\":{},\"%lld  files\":{}")])
    #expect(result.matchedKeys == ["%@ files"])
    #expect(result.reasons == ["%lld  files": .stale])
  }

  @Test func `an open key that has no entry is shown open`() {
    let swift = MarkedSwift("Text(\"\\(a) files\")")
    let key = MessagePattern(pieces: .value("a"), .text(" files"))
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("\\(a) files", key: key)]),
      tables: [catalogTable("")])
    #expect(
      result.lines == [
        "View.swift:1:6: error: '%? files' is not in the table 'Localizable' [extract.missing-key]"
      ])
  }

  @Test func `tables of one name are searched together`() {
    let swift = MarkedSwift("Text(\"Both\"); Text(\"First\"); Text(\"Second\")")
    let result = Reconciliation(
      SourceExtraction(messages: ["Both", "First", "Second"].map { swift.message($0) }),
      tables: [
        catalogTable("\"First\":{},\"Both\":{}"),
        stringsTable("\"Second\" = \"2\"; \"Both\" = \"2\";"),
      ])
    #expect(result.matches.map { $0.entry?.table } == [0, 0, 1])
    #expect(result.findings.isEmpty)
    #expect(result.unused.isEmpty)
  }

  @Test(arguments: [
    ("message", "%@ zzzzzzzzzzzzzzzzzzzzzzzz", "missing-key"), ("%lld", "%@", "specifier-mismatch"),
  ])
  func `five thousand messages miss as many entries`(
    message: String, entry: String, rule: String
  ) {
    let swift = MarkedSwift("")
    let messages = (0..<5_000).map { number in
      SourceMessage(
        key: MessagePattern(
          pieces: message == "message" ? .text(message) : .value("count", "Int", message),
          .text(" of a long text with number \(number)")),
        api: "Text", location: SourceLocation(path: "A.swift", line: number, column: 1),
        range: swift.source.range(0..<0))
    }
    let entries = (0..<5_000).map {
      MessageTable.Entry(key: MessageKey("\(entry) of a long text with number \($0)"))
    }
    let result = Reconciliation(
      SourceExtraction(messages: messages),
      tables: [MessageTable(name: "Localizable", path: "L.strings", entries: entries)])
    #expect(result.findings.count { $0.id.name == "extract.\(rule)" } == 5_000)
    #expect(result.unused.count == 5_000)
  }

  @Test func `findings come by path and then by place and those of catalogs among them`() {
    let first = MarkedSwift("Text(\"A\"); Text(\"B\")", path: "Z.swift")
    let second = MarkedSwift("Text(\"C\")", path: "B.swift")
    let result = Reconciliation(
      SourceExtraction(messages: [first.message("B"), first.message("A"), second.message("C")]),
      tables: [catalogTable("\"Words\":{}")])
    #expect(
      result.findings.map { $0.range.map { "\($0.start)" } } == [
        "B.swift:1:6", "Localizable.xcstrings:2:2", "Z.swift:1:6", "Z.swift:1:17",
      ])
  }
}
