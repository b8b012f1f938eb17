import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Enums whose raw values are keys.
struct EnumerationKeysTests {
  /// An enum with two cases.
  private let swift = MarkedSwift(
    """
    enum Status: String {
      case queued = "status.queued"
      case done = "status.done"
    }
    """)

  /// The enum.
  private var enumeration: KeyEnumeration {
    KeyEnumeration(
      name: "Status", range: swift.range(of: "Status"),
      cases: ["queued", "done"].map {
        .init(name: $0, rawValue: "status.\($0)", range: swift.range(of: $0))
      })
  }

  @Test func `a case without an entry is a finding`() {
    let result = Reconciliation(
      SourceExtraction(keyEnumerations: [enumeration]),
      tables: [catalogTable("\"status.done\":{},\"status.queue\":{}")])
    #expect(
      result.missingKeys(of: enumeration).map(DiagnosticRenderer(style: .plain).render) == [
        """
        View.swift:2:8: error: 'status.queued', the raw value of 'Status.queued', is not in the table \
        'Localizable' [extract.missing-enum-key]
           2 |   case queued = "status.queued"
             |        ^~~~~~
          help: did you mean 'status.queue'?

        """
      ])
  }

  @Test func `a table that does not exist is one finding`() {
    let result = Reconciliation(SourceExtraction(), tables: [catalogTable("", name: "Keys")])
    #expect(
      result.missingKeys(of: enumeration, table: "Kyes").map(
        DiagnosticRenderer(style: .plain).render) == [
          """
          View.swift:1:6: error: there is no table 'Kyes' for the keys of 'Status' [extract.missing-table]
             1 | enum Status: String {
               |      ^~~~~~
            help: did you mean 'Keys'?

          """
        ])
  }

  @Test func `a comment silences the finding about a case`() {
    let suppression = swift.suppression("missing-enum-key", "soon", at: "case queued", line: 2)
    let result = Reconciliation(
      SourceExtraction(suppressions: [suppression]), tables: [catalogTable("")])
    #expect(result.missingKeys(of: enumeration).map(\.subject?.key) == ["status.done"])
    #expect(result.findings.isEmpty)
  }
}
