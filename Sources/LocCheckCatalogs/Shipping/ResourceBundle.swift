/// The tables of one bundle: an app, a framework, a package or a pod.
public struct ResourceBundle: Sendable {
  /// The bundle's name; `main` is the app's own.
  public var name: String
  /// The localization that serves users whom no other serves.
  public var developmentRegion: String
  /// The localizations the bundle has, the development region first.
  public private(set) var localizations: [String]
  /// The tables by localization, then by name.
  private var tables: [String: [String: ShippedTable]]

  /// Creates a bundle from its tables.
  public init(name: String = "main", developmentRegion: String, tables: [ShippedTable]) {
    self.name = name
    self.developmentRegion = developmentRegion
    self.tables = [:]
    var localizations = [developmentRegion]
    for table in tables {
      if !localizations.contains(table.localization) { localizations.append(table.localization) }
      self.tables[table.localization, default: [:]][table.name] = table
    }
    self.localizations = localizations
  }

  /// Creates a bundle from catalogs: a table for each localization that ships at least one unit,
  /// and one for each source language, which the build always counts as available.
  public init(
    name: String = "main", developmentRegion: String? = nil, catalogs: [Catalog],
    policy: ShippingPolicy
  ) {
    let tables = catalogs.flatMap { catalog in
      catalog.shippedLocalizations(policy: policy).map {
        ShippedTable(catalog: catalog, localization: $0, policy: policy)
      }
    }
    self.init(
      name: name,
      developmentRegion: developmentRegion ?? catalogs.first?.sourceLanguage ?? "en",
      tables: tables)
  }

  /// The names of all tables, sorted.
  public var tableNames: [String] {
    Set(tables.values.flatMap(\.keys)).sorted()
  }

  /// Returns the table with a name for a localization, nil where the bundle has none.
  public func table(named name: String, for localization: String) -> ShippedTable? {
    tables[localization]?[name]
  }
}
