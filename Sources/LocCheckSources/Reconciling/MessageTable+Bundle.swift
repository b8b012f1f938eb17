public import LocCheckCatalogs
import LocCheckDiagnostics

extension MessageTable {
  /// Returns the tables of a bundle: one for each catalog, and one for the compiled files of each name.
  ///
  /// A table of compiled files has the keys of all localizations, those of the development language
  /// first. Texts under review make a table only where the bundle has none of the name: they were
  /// exported from it. The bundles that lie in this one are bundles of their own.
  ///
  /// - Parameters:
  ///   - contents: What was read of the bundle.
  ///   - path: The path of the bundle, or of the file that is all of it.
  ///   - targets: The names of the targets that have the tables among their resources.
  public static func tables(
    of contents: BundleContents, path: String, targets: [String] = []
  ) -> [MessageTable] {
    let files = Dictionary(grouping: contents.files, by: \.table)
    let names = Set(contents.catalogs.map(\.table)).union(files.keys)
    let catalogs = contents.catalogs + contents.reviews.filter { !names.contains($0.table) }
    return catalogs.map { MessageTable($0, targets: targets) }
      + files.sorted { $0.key < $1.key }.map { name, files in
        MessageTable(
          name: name, path: path, targets: targets,
          entries: entries(of: files, developedIn: contents.developmentRegion))
      }
  }

  /// Returns the entries of compiled files of one name, each key once.
  private static func entries(
    of files: [StringsFile], developedIn language: String
  ) -> [Entry] {
    let isDevelopment = { (file: StringsFile) in
      switch TablePlace(folder: file.localization) {
      case .root, .base: true
      case .localization(let name): name.isIdenticalUTF8(to: language)
      }
    }
    let development = files.filter(isDevelopment)
    var known: Set<MessageKey> = []
    return (development + files.filter { !isDevelopment($0) }).flatMap { file in
      file.messages.entries.filter { known.insert($0.key).inserted }
    }.map { entry in
      let texts = development.lazy.compactMap { $0.messages.entry(for: entry.key) }
      return Entry(
        key: entry.key, range: entry.keyRange, sourceValue: texts.compactMap(\.plainText).first)
    }
  }
}

extension StringsTable.Entry {
  /// The text, nil where it varies.
  fileprivate var plainText: String? {
    guard case .message(let message) = value, message.variables.isEmpty else { return nil }
    return message.format.text
  }
}
