import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Keys that differ from an entry in how their arguments are written.
struct SpecifierMismatchTests {
  /// The key of `Mem \(pct)%` with an Int.
  private let memory = MessagePattern(
    pieces: .text("Mem "), .value("pct", "Int", "%lld"), .text("%%"))

  @Test func `the type of a value decides the key and the near miss is named`() {
    let swift = MarkedSwift("Text(\"Mem \\(pct)%\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("Mem \\(pct)%", key: memory)]),
      tables: [stringsTable("\"Mem %@%\" = \"内存 %@%\";")])
    #expect(
      result.rendered == """
        View.swift:1:6: error: the code asks for 'Mem %lld%%', and the table 'Localizable' has 'Mem %@%' \
        [extract.specifier-mismatch]
           1 | Text("Mem \\(pct)%")
             |      ^~~~~~~~~~~~~
        en.lproj/Localizable.strings:1:2: note: the entry that is there
          help: 'pct', of type Int, makes %lld: write the key 'Mem %lld%%'

        """)
    #expect(result.matchedKeys == [nil])
    #expect(result.reasons == ["Mem %@%": .stale])
  }

  @Test(arguments: [
    ("Mem %lld%", "write the key 'Mem %lld%%': beside arguments a per cent sign is doubled"),
    ("Mem %1$lld%%", "write the key 'Mem %lld%%': a key has no positions"),
    (
      "Mem %d%%",
      "'pct', of type Int, makes %lld: write the key 'Mem %lld%%', or make it Int32, which makes %d"
    ),
    (
      "Mem %@%%",
      "'pct', of type Int, makes %lld: write the key 'Mem %lld%%', or make it String, which makes %@"
    ),
    ("Mem %.1f%%", "'pct', of type Int, makes %lld: write the key 'Mem %lld%%'"),
  ])
  func `the remedy says what differs`(entry: String, help: String) {
    let swift = MarkedSwift("Text(\"Mem \\(pct)%\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("Mem \\(pct)%", key: memory)]),
      tables: [catalogTable("\"\(entry)\":{}")])
    #expect(result.rules == ["specifier-mismatch"])
    #expect(result.findings.map(\.help) == [help])
  }

  @Test func `without arguments a per cent sign is single`() {
    let swift = MarkedSwift("Text(\"100% done\"); Text(\"50% off\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("100% done"), swift.message("50% off")]),
      tables: [catalogTable("\"100%% done\":{},\"50% off\":{}")])
    #expect(result.matchedKeys == [nil, "50% off"])
    #expect(
      result.findings.map(\.help) == [
        "write the key '100% done': without arguments a per cent sign stays single"
      ])
  }

  @Test func `an entry that another message has stays`() {
    let swift = MarkedSwift("Text(\"\\(name) files\"); Text(\"\\(count) files\")")
    let names = MessagePattern(pieces: .value("name", "String", "%@"), .text(" files"))
    let counts = MessagePattern(pieces: .value("count", "Int", "%lld"), .text(" files"))
    let result = Reconciliation(
      SourceExtraction(messages: [
        swift.message("\\(name) files", key: names), swift.message("\\(count) files", key: counts),
      ]),
      tables: [catalogTable("\"%@ files\":{}")])
    #expect(result.matchedKeys == ["%@ files", nil])
    #expect(
      result.findings.map(\.help) == [
        "'count', of type Int, makes %lld: add the key '%lld files', or make it String, which makes %@"
      ])
  }

  @Test func `a key that differs in words is none of these`() {
    let swift = MarkedSwift("Text(\"Mem \\(pct)%\")")
    let result = Reconciliation(
      SourceExtraction(messages: [swift.message("Mem \\(pct)%", key: memory)]),
      tables: [catalogTable("\"Disk %@%%\":{\"extractionState\":\"manual\"}")])
    #expect(result.rules == ["missing-key"])
  }
}
