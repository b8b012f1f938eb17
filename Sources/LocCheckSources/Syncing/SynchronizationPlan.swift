import LocCheckCatalogs
import LocCheckLocales

/// The changes that bring one catalog up to date, as they are being found.
struct SynchronizationPlan {
  /// The changes.
  private(set) var changes = CatalogChanges()
  /// What the sources say about each key.
  private var extracted: [MessageKey: ExtractedMessage] = [:]
  /// The keys with a specifier that is not known, by their shape, each once.
  private var open: [MessageShape: [MessagePattern]] = [:]

  /// Finds the changes.
  init(
    of catalog: Catalog, with messages: [SourceMessage],
    unused: [MessageKey: Reconciliation.UnusedEntry.Reason]
  ) {
    gather(messages)
    for entry in catalog.entries {
      let synchronization = EntrySynchronization(
        entry: entry, sourceLanguage: catalog.sourceLanguage ?? "")
      if let message = extracted[entry.key] {
        if let effect = synchronization.effect(of: message) {
          changes.changes.append(CatalogChange(key: entry.key, effect: effect))
        }
      } else if !isOpen(entry.key), unused[entry.key] != .elsewhere,
        let effect = synchronization.effectOfAbsence
      {
        changes.changes.append(
          CatalogChange(key: entry.key, effect: effect, caution: unused[entry.key]))
      }
    }
    for (key, message) in extracted where catalog.entry(for: key) == nil {
      guard let entry = message.newEntry(for: key) else { continue }
      changes.changes.append(CatalogChange(key: key, effect: .added(entry)))
    }
    let order = LocalizedOrder()
    changes.changes.sort { order.precedes($0.key.text, $1.key.text) }
  }

  /// Brings together what the sources say about each key.
  private mutating func gather(_ messages: [SourceMessage]) {
    var unwritten: Set<MessageKey> = []
    for message in messages {
      let isWritable = message.key.key != nil && message.defaultValue?.isOpen != true
      let isNew = !isWritable && unwritten.insert(MessageKey(message.key.displayed)).inserted
      if isNew { changes.unwritten.append(message) }
      if let key = message.key.key {
        extracted[key, default: ExtractedMessage()].add(message)
      } else if isNew {
        open[message.key.shape, default: []].append(message.key)
      }
    }
  }

  /// Returns whether the code may ask for a key whose specifiers it does not tell.
  private func isOpen(_ key: MessageKey) -> Bool {
    guard !open.isEmpty else { return false }
    return open[MessageShape(key)]?.contains { $0.matches(key) } ?? false
  }
}
