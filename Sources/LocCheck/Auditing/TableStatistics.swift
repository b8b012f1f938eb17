import LocCheckCatalogs
import LocCheckDiagnostics

/// How far one table is translated into one language, counted in keys.
public struct TableStatistics: Sendable, Hashable {
  /// The table's name.
  public var table: String
  /// The bundle the table lies in, nil where it is not nested in what was named.
  public var bundle: String?
  /// The path of the catalog, or of the folder that holds the compiled files of all languages.
  public var path: String
  /// The localization as the resource spells it, nil for a file that is for none.
  public var locale: String?
  /// The number of keys that are translated; in a compiled file, of all it has.
  public var translated: Int
  /// The number of keys with a text made by a machine.
  public var machineTranslated: Int
  /// The number of keys with a text in review.
  public var needsReview: Int
  /// The number of keys with a text that is new.
  public var new: Int
  /// The number of keys that the localization should have and lacks.
  public var missing: Int

  /// The number of keys that the localization has or should have.
  public var keys: Int { translated + machineTranslated + needsReview + new + missing }

  /// Creates statistics.
  public init(
    table: String, bundle: String? = nil, path: String, locale: String?, translated: Int = 0,
    machineTranslated: Int = 0, needsReview: Int = 0, new: Int = 0, missing: Int = 0
  ) {
    self.table = table
    self.bundle = bundle
    self.path = path
    self.locale = locale
    self.translated = translated
    self.machineTranslated = machineTranslated
    self.needsReview = needsReview
    self.new = new
    self.missing = missing
  }

  /// Counts all tables of some resources, in the order of the resources.
  static func all(of resources: [AuditedResource]) -> [TableStatistics] {
    let catalogs = resources.flatMap { resource in
      resource.parts.flatMap { bundle, contents in
        (contents.catalogs + contents.reviews).flatMap { all(of: $0, in: bundle) }
      }
    }
    return catalogs + CompiledTable.all(of: resources).flatMap(\.statistics)
  }

  /// Counts the languages of a catalog.
  private static func all(of catalog: Catalog, in bundle: String?) -> [TableStatistics] {
    catalog.statistics.map { language, counts in
      TableStatistics(
        table: catalog.table, bundle: bundle, path: catalog.source.path, locale: language,
        translated: counts.entries[.translated, default: 0],
        machineTranslated: counts.entries[.machineTranslated, default: 0],
        needsReview: counts.entries[.needsReview, default: 0],
        new: counts.entries[.new, default: 0], missing: counts.missing)
    }
  }
}
