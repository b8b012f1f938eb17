import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Entries that no message has.
struct UnusedEntriesTests {
  @Test func `an automatic entry that the sources do not have is stale`() {
    let result = Reconciliation(
      SourceExtraction(), tables: [catalogTable("\"Old title\":{}")])
    #expect(
      result.rendered == """
        Localizable.xcstrings:2:2: warning: 'Old title' is not in the sources [extract.stale-key]
           2 | "Old title":{}
             |  ^~~~~~~~~
          help: delete it, or mark it as manual where no Swift code looks it up

        """)
    #expect(result.findings.first?.subject == Diagnostic.Subject(key: "Old title"))
  }

  @Test(arguments: [
    ("", "warning: 'k' is not in the sources [extract.stale-key]"),
    ("extracted_with_value", "warning: 'k' is not in the sources [extract.stale-key]"),
    ("translated", "warning: 'k' is not in the sources [extract.stale-key]"),
    ("migrated", "note: 'k' is not in the sources [extract.stale-key]"),
    (
      "stale",
      "warning: 'k' is marked stale, and the sources do not have it [extract.stale-key]"
    ),
  ])
  func `the state of an entry decides how much it matters`(state: String, line: String) {
    let member = state.isEmpty ? "" : "\"extractionState\":\"\(state)\""
    let result = Reconciliation(
      SourceExtraction(), tables: [catalogTable("\"k\":{\(member)}")])
    #expect(result.lines == ["Localizable.xcstrings:2:2: \(line)"])
    #expect(result.reasons == ["k": .stale])
  }

  @Test func `an entry that was entered by hand is kept in silence`() {
    let result = Reconciliation(
      SourceExtraction(), tables: [catalogTable("\"k\":{\"extractionState\":\"manual\"}")])
    #expect(result.findings.isEmpty)
    #expect(result.reasons == ["k": .manual])
  }

  @Test func `an unused key of a strings file is a note`() {
    let result = Reconciliation(SourceExtraction(), tables: [stringsTable("\"k\" = \"K\";")])
    #expect(
      result.lines == [
        "en.lproj/Localizable.strings:1:2: note: 'k' is not in the sources [extract.stale-key]"
      ])
    #expect(result.findings.map(\.help) == [nil])
  }

  @Test func `an entry that a message has is not stale whatever the catalog says`() {
    let swift = MarkedSwift("Text(\"k\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("k")]),
      tables: [catalogTable("\"k\":{\"extractionState\":\"stale\"}")])
    #expect(result.findings.isEmpty)
    #expect(result.unused.isEmpty)
  }

  @Test func `a stale entry that is an enum's raw value is never called left over`() {
    let swift = MarkedSwift(
      """
      enum Section: String { case hidden = "Always-Hidden" }
      Text(LocalizedStringKey(section.rawValue))
      """)
    let enumeration = KeyEnumeration(
      name: "Section", range: swift.range(of: "Section"),
      cases: [.init(name: "hidden", rawValue: "Always-Hidden", range: swift.range(of: "hidden"))])
    let result = Reconciliation(
      SourceExtraction(
        skipped: [swift.skipped("section.rawValue", .dynamicKey)], keyEnumerations: [enumeration]),
      tables: [catalogTable("\"Always-Hidden\":{\"extractionState\":\"stale\"}")])
    #expect(
      result.rendered == """
        Localizable.xcstrings:2:2: note: 'Always-Hidden' is marked stale and may be looked up all the \
        same: it is the raw value of 'Section.hidden' [extract.dynamic-entry]
           2 | "Always-Hidden":{"extractionState":"stale"}
             |  ^~~~~~~~~~~~~
        View.swift:1:29: note: the case
          help: mark it as manual, and Xcode keeps it

        """)
    #expect(result.reasons == ["Always-Hidden": .enumeration])
  }

  @Test func `an entry whose key is a plain string of the sources may be looked up`() {
    let result = Reconciliation(
      SourceExtraction(mentions: ["status.queued"]),
      tables: [catalogTable("\"status.queued\":{},\"status.done\":{}")])
    #expect(
      result.lines == [
        "Localizable.xcstrings:2:2: note: 'status.queued' is not extracted and may be looked up all the "
          + "same: it stands in the sources as a plain string [extract.dynamic-entry]",
        "Localizable.xcstrings:2:21: warning: 'status.done' is not in the sources [extract.stale-key]",
      ])
    #expect(result.reasons == ["status.queued": .mentioned, "status.done": .stale])
  }

  @Test func `a plain string is compared byte for byte`() {
    let result = Reconciliation(
      SourceExtraction(mentions: ["caf\u{E9}"]), tables: [catalogTable("\"cafe\u{301}\":{}")])
    #expect(result.reasons == ["cafe\u{301}": .stale])
  }

  @Test func `a look-up of a variable keeps the entries of its table and of no other`() {
    let swift = MarkedSwift("NSLocalizedString(key, tableName: \"Errors\", comment: \"\")")
    let result = Reconciliation(
      SourceExtraction(skipped: [swift.skipped("key", .dynamicKey, table: "Errors")]),
      tables: [catalogTable("\"a\":{}"), catalogTable("\"b\":{}", name: "Errors")])
    #expect(result.rules == ["dynamic-entry", "stale-key"])
    #expect(
      result.rendered.hasPrefix(
        """
        Errors.xcstrings:2:2: note: 'b' is not extracted and may be looked up all the same: the sources \
        look up keys of 'Errors' that they do not spell out [extract.dynamic-entry]
           2 | "b":{}
             |  ^
        View.swift:1:19: note: such a look-up
          help: mark it as manual, and Xcode keeps it

        """))
    #expect(result.reasons == ["a": .stale, "b": .stale])
  }

  @Test func `an interpolated key keeps the entries that begin like it`() {
    let swift = MarkedSwift("NSLocalizedString(\"tab.\\(name)\", comment: \"\")")
    let key = MessagePattern(pieces: .text("tab."), .value("name", "String", "%@"))
    let result = Reconciliation(
      SourceExtraction(skipped: [swift.skipped("\"tab.\\(name)\"", .interpolatedKey, key: key)]),
      tables: [catalogTable("\"tab.home\":{},\"table\":{},\"é\":{}")])
    #expect(result.rules == ["dynamic-entry", "stale-key", "stale-key"])
  }

  @Test(arguments: [
    (SkippedText.Reason.preview, "a preview"), (.inactiveCode, "code that is not compiled"),
    (.otherTarget, "code of another target"),
  ])
  func `an entry of code that is not extracted is a note`(
    reason: SkippedText.Reason, place: String
  ) {
    let swift = MarkedSwift("Text(\"Sample\")")
    let result = Reconciliation(
      SourceExtraction(skipped: [
        swift.skipped("\"Sample\"", reason, key: MessagePattern("Sample"))
      ]),
      tables: [catalogTable("\"Sample\":{}")])
    #expect(
      result.rendered == """
        Localizable.xcstrings:2:2: note: 'Sample' is used in \(place) alone [extract.stale-key]
           2 | "Sample":{}
             |  ^~~~~~
        View.swift:1:6: note: used here

        """)
    #expect(result.reasons == ["Sample": .skipped])
  }

  @Test(arguments: ["InfoPlist", "Acme-InfoPlist", "AppShortcuts", "Main", "Root", "LaunchScreen"])
  func `tables of the system and of interfaces do not drown the report`(name: String) {
    let result = Reconciliation(
      SourceExtraction(), tables: [catalogTable("\"CFBundleName\":{}", name: name)])
    #expect(result.findings.isEmpty)
    #expect(result.reasons == ["CFBundleName": .elsewhere])
  }

  @Test func `a table of object ids is that of a storyboard`() {
    let keys = "\"aBc-d1-Xyz.text\":{},\"123.title\":{}"
    let interface = Reconciliation(
      SourceExtraction(), tables: [catalogTable(keys, name: "Profile")])
    #expect(interface.reasons.values.allSatisfy { $0 == .elsewhere })
    let mixed = Reconciliation(
      SourceExtraction(), tables: [catalogTable(keys + ",\"Profile\":{}", name: "Profile")])
    #expect(mixed.rules == ["stale-key", "stale-key", "stale-key"])
  }

  @Test func `a table is that of a storyboard among the resources of a target`() {
    let target = SourceTarget(
      kind: .xcode, product: .application, name: "App",
      resources: [FileSelection("App/Base.lproj/Profile.storyboard")])
    let result = Reconciliation(
      SourceExtraction(), tables: [catalogTable("\"k\":{}", name: "Profile")], targets: [target])
    #expect(result.reasons == ["k": .elsewhere])
  }

  @Test func `a table named like a storyboard that code uses is that of code`() {
    let swift = MarkedSwift("Text(\"Open\", tableName: \"Main\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("Open", table: "Main")]),
      tables: [catalogTable("\"Open\":{},\"Close\":{}", name: "Main")])
    #expect(result.rules == ["stale-key"])
    #expect(result.reasons == ["Close": .stale])
  }
}
