public import LocCheckDiagnostics

/// One table of messages in all its languages, as its file holds it.
///
/// Of a String Catalog the bytes of the file are kept and where everything stands in them; texts
/// are decoded when they are asked for. What smaller formats hold is decoded at once. Keys and
/// languages compare byte for byte, and where a file repeats one the last is in effect.
public struct Catalog: Sendable {
  /// The table's name: the name of the file without its extension.
  public let table: String
  /// The language the keys are written in, nil where the file does not say.
  public let sourceLanguage: String?
  /// The version of the format, nil where the file does not say.
  public let version: String?
  /// The entries in file order.
  public let entries: [Entry]
  /// The languages, the source language first, then by order of appearance.
  public let languages: [String]
  /// The keys of entries that stand beside the others, where the build does not see them.
  public let misplacedKeys: [MessageKey]
  /// The positions of the entries by key.
  private let positions: [MessageKey: Int]
  /// Where everything stands.
  let index: CatalogIndex

  /// Creates a catalog over an index whose keys are unique.
  init(
    table: String, sourceLanguage: String?, version: String?, misplacedKeys: [MessageKey] = [],
    index: CatalogIndex
  ) {
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.misplacedKeys = misplacedKeys
    self.index = index
    self.entries = index.entries.indices.map { Entry(index: index, position: $0) }
    self.languages =
      sourceLanguage.map { source in
        [source] + index.languages.filter { !$0.isIdenticalUTF8(to: source) }
      } ?? index.languages
    var positions: [MessageKey: Int] = [:]
    positions.reserveCapacity(index.entries.count)
    for (position, entry) in index.entries.enumerated() { positions[entry.key] = position }
    self.positions = positions
  }

  /// The file.
  public var source: SourceText { index.source }

  /// Returns the entry of a key, nil where there is none.
  public func entry(for key: MessageKey) -> Entry? {
    positions[key].map { entries[$0] }
  }
}
