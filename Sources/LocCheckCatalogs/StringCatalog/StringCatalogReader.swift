public import LocCheckDiagnostics

/// Reads String Catalogs, the `.xcstrings` files of Xcode 15 and later.
///
/// The format is JSON of which Apple documents the editor and not the members; what is read here is
/// what Xcode's own catalogs hold. Members that nothing here knows are passed over.
public enum StringCatalogReader {
  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - table: the name of the file without its extension.
  /// - Returns: as much of the catalog as could be read, with what is wrong with it in source order.
  public static func catalog(from source: SourceText, table: String) -> Diagnosed<Catalog> {
    let foreign = ForeignFile.diagnostic(of: source)
    let attempt = foreign == nil ? Attempt(bytes: source.bytes, source: source) : nil
    if let attempt, attempt.syntaxProblemCount == 0 { return attempt.catalog(table: table) }
    let conflicts = MergeConflict.conflicts(in: source)
    guard conflicts.isEmpty else {
      var resolved = resolution(of: conflicts, in: source).catalog(table: table)
      resolved.diagnostics =
        (conflicts.map { $0.diagnostic("catalog.merge-conflict", in: source) }
        + resolved.diagnostics).inSourceOrder
      return resolved
    }
    if let attempt { return attempt.catalog(table: table) }
    let index = CatalogIndex(
      source: source, bytes: source.bytes, languages: [], entries: [], localizations: [])
    return Diagnosed(
      Catalog(table: table, sourceLanguage: nil, version: nil, index: index),
      foreign.map { [$0] } ?? [])
  }

  /// Reads the side of merge conflicts that parses, ours where both do.
  private static func resolution(
    of conflicts: [MergeConflict], in source: SourceText
  ) -> Attempt {
    let (ours, theirs) = (
      Attempt(
        bytes: MergeConflict.bytes(of: source, keeping: .ours, of: conflicts), source: source),
      Attempt(
        bytes: MergeConflict.bytes(of: source, keeping: .theirs, of: conflicts), source: source)
    )
    return theirs.syntaxProblemCount < ours.syntaxProblemCount ? theirs : ours
  }
}

extension StringCatalogReader {
  /// One reading of a file: of its bytes as they are, or of one side of its merge conflicts.
  private struct Attempt {
    /// The bytes that were read.
    var bytes: [UInt8]
    /// The file.
    var source: SourceText
    /// What was read.
    private var entries: [EntryRecord]
    /// The localizations of the entries.
    private var localizations: [LocalizationRecord]
    /// The languages by number.
    private var languages: [String]
    /// The source language.
    private var sourceLanguage: String?
    /// The version of the format.
    private var version: String?
    /// The keys of entries beside the others.
    private var misplacedKeys: [MessageKey]
    /// The findings.
    private var diagnostics: [Diagnostic]
    /// The number of violations of JSON's grammar.
    private(set) var syntaxProblemCount: Int

    /// Reads bytes as those of a file.
    init(bytes: [UInt8], source: SourceText) {
      self.bytes = bytes
      self.source = source
      let (parser, misplacedKeys) = bytes.withUnsafeBytes { buffer in
        var parser = StringCatalogParser(bytes: buffer, source: source)
        parser.parse()
        return (parser, parser.misplacedKeys)
      }
      self.misplacedKeys = misplacedKeys
      entries = parser.entries
      localizations = parser.localizations
      languages = parser.languages.names
      sourceLanguage = parser.sourceLanguage
      version = parser.version
      // An entry that is looked at twice reports its problems twice.
      var known: Set<JSONProblem> = []
      let problems = parser.syntaxProblems.filter { known.insert($0).inserted }
      syntaxProblemCount = problems.count
      diagnostics =
        problems.map { $0.diagnostic(in: source) } + parser.decoder.findings.diagnostics
    }

    /// Returns the catalog, each key once.
    func catalog(table: String) -> Diagnosed<Catalog> {
      let comparison = KeyComparison(entries.map(\.key))
      let index = CatalogIndex(
        source: source, bytes: bytes, languages: languages,
        entries: comparison.hasRepetitions
          ? comparison.positionsInEffect.map { entries[$0] } : entries,
        localizations: localizations)
      return Diagnosed(
        Catalog(
          table: table, sourceLanguage: sourceLanguage, version: version,
          misplacedKeys: misplacedKeys, index: index),
        (diagnostics + findings(of: comparison)).inSourceOrder)
    }

    /// Returns what is to be said about the keys.
    private func findings(of comparison: KeyComparison) -> [Diagnostic] {
      comparison.repetitions.map {
        .repetition(of: entries[$0.first], by: entries[$0.position], in: source)
      }
        + comparison.lookalikes().map {
          .lookalike(entries[$0.position], of: entries[$0.other], in: source)
        }
    }
  }
}

extension Diagnostic {
  /// A key that occurs again.
  fileprivate static func repetition(
    of first: EntryRecord, by entry: EntryRecord, in source: SourceText
  ) -> Diagnostic {
    let line = source.location(at: first.keyBounds.lowerBound).line
    return Diagnostic(
      "catalog.duplicate-key", .error,
      "key \(entry.key.text.quoted) again, first on line \(line): the last one counts",
      at: source.range(entry.keyBounds), subject: Subject(key: entry.key.text),
      notes: [Note("first here", at: source.range(first.keyBounds))])
  }

  /// A key that looks the same as another and is not.
  fileprivate static func lookalike(
    _ entry: EntryRecord, of other: EntryRecord, in source: SourceText
  ) -> Diagnostic {
    lookalikeKey(
      "catalog.lookalike-key", entry.key, at: source.range(entry.keyBounds),
      other: source.range(other.keyBounds), subject: Subject(key: entry.key.text))
  }
}
