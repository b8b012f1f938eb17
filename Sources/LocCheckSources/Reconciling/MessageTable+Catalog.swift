public import LocCheckCatalogs
import LocCheckDiagnostics

extension MessageTable {
  /// Creates the table of a String Catalog.
  ///
  /// Complexity: linear in the number of entries; no localization is decoded.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - targets: The names of the targets that have it among their resources.
  public init(_ catalog: Catalog, targets: [String] = []) {
    self.init(
      name: catalog.table, path: catalog.source.path, catalog: catalog, targets: targets,
      entries: catalog.entries.map { Entry($0, sourceLanguage: catalog.sourceLanguage) })
  }
}
