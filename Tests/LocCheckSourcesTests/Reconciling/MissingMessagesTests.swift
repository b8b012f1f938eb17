import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Messages without an entry.
struct MissingMessagesTests {
  @Test func `a key that is not known is added once the type is written`() {
    let swift = MarkedSwift("Text(\"Hi \\(name)\")")
    let key = MessagePattern([
      .text("Hi "),
      .argument(MessageArgument(expression: "name", untyped: "the parameter 'name'")),
    ])
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("Hi \\(name)", key: key)]),
      tables: [catalogTable("\"a\":{}")])
    #expect(
      result.findings.first { $0.id == "extract.missing-key" }?.help
        == "a build in Xcode adds it, and so does 'loccheck extract --sync Localizable.xcstrings'"
        + " once the type of the parameter 'name' is written")
  }

  @Test func `a key that no table has is one finding and its sibling none`() {
    let swift = MarkedSwift(
      """
      Text(NSLocalizedString("peerInfoTitle", comment: ""))
      Text(NSLocalizedString("peerInfoBody", comment: ""))
      """)
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("peerInfoTitle"), swift.message("peerInfoBody")]),
      tables: [stringsTable("\"peerInfoTitle\" = \"Scan the code\";")])
    #expect(result.matchedKeys == ["peerInfoTitle", nil])
    #expect(
      result.rendered == """
        View.swift:2:24: error: 'peerInfoBody' is not in the table 'Localizable' [extract.missing-key]
           2 | Text(NSLocalizedString("peerInfoBody", comment: ""))
             |                        ^~~~~~~~~~~~~~

        """)
    #expect(result.findings.first?.subject == Diagnostic.Subject(key: "peerInfoBody"))
  }

  @Test func `a hundred uses of a missing key are one finding`() {
    let swift = MarkedSwift(String(repeating: "Text(\"Open\")\n", count: 100))
    let messages = (0..<100).map { swift.message("Open", occurrence: $0) }
    let result = Reconciliation(
      SourceExtraction(messages: messages), tables: [catalogTable("")])
    #expect(result.matches.count == 100)
    #expect(
      result.rendered == """
        View.swift:1:6: error: 'Open' is not in the table 'Localizable' [extract.missing-key]
           1 | Text("Open")
             |      ^~~~~~
        View.swift:2:6: note: also here
        View.swift:3:6: note: also here
        View.swift:4:6: note: also here
        View.swift:5:6: note: also here
        note: and in 95 more places
          help: a build in Xcode adds it, and so does 'loccheck extract --sync Localizable.xcstrings'

        """)
  }

  @Test func `a message of the compiler alone tells its place in words`() {
    let location = SourceLocation(path: "Other.swift", line: 7, column: 3)
    let message = SourceMessage(
      key: MessagePattern("Open"), api: "Text", origin: .compiler, location: location)
    let result = Reconciliation(
      SourceExtraction(messages: [message]), tables: [catalogTable("")])
    #expect(
      result.rendered == """
        error: 'Open' is not in the table 'Localizable' [extract.missing-key]
          where  Other.swift:7:3
          help: a build in Xcode adds it, and so does 'loccheck extract --sync Localizable.xcstrings'

        """)
  }

  @Test func `a place that scanner and compiler report counts once`() {
    let swift = MarkedSwift("Text(\"Open\")")
    let scanned = swift.message("Open")
    var compiled = scanned
    compiled.origin = .compiler
    compiled.range = nil
    let result = Reconciliation(
      SourceExtraction(messages: [scanned, compiled]), tables: [catalogTable("")])
    #expect(result.findings.map(\.notes) == [[]])
  }

  @Test(arguments: [
    ("open file", "Open File"), ("Don't", "Don\u{2019}t"), ("Open File.", "Open File"),
    (" Open", "Open"), ("caf\u{E9}", "cafe\u{301}"), ("Opne File", "Open File"),
    (
      "A long sentence that nobody spells letter by letter, and that ends with a full stop",
      "A long sentence that nobody spells letter by letter, and that ends with a full stop."
    ),
  ])
  func `a key that is spelled differently is suggested`(key: String, entry: String) {
    let swift = MarkedSwift("Text(\"\(key)\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message(key)]),
      tables: [catalogTable("\"Other thing\":{\"extractionState\":\"manual\"},\"\(entry)\":{}")])
    let finding = result.findings.first { $0.id == "extract.missing-key" }
    let start = entry.prefix(60)
    #expect(finding?.help?.hasPrefix("did you mean '\(VisibleText.escaped(String(start)))") == true)
    #expect(result.matchedKeys == [nil])
  }

  @Test(arguments: [
    ("Value", "VOLUME"), ("Count", "Account"), ("Month", "MONTHLY"), ("img %@ %@", "Two %@ %@"),
  ])
  func `another word is not suggested`(key: String, entry: String) {
    let swift = MarkedSwift("Text(\"\(key)\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message(key)]), tables: [catalogTable("\"\(entry)\":{}")])
    let finding = result.findings.first { $0.id == "extract.missing-key" }
    #expect(finding?.help?.hasPrefix("a build in Xcode adds it") == true)
  }

  @Test func `a finding that names an entry as meant is the only one about it`() {
    let swift = MarkedSwift("Text(\"open file\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("open file")]),
      tables: [catalogTable("\"Open File\":{}")])
    #expect(
      result.rendered == """
        View.swift:1:6: error: 'open file' is not in the table 'Localizable' [extract.missing-key]
           1 | Text("open file")
             |      ^~~~~~~~~~~
        Localizable.xcstrings:2:2: note: the entry that is there
          help: did you mean 'Open File'?

        """)
    #expect(result.reasons == ["Open File": .stale])
  }

  @Test func `what has nothing to translate is milder and an empty text is nothing`() {
    let swift = MarkedSwift("Text(\"\"); Text(\"\\(count)\"); Text(\"-\")")
    let count = MessagePattern(pieces: .value("count", "Int", "%lld"))
    let result = Reconciliation(
      SourceExtraction(messages: [
        swift.message(""), swift.message("\\(count)", key: count), swift.message("-"),
      ]),
      tables: [catalogTable("")])
    #expect(
      result.lines == [
        "View.swift:1:16: note: '%lld' is not in the table 'Localizable' [extract.missing-key]",
        "View.swift:1:34: note: '-' is not in the table 'Localizable' [extract.missing-key]",
      ])
  }

  @Test func `what has nothing to translate is no near miss`() {
    let swift = MarkedSwift("Text(\"\\(count)\")")
    let count = MessagePattern(pieces: .value("count", "Int", "%lld"))
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("\\(count)", key: count)]),
      tables: [catalogTable("\"%@\":{\"extractionState\":\"manual\"}")])
    #expect(result.rules == ["missing-key"])
    #expect(result.findings.map(\.severity) == [.note])
  }

  @Test func `phrases of App Shortcuts need no table`() {
    let swift = MarkedSwift("AppShortcut(phrases: [\"Post in Acme\"])")
    let extraction = SourceExtraction(messages: [
      swift.message("Post in Acme", table: "AppShortcuts")
    ])
    #expect(Reconciliation(extraction, tables: [catalogTable("")]).findings.isEmpty)
    let result = Reconciliation(extraction, tables: [catalogTable("", name: "AppShortcuts")])
    #expect(result.rules == ["missing-key"])
  }

  @Test func `a table that does not exist is named and no other is searched`() {
    let swift = MarkedSwift(
      """
      NSLocalizedString("CardTitle", tableName: "Default Browser", comment: "")
      NSLocalizedString("CardBody", tableName: "Default Browser", comment: "")
      """)
    let result = Reconciliation(
      SourceExtraction(messages: [
        swift.message("CardTitle", table: "Default Browser"),
        swift.message("CardBody", table: "Default Browser"),
      ]),
      tables: [stringsTable("\"CardTitle\" = \"Jetzt wechseln\";", name: "DefaultBrowser")])
    #expect(result.matchedKeys == [nil, nil])
    #expect(
      result.findings.map(DiagnosticRenderer(style: .plain).render) == [
        """
        View.swift:1:19: error: there is no table 'Default Browser' [extract.missing-table]
           1 | NSLocalizedString("CardTitle", tableName: "Default Browser", comment: "")
             |                   ^~~~~~~~~~~
        View.swift:2:19: note: also here
          help: did you mean 'DefaultBrowser'?

        """
      ])
    #expect(result.reasons == ["CardTitle": .stale])
  }

  @Test func `a missing table is told which there are`() {
    let swift = MarkedSwift("Text(\"Open\", tableName: \"Menu\")")
    let extraction = SourceExtraction(messages: [swift.message("Open", table: "Menu")])
    let result = Reconciliation(extraction, tables: [catalogTable("", name: "Localizable")])
    #expect(result.findings.map(\.help) == ["the only table is 'Localizable'"])
    let two = Reconciliation(
      extraction, tables: [catalogTable("", name: "Localizable"), catalogTable("", name: "Errors")])
    #expect(two.findings.map(\.help) == ["the tables are 'Localizable', 'Errors'"])
  }

  @Test func `without tables nothing is said about keys`() {
    let swift = MarkedSwift("Text(\"Open\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("Open")]), tables: [])
    #expect(result.findings.isEmpty)
    #expect(result.matches.map(\.entry) == [nil])
  }

  @Test func `a key in another table is named with its table`() {
    let swift = MarkedSwift("Text(\"Sign in\")\nText(\"Sign out\", tableName: \"Onboarding\")")
    let result = Reconciliation(
      SourceExtraction(messages: [
        swift.message("Sign in"), swift.message("Sign out", table: "Onboarding"),
      ]),
      tables: [
        catalogTable("\"Sign out\":{}"), catalogTable("\"Sign in\":{}", name: "Onboarding"),
      ])
    #expect(
      result.rendered == """
        View.swift:1:6: error: 'Sign in' is in the table 'Onboarding' alone, and a look-up that names no \
        table searches 'Localizable' [extract.other-table]
           1 | Text("Sign in")
             |      ^~~~~~~~~
        Onboarding.xcstrings:2:2: note: the entry that is there
          help: name the table 'Onboarding'
        View.swift:2:6: error: 'Sign out' is in the table 'Localizable' alone, and 'Onboarding' is searched \
        [extract.other-table]
           2 | Text("Sign out", tableName: "Onboarding")
             |      ^~~~~~~~~~
        Localizable.xcstrings:2:2: note: the entry that is there
          help: leave the table out

        """)
  }

  @Test func `a table of the system is no other table`() {
    let swift = MarkedSwift("Text(\"Acme\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("Acme")]),
      tables: [catalogTable(""), catalogTable("\"Acme\":{}", name: "InfoPlist")])
    #expect(result.rules == ["missing-key"])
  }
}
