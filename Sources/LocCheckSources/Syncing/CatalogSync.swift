public import LocCheckCatalogs
public import LocCheckDiagnostics

/// Brings a String Catalog up to date with the messages of the sources, as a build in Xcode does.
///
/// New messages become entries. Entries whose message is gone become stale, or go where there is
/// nothing in them that extraction did not write. Comments and default values follow the code, and
/// translations are to be reviewed where a default value changes.
public enum CatalogSync {
  /// Returns what the synchronization of a catalog changes.
  ///
  /// Messages of other tables do not count, nor do those of other targets: Xcode hands the messages
  /// of a target to the catalogs of that target, whatever bundle the code names.
  ///
  /// Complexity: linear in the number of messages and of entries.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - messages: What the sources hand over.
  ///   - targets: The names of the targets that have the catalog among their resources, empty where
  ///     none are known.
  ///   - unused: Why no message has an entry, where more is known than that it is so.
  /// - Returns: The changes; none, and an error, for a table that something else than Swift code
  ///   fills.
  public static func plan(
    _ catalog: Catalog, messages: [SourceMessage], targets: [String] = [],
    unused: [MessageKey: Reconciliation.UnusedEntry.Reason] = [:]
  ) -> Diagnosed<CatalogChanges> {
    let own = messages.filter { $0.belongs(to: catalog, of: targets) }
    switch TableRole(MessageTable(catalog), interfaces: []) {
    case .code: break
    case .interface where !own.isEmpty: break
    case .interface, .system: return Diagnosed(CatalogChanges(), [.foreignTable(catalog)])
    }
    let plan = SynchronizationPlan(of: catalog, with: own, unused: unused)
    let warnings: [Diagnostic] =
      own.isEmpty && !plan.changes.changes.isEmpty ? [.noMessages(catalog)] : []
    return Diagnosed(plan.changes, warnings)
  }

  /// Returns what the synchronization of one of the tables of a reconciliation changes, nil where
  /// the table is no catalog.
  public static func plan(
    forTable table: Int, of reconciliation: Reconciliation
  ) -> Diagnosed<CatalogChanges>? {
    let messageTable = reconciliation.tables[table]
    guard let catalog = messageTable.catalog else { return nil }
    var reasons: [MessageKey: Reconciliation.UnusedEntry.Reason] = [:]
    for unused in reconciliation.unused where unused.place.table == table {
      reasons[messageTable.entries[unused.place.entry].key] = unused.reason
    }
    return plan(
      catalog, messages: reconciliation.extraction.messages, targets: messageTable.targets,
      unused: reasons)
  }
}

extension SourceMessage {
  /// Returns whether a build of the targets hands the message to a catalog.
  fileprivate func belongs(to catalog: Catalog, of targets: [String]) -> Bool {
    guard tableName.isIdenticalUTF8(to: catalog.table) else { return false }
    guard !targets.isEmpty else { return true }
    guard let target else { return !isOutsideTargets }
    return targets.contains { $0.isIdenticalUTF8(to: target) }
  }
}

extension Diagnostic {
  /// A catalog whose entries do not come from Swift code.
  fileprivate static func foreignTable(_ catalog: Catalog) -> Diagnostic {
    let source = catalog.source
    return Diagnostic(
      "sync.foreign-table", .error,
      "the table \(catalog.table.quoted) is not filled from Swift code",
      at: source.range(source.contentStart..<source.contentStart),
      help: "its keys come from an Info.plist, App Shortcuts, a storyboard or a xib")
  }

  /// A catalog that would lose all its entries because no message is for it.
  fileprivate static func noMessages(_ catalog: Catalog) -> Diagnostic {
    let source = catalog.source
    return Diagnostic(
      "sync.no-messages", .warning,
      "the sources have no message for the table \(catalog.table.quoted): "
        + "all its entries would be stale or go",
      at: source.range(source.contentStart..<source.contentStart),
      help: "is the catalog in the target of the code, and does the code name its table?")
  }
}
