import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

/// What the checks of extraction scenarios are held against: sources, tables, and what the two say
/// about each other.
final class ExtractionScene: Sendable {
  /// The sources.
  let sources: SourceIndex
  /// The tables of all bundles; those of other bundles explain what is missing.
  let tables: TableIndex
  /// The bundle whose tables count, nil for all.
  let bundle: String?
  /// What is wrong between the sources and the tables that count, in order.
  let findings: [Diagnostic]
  /// The findings about a message, by its key.
  private let findingsByKey: [MessageKey: [Diagnostic]]
  /// The entries of the messages, in the order of the extraction.
  private let entries: [Reconciliation.EntryPlace?]

  /// Holds sources against the tables of a bundle.
  init(_ sources: SourceIndex, tables: TableIndex, bundle: String?) {
    let counted = tables.tables.indices.filter {
      bundle == nil || tables.tables[$0].bundle == bundle
    }
    let reconciliation = Reconciliation(
      sources.extraction, tables: counted.map { tables.tables[$0].table })
    self.sources = sources
    self.tables = tables
    self.bundle = bundle
    self.findings = reconciliation.findings
    self.findingsByKey = Dictionary(
      grouping: reconciliation.findings.filter { $0.subject?.key != nil }
    ) { MessageKey($0.subject?.key ?? "") }
    self.entries = reconciliation.matches.map { match in
      match.entry.map { Reconciliation.EntryPlace(table: counted[$0.table], entry: $0.entry) }
    }
  }

  /// Returns whether the tables of a bundle count.
  func counts(_ table: TableIndex.BundleTable) -> Bool { bundle == nil || table.bundle == bundle }

  /// Returns what is wrong with a message.
  func findings(about key: MessageKey) -> [Diagnostic] { findingsByKey[key] ?? [] }

  /// Returns whether a message, by its place, is looked up in one of some entries of its key.
  ///
  /// Of a message whose specifiers are not all known, only its key's words are.
  func isMatched(message place: Int, with places: [Reconciliation.EntryPlace]) -> Bool {
    guard entries.indices.contains(place) else { return false }
    if sources.extraction.messages[place].key.isOpen { return !places.isEmpty }
    return entries[place].map(places.contains) ?? false
  }
}
