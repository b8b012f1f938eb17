import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Messages that disagree about one key.
struct ConflictsTests {
  @Test func `different default values of a key are one finding`() {
    let swift = MarkedSwift(
      """
      String(localized: "title", defaultValue: "Files")
      String(localized: "title", defaultValue: "Documents")
      String(localized: "title", defaultValue: "Files")
      """)
    let messages = ["Files", "Documents", "Files"].enumerated().map {
      swift.message("title", occurrence: $0.offset, defaultValue: $0.element)
    }
    let result = Reconciliation(SourceExtraction(messages: messages), tables: [])
    #expect(
      result.rendered == """
        View.swift:1:19: warning: 'title' has the default value 'Files' here and 'Documents' elsewhere \
        [extract.conflicting-default]
           1 | String(localized: "title", defaultValue: "Files")
             |                   ^~~~~~~
        View.swift:2:19: note: here it is 'Documents'
          help: an entry holds one default value: make them the same, or use two keys

        """)
  }

  @Test func `no default value and an open specifier agree with any`() {
    let swift = MarkedSwift("String(localized: \"a\"); String(localized: \"a\"); Text(\"a\")")
    var known = swift.message("a")
    known.defaultValue = MessagePattern(pieces: .text("Hi "), .value("n", "String", "%@"))
    var open = swift.message("a", occurrence: 1)
    open.defaultValue = MessagePattern(pieces: .text("Hi "), .value("n"))
    let result = Reconciliation(
      SourceExtraction(messages: [known, open, swift.message("a", occurrence: 2)]), tables: [])
    #expect(result.findings.isEmpty)
  }

  @Test func `the same key in two tables or targets is no conflict`() {
    let swift = MarkedSwift("Text(\"a\"); Text(\"a\"); Text(\"a\")")
    let result = Reconciliation(
      SourceExtraction(messages: [
        swift.message("a", comment: "1", defaultValue: "1"),
        swift.message("a", occurrence: 1, table: "T", comment: "2", defaultValue: "2"),
        swift.message("a", occurrence: 2, comment: "3", defaultValue: "3", target: "Kit"),
      ]),
      tables: [])
    #expect(result.findings.isEmpty)
  }

  @Test func `different comments of a key are joined`() {
    let swift = MarkedSwift(
      """
      Text("Open", comment: "Button")
      Text("Open", comment: "State of the door")
      Text("Open")
      """)
    let result = Reconciliation(
      SourceExtraction(messages: [
        swift.message("Open", comment: "Button"),
        swift.message("Open", occurrence: 1, comment: "State of the door"),
        swift.message("Open", occurrence: 2, comment: ""),
      ]),
      tables: [])
    #expect(
      result.rendered == """
        View.swift:1:6: note: 'Open' has 2 comments, which Xcode joins into one \
        [extract.conflicting-comment]
           1 | Text("Open", comment: "Button")
             |      ^~~~~~
        View.swift:2:6: note: here it is 'State of the door'
          help: one text serves all these places: where they mean different things, use two keys

        """)
  }

  @Test func `what scanner and compiler see in one place is no conflict`() {
    let swift = MarkedSwift("Text(\"Open\", comment: \"A\" + \"B\")")
    let scanned = swift.message("Open", comment: "A")
    var compiled = swift.message("Open", comment: "AB")
    compiled.origin = .compiler
    let result = Reconciliation(SourceExtraction(messages: [scanned, compiled]), tables: [])
    #expect(result.findings.isEmpty)
  }

  @Test func `a message without a comment is a finding where comments are asked for`() {
    let swift = MarkedSwift("Text(\"A\"); Text(\"B\"); Text(\"C\"); Text(\"A\")")
    let extraction = SourceExtraction(messages: [
      swift.message("A"), swift.message("B", comment: "b"), swift.message("C"),
      swift.message("A", occurrence: 1),
    ])
    let tables = [catalogTable("\"A\":{},\"B\":{},\"C\":{\"comment\":\"c\"}")]
    #expect(Reconciliation(extraction, tables: tables).findings.isEmpty)
    let strict = Reconciliation(extraction, tables: tables, rules: .init(requiresComments: true))
    #expect(
      strict.rendered == """
        View.swift:1:6: warning: 'A' has no comment for translators [extract.missing-comment]
           1 | Text("A"); Text("B"); Text("C"); Text("A")
             |      ^~~
        View.swift:1:39: note: also here
          help: say where the text stands and what its arguments are

        """)
  }
}
