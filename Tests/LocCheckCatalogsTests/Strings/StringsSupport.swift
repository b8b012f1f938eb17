import LocCheckCatalogs
import LocCheckDiagnostics

/// Reads the bytes of a table as a file `L.strings`.
func readStrings(_ bytes: [UInt8]) -> Diagnosed<StringsTable?> {
  StringsReader.table(from: SourceText(path: "L.strings", bytes: bytes))
}

/// Reads the text of a table as a file `L.strings`.
func readStrings(_ text: String) -> Diagnosed<StringsTable?> {
  readStrings(Array(text.utf8))
}

/// Returns the texts of a table by key, nil for a void file.
func strings(_ bytes: [UInt8]) -> [String: String]? {
  readStrings(bytes).value?.texts
}

/// Returns the texts of a table by key, nil for a void file.
func strings(_ text: String) -> [String: String]? {
  strings(Array(text.utf8))
}

extension StringsTable {
  /// The texts by key.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    for entry in entries {
      if case .message(let message) = entry.value { texts[entry.key.text] = message.format.text }
    }
    return texts
  }
}

/// A text in which `⟦` and `⟧` mark the place of a diagnostic, or `⟦` alone a mere position.
struct MarkedStrings {
  /// The text without its marks.
  let text: String
  /// The offsets of what is marked.
  let bounds: Range<Int>

  /// Takes the marks out of a text.
  init(_ marked: String) {
    let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let rest = parts.dropFirst().joined().split(separator: "⟧", omittingEmptySubsequences: false)
    text = parts[0] + rest.joined()
    bounds = start..<(rest.count > 1 ? start + rest[0].utf8.count : start)
  }
}
