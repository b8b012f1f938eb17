public import LocCheckCatalogs
import LocCheckDiagnostics

/// What synchronizing a catalog with the sources does to it.
public struct CatalogChanges: Sendable, Hashable {
  /// The changes in the order in which Xcode lists keys, each key once.
  public var changes: [CatalogChange]
  /// The messages that are not written because the specifier of an argument is not known, each
  /// once, in the order of the sources.
  ///
  /// The entries they may ask for stay as they are.
  public var unwritten: [SourceMessage]

  /// Creates changes, none by default.
  public init(changes: [CatalogChange] = [], unwritten: [SourceMessage] = []) {
    self.changes = changes
    self.unwritten = unwritten
  }

  /// What is to be written.
  public var edits: CatalogEdits {
    changes.reduce(into: CatalogEdits()) { edits, change in
      switch change.effect {
      case .added(let entry): edits.additions[change.key] = entry
      case .updated(let update, _): edits.updates[change.key] = update
      case .markedStale: edits.updates[change.key] = EntryUpdate(extractionState: .stale)
      case .removed: edits.removals.insert(change.key)
      }
    }
  }

  /// The changes and the messages that are not written, one on each line.
  public var text: String {
    (changes.map(\.text) + unwritten.map(\.unwrittenText)).map { "\($0)\n" }.joined()
  }
}

extension SourceMessage {
  /// Why the message is not written, on one line: `? Hello %?  the type of 'name' is not known`.
  fileprivate var unwrittenText: String {
    let arguments = key.isOpen ? key.arguments : defaultValue?.arguments ?? []
    // What is to be annotated comes in words: the parameter 'name'.
    let unknown = arguments.filter { $0.specifier == nil }
      .map { $0.untyped ?? $0.expression.quoted }
    let names = unknown.joined(separator: ", ")
    let words = unknown.count == 1 ? "the type of \(names) is" : "the types of \(names) are"
    return "? \(MessageKey(key.displayed).shown)  \(words) not known"
  }
}
