import LocCheckCatalogs
import LocCheckDiagnostics

/// Wraps entries, as Xcode indents them, into a catalog as Xcode writes it.
func xcode(_ entries: String) -> String {
  """
  {
    "sourceLanguage" : "en",
    "strings" : {
  \(entries.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
    },
    "version" : "1.0"
  }
  """
}

/// Returns the text of a catalog with entries changed, nil where it cannot be.
func changed(_ text: String, by edits: CatalogEdits) -> String? {
  let source = SourceText(path: "L.xcstrings", text: text)
  return StringCatalogWriter.bytes(of: source, changedBy: edits).value
    .map { String(decoding: $0, as: UTF8.self) }
}

/// Returns the text of a catalog with one entry changed, nil where it cannot be.
func changed(_ text: String, _ key: MessageKey, _ update: EntryUpdate) -> String? {
  changed(text, by: CatalogEdits(updates: [key: update]))
}

/// Returns the text of a catalog with entries added, nil where they cannot be.
func changed(_ text: String, adding keys: MessageKey...) -> String? {
  changed(
    text,
    by: CatalogEdits(additions: Dictionary(uniqueKeysWithValues: keys.map { ($0, NewEntry()) })))
}
