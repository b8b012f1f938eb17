import LocCheckDiagnostics

/// The entries of a file compared with one another: of equal keys the last one counts.
struct KeyComparison {
  /// The entries that count, in file order.
  private(set) var entries: [EntryRecord]
  /// The findings, in file order.
  private(set) var diagnostics: [Diagnostic] = []

  /// Compares entries in file order.
  init(entries: [EntryRecord], source: SourceText) {
    self.entries = entries
    var latest: [MessageKey: Int] = [:]
    // A dictionary over `String` compares canonically, as no table on a device does.
    var canonical: [String: Int] = [:]
    latest.reserveCapacity(entries.count)
    canonical.reserveCapacity(entries.count)
    var superseded: Set<Int> = []
    for (position, entry) in entries.enumerated() {
      if let earlier = latest.updateValue(position, forKey: entry.key) {
        superseded.insert(earlier)
        diagnostics.append(Self.duplicate(entry, of: entries[earlier], in: source))
        continue
      }
      guard let earlier = canonical.updateValue(position, forKey: entry.key.text) else { continue }
      diagnostics.append(Self.lookalike(entry, of: entries[earlier], in: source))
    }
    guard !superseded.isEmpty else { return }
    self.entries = entries.indices.filter { !superseded.contains($0) }.map { entries[$0] }
  }

  /// The finding that a key occurs twice.
  private static func duplicate(
    _ entry: EntryRecord, of earlier: EntryRecord, in source: SourceText
  ) -> Diagnostic {
    let line = source.location(at: earlier.keyBounds.lowerBound).line
    return Diagnostic(
      "catalog.duplicate-key", .error,
      "key \(entry.key.text.quoted) again, first on line \(line): the last one counts",
      at: source.range(entry.keyBounds), subject: .init(key: entry.key.text),
      notes: [Diagnostic.Note("first here", at: source.range(earlier.keyBounds))])
  }

  /// The finding that two keys look the same and are not.
  private static func lookalike(
    _ entry: EntryRecord, of earlier: EntryRecord, in source: SourceText
  ) -> Diagnostic {
    let line = source.location(at: earlier.keyBounds.lowerBound).line
    return Diagnostic(
      "catalog.lookalike-key", .warning,
      "key \(entry.key.text.quoted) differs from the one on line \(line) only in its Unicode"
        + " normalization",
      at: source.range(entry.keyBounds), subject: .init(key: entry.key.text),
      notes: [Diagnostic.Note("the other key", at: source.range(earlier.keyBounds))],
      help: "a look-up compares keys code point by code point")
  }
}
