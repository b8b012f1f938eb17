import LocCheckDiagnostics

/// An entry that a finding names as the one that was probably meant.
struct NamedEntry {
  /// The entry.
  var entry: MessageTable.Entry
  /// The name of its table.
  var table: String
  /// The targets of the table in words, nil where none is known.
  var owner: String?
  /// Whether another message has it.
  var isUsed: Bool

  /// A note on the place of the entry, none where it has no place.
  var notes: [Diagnostic.Note] {
    entry.range.map { [Diagnostic.Note("the entry that is there", at: $0)] } ?? []
  }
}
