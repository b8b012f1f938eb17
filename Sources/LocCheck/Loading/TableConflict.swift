import LocCheckCatalogs
import LocCheckDiagnostics

/// Files among the sources of which the build can use one only: a catalog, and others of its name.
struct TableConflict: Hashable {
  /// The first catalog.
  var catalog: MessageFile
  /// The other files, in order; never empty.
  var others: [MessageFile]

  /// Returns the conflicts among the files of one bundle, one for each table.
  static func conflicts(among files: [MessageFile]) -> [TableConflict] {
    let tables = Dictionary(grouping: files.filter { $0.kind != .loctable }) {
      MessageKey($0.table)
    }
    var known: Set<MessageKey> = []
    return files.filter { $0.kind == .catalog && known.insert(MessageKey($0.table)).inserted }
      .compactMap { catalog in
        let others = tables[MessageKey(catalog.table), default: []].filter { $0 != catalog }
        return others.isEmpty ? nil : TableConflict(catalog: catalog, others: others)
      }
  }

  /// The warning about the conflict.
  var diagnostic: Diagnostic {
    let more = others.count > 1 ? " and \(others.count - 1) more" : ""
    return Diagnostic(
      "bundle.table-conflict", .warning,
      "'\(catalog.path)' and '\(others[0].path)'\(more) hold the same table, '\(catalog.table)'",
      help: "Xcode builds no catalog beside other files of its name: keep one of them")
  }
}
