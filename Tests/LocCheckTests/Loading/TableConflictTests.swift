import LocCheckDiagnostics
import Testing

@testable import LocCheck

/// Files of which a build can use one only.
struct TableConflictTests {
  /// A catalog beside the localizations.
  private let catalog = MessageFile(path: "R/L.xcstrings", kind: .catalog)

  /// A table in German.
  private func german(_ name: String, _ kind: MessageFile.Kind) -> MessageFile {
    MessageFile(path: "R/de.lproj/\(name)", kind: kind, localization: "de")
  }

  @Test func `a catalog beside a table of its name is one conflict`() {
    let files = [
      german("L.strings", .strings), german("L.stringsdict", .stringsdict), catalog,
      german("M.strings", .strings),
    ]
    let conflicts = TableConflict.conflicts(among: files)
    #expect(conflicts == [TableConflict(catalog: catalog, others: Array(files[..<2]))])
    #expect(
      conflicts.map(\.diagnostic) == [
        Diagnostic(
          "bundle.table-conflict", .warning,
          "'R/L.xcstrings' and 'R/de.lproj/L.strings' and 1 more hold the same table, 'L'",
          help: "Xcode builds no catalog beside other files of its name: keep one of them")
      ])
  }

  @Test func `two catalogs of one name are a conflict`() {
    let other = MessageFile(path: "R/mul.lproj/L.xcstrings", kind: .catalog, localization: "mul")
    #expect(
      TableConflict.conflicts(among: [catalog, other])
        == [TableConflict(catalog: catalog, others: [other])])
  }

  @Test func `tables in several languages and kinds get along, and names are bytes`() {
    let files = [
      german("L.strings", .strings), german("L.stringsdict", .stringsdict),
      MessageFile(path: "R/en.lproj/L.strings", kind: .strings, localization: "en"),
      MessageFile(path: "R/l.xcstrings", kind: .catalog),
      MessageFile(path: "R/\u{E9}.xcstrings", kind: .catalog),
      MessageFile(path: "R/e\u{301}.xcstrings", kind: .catalog),
      MessageFile(path: "R/l.loctable", kind: .loctable),
    ]
    #expect(TableConflict.conflicts(among: files).isEmpty)
  }
}
