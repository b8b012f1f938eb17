import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources
import Testing

/// Returns a catalog as Xcode writes it.
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

/// Returns the entry of a key with an English and a French text.
func entry(
  _ key: String, comment: String? = nil, state: String? = nil, english: (String, String)? = nil,
  french: (String, String)? = nil
) -> String {
  var members = comment.map { ["\"comment\" : \"\($0)\""] } ?? []
  if let state { members.append("\"extractionState\" : \"\(state)\"") }
  let units = [("en", english), ("fr", french)].compactMap { language, unit in
    unit.map {
      """
          "\(language)" : {
            "stringUnit" : {
              "state" : "\($0.0)",
              "value" : "\($0.1)"
            }
          }
      """
    }
  }
  if !units.isEmpty {
    members.append("\"localizations\" : {\n\(units.joined(separator: ",\n"))\n  }")
  }
  return members.isEmpty
    ? "\"\(key)\" : {\n\n}" : "\"\(key)\" : {\n  \(members.joined(separator: ",\n  "))\n}"
}

/// Returns a message.
func message(
  _ key: MessagePattern, table: String? = nil, comment: String? = nil,
  value: MessagePattern? = nil, target: String? = nil
) -> SourceMessage {
  SourceMessage(
    key: key, table: table, comment: comment, defaultValue: value, api: "Text", target: target,
    location: SourceLocation(path: "A.swift", line: 1, column: 1))
}

/// Returns a message without arguments.
func message(
  _ key: String, table: String? = nil, comment: String? = nil, value: String? = nil,
  target: String? = nil
) -> SourceMessage {
  message(
    MessagePattern(key), table: table, comment: comment, value: value.map { MessagePattern($0) },
    target: target)
}

/// Reads a catalog.
func catalog(_ text: String, table: String = "Localizable") -> Catalog {
  StringCatalogReader.catalog(
    from: SourceText(path: "\(table).xcstrings", text: text), table: table
  ).value
}

/// Requires what a synchronization says and writes, and that a second one has nothing to do.
func expect(
  _ before: String, _ messages: [SourceMessage], targets: [String] = [], says lines: String,
  writes after: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let old = catalog(before)
  let changes = CatalogSync.plan(old, messages: messages, targets: targets).value
  #expect(changes.text == lines, sourceLocation: sourceLocation)
  let result = StringCatalogWriter.bytes(of: old.source, changedBy: changes.edits)
  let text = result.value.map { String(decoding: $0, as: UTF8.self) }
  #expect(text == after, sourceLocation: sourceLocation)
  let again = CatalogSync.plan(catalog(after), messages: messages, targets: targets).value
  #expect(again.changes.isEmpty, sourceLocation: sourceLocation)
}

extension Sequence<String> {
  /// Entries one behind another.
  var entryLines: String { joined(separator: ",\n") }
}
