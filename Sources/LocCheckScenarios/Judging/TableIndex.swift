import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

/// The entries of all tables of some bundles, by key.
final class TableIndex: Sendable {
  /// The tables in order, each with its bundle.
  let tables: [BundleTable]
  /// The places of the entries.
  private let places: [MessageKey: [Reconciliation.EntryPlace]]
  /// The keys of the tables by what is left of them without specifiers, in order.
  private let shapes: [MessageShape: [MessageKey]]

  /// A table with the bundle it belongs to.
  struct BundleTable: Sendable {
    /// The name of the bundle.
    var bundle: String
    /// The table.
    var table: MessageTable
  }

  /// Indexes the tables of bundles.
  init(_ tables: [BundleTable]) {
    self.tables = tables
    var places: [MessageKey: [Reconciliation.EntryPlace]] = [:]
    for (table, located) in tables.enumerated() {
      for (entry, message) in located.table.entries.enumerated() {
        places[message.key, default: []].append(.init(table: table, entry: entry))
      }
    }
    self.places = places
    self.shapes = Dictionary(grouping: places.keys.sorted(), by: MessageShape.init)
  }

  /// Returns the places of the entries of a key, in order.
  func places(of key: MessageKey) -> [Reconciliation.EntryPlace] { places[key] ?? [] }

  /// Returns an entry.
  func entry(at place: Reconciliation.EntryPlace) -> MessageTable.Entry {
    tables[place.table].table.entries[place.entry]
  }

  /// Returns a key written with the same words and other specifiers, else one that a misspelt key
  /// may mean; nil where none is near.
  ///
  /// - Parameter isIncluded: Whether a table counts.
  func nearKey(
    _ key: MessageKey, in isIncluded: (BundleTable) -> Bool
  ) -> (key: MessageKey, isLookalike: Bool)? {
    let lookalike = (shapes[MessageShape(key)] ?? []).first { other in
      other != key && places(of: other).contains { isIncluded(tables[$0.table]) }
    }
    if let lookalike { return (lookalike, true) }
    let names = tables.lazy.filter(isIncluded).flatMap(\.table.entries).map(\.key.text)
    return NearestName.suggestion(for: key.text, among: names).map { (MessageKey($0), false) }
  }
}

extension TableIndex.BundleTable {
  /// The name of the app's own bundle.
  static let appBundle = "main"

  /// The table as a message names it: that of another bundle with the bundle.
  var title: String {
    bundle == Self.appBundle
      ? "the table '\(table.name)'" : "the table '\(table.name)' of the bundle '\(bundle)'"
  }
}
