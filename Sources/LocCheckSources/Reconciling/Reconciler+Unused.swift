import LocCheckCatalogs
import LocCheckDiagnostics

extension Reconciler {
  /// Returns the entries that no message has, each with its reason.
  func unusedEntries() -> [Reconciliation.UnusedEntry] {
    return tables.indices.flatMap { table in
      let isForeign =
        switch directory.roles[table] {
        // Somebody else may have made a bundle that no code here is seen to use.
        case .code: tables[table].isNested && !used[table].contains(true)
        case .system: true
        case .interface: !used[table].contains(true)
        }
      return tables[table].entries.indices.lazy.filter { !used[table][$0] }.map { entry in
        Reconciliation.UnusedEntry(
          place: .init(table: table, entry: entry),
          reason: isForeign ? .elsewhere : mentions.reason(for: tables[table].entries[entry]))
      }
    }
  }

  /// Reports the unused entries that are, or seem to be, left over.
  mutating func reportUnusedEntries(_ entries: [Reconciliation.UnusedEntry]) {
    let dynamic = DynamicLookups(extraction.skipped)
    for unused in entries where !explained.contains(unused.place) {
      let table = tables[unused.place.table]
      let entry = entry(at: unused.place)
      switch unused.reason {
      case .manual, .elsewhere: continue
      case .skipped:
        guard let place = mentions.skipped[entry.key] else { continue }
        findings.append(.skippedEntry(entry, in: place))
      case .mentioned:
        findings.append(
          .dynamicEntry(entry, "it stands in the sources as a plain string", in: table))
      case .enumeration:
        guard let named = mentions.cases[entry.key] else { continue }
        findings.append(
          .dynamicEntry(
            entry, "it is the raw value of '\(named.owner).\(named.name)'", in: table,
            note: Diagnostic.Note("the case", at: named.range)))
      case .stale:
        guard let lookup = dynamic.lookup(of: entry.key, inTable: table.name) else {
          findings.append(.staleKey(entry, in: table))
          continue
        }
        findings.append(
          .dynamicEntry(
            entry, "the sources look up keys of '\(table.name)' that they do not spell out",
            in: table, note: Diagnostic.Note("such a look-up", at: lookup.range)))
      }
    }
  }
}

extension Diagnostic {
  /// An entry that only code has which is not extracted.
  fileprivate static func skippedEntry(
    _ entry: MessageTable.Entry, in place: SourceMentions.PassedCode
  ) -> Diagnostic {
    Diagnostic(
      "extract.stale-key", .note, "\(entry.key.text.quoted) is used in \(place.description) alone",
      at: entry.range, subject: Subject(key: entry.key.text),
      notes: place.range.map { [Note("used here", at: $0)] } ?? [])
  }

  /// An entry that something may look up when the program runs.
  fileprivate static func dynamicEntry(
    _ entry: MessageTable.Entry, _ cause: String, in table: MessageTable, note: Note? = nil
  ) -> Diagnostic {
    let state = entry.extractionState == .stale ? "is marked stale" : "is not extracted"
    return Diagnostic(
      "extract.dynamic-entry", .note,
      "\(entry.key.text.quoted) \(state) and may be looked up all the same: \(cause)",
      at: entry.range, subject: Subject(key: entry.key.text), notes: note.map { [$0] } ?? [],
      help: table.catalog == nil ? nil : "mark it as manual, and Xcode keeps it")
  }

  /// An entry that the sources do not have.
  fileprivate static func staleKey(
    _ entry: MessageTable.Entry, in table: MessageTable
  ) -> Diagnostic {
    // What no build manages is not left over by one.
    let isManaged = entry.extractionState.map { $0 != .migrated } ?? false
    let message =
      switch entry.extractionState {
      case .stale?: "\(entry.key.text.quoted) is marked stale, and the sources do not have it"
      default: "\(entry.key.text.quoted) is not in the sources"
      }
    return Diagnostic(
      "extract.stale-key", isManaged ? .warning : .note, message, at: entry.range,
      subject: Subject(key: entry.key.text),
      help: isManaged ? "delete it, or mark it as manual where no Swift code looks it up" : nil)
  }
}
