import LocCheckCatalogs

/// The compiled files of one table in all its localizations, wherever they were found.
struct CompiledTable {
  /// Where the table lies.
  private let place: Place
  /// The localization that the others are held against.
  private let developmentRegion: String
  /// The localizations in the order they were found.
  private var localizations: [String?] = []
  /// The keys by localization.
  private var keys: [String?: Set<MessageKey>] = [:]

  /// What tells tables of equal names apart.
  private struct Place: Hashable {
    /// The table's name.
    var table: String
    /// The folder that holds the files, or the `.lproj` folders they are in.
    var folder: String
    /// The bundle it lies in.
    var bundle: String?
  }

  /// Creates a table without files.
  private init(at place: Place, developmentRegion: String) {
    self.place = place
    self.developmentRegion = developmentRegion
  }

  /// Returns the tables of some resources, in the order they were found.
  static func all(of resources: [AuditedResource]) -> [CompiledTable] {
    var tables: [CompiledTable] = []
    var positions: [Place: Int] = [:]
    for (bundle, contents) in resources.flatMap(\.parts) {
      for file in contents.files {
        let place = Place(table: file.table, folder: folder(of: file), bundle: bundle)
        let position = positions[place, default: tables.count]
        if position == tables.count {
          positions[place] = position
          tables.append(
            CompiledTable(at: place, developmentRegion: contents.developmentRegion))
        }
        tables[position].add(file)
      }
    }
    return tables
  }

  /// How far each localization has come, the development language first.
  var statistics: [TableStatistics] {
    let expected = keys[base] ?? keys.values.reduce(into: []) { $0.formUnion($1) }
    let ordered = localizations.filter { $0 == base } + localizations.filter { $0 != base }
    return ordered.map { localization in
      let own = keys[localization] ?? []
      return TableStatistics(
        table: place.table, bundle: place.bundle, path: place.folder, locale: localization,
        translated: own.count, missing: expected.subtracting(own).count)
    }
  }

  /// The localization of the development language: its own, else `Base`, which holds it.
  private var base: String { keys[developmentRegion] == nil ? "Base" : developmentRegion }

  /// Adds the keys of a file.
  private mutating func add(_ file: StringsFile) {
    if keys[file.localization] == nil { localizations.append(file.localization) }
    keys[file.localization, default: []].formUnion(file.messages.entries.map(\.key))
  }

  /// Returns the folder that holds the files of all localizations of a table.
  private static func folder(of file: StringsFile) -> String {
    let folder = RelativePath.folder(of: file.path)
    return RelativePath.name(of: folder).hasSuffix(".lproj")
      ? RelativePath.folder(of: folder) : folder
  }
}
