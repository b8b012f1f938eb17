import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

/// Whether the raw value of an enum's case has an entry.
struct EnumerationCheck {
  /// The case.
  let enumerationCase: KeyEnumeration.Case
  /// Its enum.
  let enumeration: KeyEnumeration
  /// The table its raw values are looked up in.
  let table: String
  /// Where the scenario names the enum.
  let range: SourceRange
  /// What the case is held against.
  let scene: ExtractionScene

  /// The raw value as a key.
  var key: MessageKey { MessageKey(enumerationCase.rawValue) }

  /// The places of the entries.
  var entryPlaces: [Reconciliation.EntryPlace] {
    scene.tables.places(of: key).filter { isSearched(scene.tables.tables[$0.table]) }
  }

  /// The comment beside the case that says why it has no entry.
  var suppression: Suppression? {
    scene.sources.extraction.suppression(
      of: .missingEnumKey, at: enumerationCase.range.start)
  }

  /// What is wrong, nil where there is an entry.
  var failure: Diagnostic? {
    guard entryPlaces.isEmpty else { return nil }
    let name = "\(enumeration.name).\(enumerationCase.name)"
    let other = scene.tables.places(of: key).first.map { scene.tables.tables[$0.table].title }
    let near = scene.tables.nearKey(key, in: isSearched)
    return Diagnostic(
      "extract.missing-enum-key", .error,
      """
      the table '\(table)' has no entry for \(key.text.quoted), which '\(name)' stands for\
      \(other.map { "; \($0) has one" } ?? "")
      """,
      at: range, subject: Diagnostic.Subject(key: key.text),
      details: [
        .init("expected", "an entry \(key.text.quoted)"), .init("actual", "no entry"),
      ],
      notes: [Diagnostic.Note("the case is here", at: enumerationCase.range)],
      help: near.map { "did you mean \($0.key.text.quoted)?" })
  }

  /// Returns whether raw values are looked up in a table.
  private func isSearched(_ table: TableIndex.BundleTable) -> Bool {
    scene.counts(table) && table.table.name == self.table
  }
}
