import LocCheckCatalogs
import LocCheckDiagnostics

/// Reads the text of a catalog as a file `L.xcstrings`.
func read(_ text: String) -> Diagnosed<Catalog> {
  read(Array(text.utf8))
}

/// Reads the bytes of a catalog as a file `L.xcstrings`.
func read(_ bytes: [UInt8]) -> Diagnosed<Catalog> {
  StringCatalogReader.catalog(
    from: SourceText(path: "L.xcstrings", bytes: bytes), table: "L")
}

/// Reads entries, as they stand inside `strings`, of a sound catalog.
func read(entries: String) -> Diagnosed<Catalog> {
  read(
    """
    {"sourceLanguage":"en","strings":{
    \(entries)
    },"version":"1.0"}
    """)
}

/// Spells a `stringUnit` member.
func unit(_ value: String, _ state: String = "translated") -> String {
  "\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}"
}

extension Diagnosed {
  /// The diagnostics as a compiler prints them, with their ids.
  var lines: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.range.map { "\($0.start)" } ?? "?"
      return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]"
    }
  }
}

extension Catalog {
  /// The text of a key in a language, where it is one unit.
  func value(_ key: MessageKey, _ language: String) -> String? {
    guard case .unit(let unit)? = entry(for: key)?.localization(for: language)?.content else {
      return nil
    }
    return unit.value
  }
}
