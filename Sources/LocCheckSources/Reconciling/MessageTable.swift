public import LocCheckCatalogs

/// A table that messages are held against: a String Catalog, or compiled tables of one name.
public struct MessageTable: Sendable {
  /// The name.
  public var name: String
  /// The path of the catalog, or of the folder or file that has the table.
  public var path: String
  /// The String Catalog, nil where the table is made of `.strings` and `.stringsdict` files.
  public var catalog: Catalog?
  /// The names of the targets that have the table among their resources; empty where none is known.
  public var targets: [String]
  /// The entries in order, each key once.
  public var entries: [Entry]

  /// A Boolean value that says whether the table lies in a bundle of its own among the sources, which
  /// code finds by its path when it runs.
  var isNested: Bool { path.split(separator: "/").contains { $0.hasSuffix(".bundle") } }

  /// Creates a table.
  public init(
    name: String, path: String, catalog: Catalog? = nil, targets: [String] = [], entries: [Entry]
  ) {
    self.name = name
    self.path = path
    self.catalog = catalog
    self.targets = targets
    self.entries = entries
  }
}
