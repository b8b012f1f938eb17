import LocCheckDiagnostics

/// The messages one table ships in one place of a bundle.
public struct ShippedTable: Sendable {
  /// The table's name, `Localizable` where nothing else is said.
  public var name: String
  /// Where in the bundle it lies.
  public var place: TablePlace
  /// The files of the product it stands for.
  public var part: Part
  /// Where the messages come from.
  private var storage: Storage

  /// The files of the product a table stands for, each of which is looked for by itself.
  public enum Part: Sendable, Hashable {
    /// The `.strings` file and the `.stringsdict` of one build.
    case whole
    /// The `.strings` file alone.
    case strings
    /// The `.stringsdict` alone.
    case stringsdict
    /// Translations under review, which come before what the bundle has in the same place.
    case review
  }

  /// The ways a table is held.
  private enum Storage: Sendable {
    /// Messages built in memory.
    case messages([MessageKey: ShippedMessage])
    /// A catalog, read on demand.
    case catalog(Catalog, language: String, ShippingPolicy)
    /// A compiled file.
    case file(StringsTable, ShippingPolicy)
  }

  /// Creates a table of messages held in memory.
  public init(name: String, localization: String, messages: [MessageKey: ShippedMessage]) {
    self.name = name
    self.place = .localization(localization)
    self.part = .whole
    self.storage = .messages(messages)
  }

  /// Creates the table a catalog ships for a localization.
  public init(
    catalog: Catalog, localization: String, policy: ShippingPolicy, isReview: Bool = false
  ) {
    self.name = catalog.table
    self.place = .localization(localization)
    self.part = isReview ? .review : .whole
    self.storage = .catalog(catalog, language: localization, policy)
  }

  /// Creates the table of a compiled file.
  public init(file: StringsFile, policy: ShippingPolicy) {
    self.name = file.table
    self.place = TablePlace(folder: file.localization)
    self.part =
      switch file.kind {
      case .strings: .strings
      case .stringsdict: .stringsdict
      case .loctable: .whole
      }
    self.storage = .file(file.messages, policy)
  }

  /// Looks a key up.
  public func message(for key: MessageKey) -> TableLookup {
    switch storage {
    case .messages(let messages):
      messages[key].map(TableLookup.found) ?? .absent(.noEntry)
    case .catalog(let catalog, let language, let policy):
      catalog.shippedMessage(for: key, in: language, policy: policy)
    case .file(let table, let policy):
      table.shippedMessage(for: key, policy: policy)
    }
  }

  /// Returns the path of the catalog in which an entry stands where the build does not see it, nil
  /// where there is no such entry.
  public func pathOfMisplacedEntry(for key: MessageKey) -> String? {
    guard case .catalog(let catalog, _, _) = storage, catalog.misplacedKeys.contains(key) else {
      return nil
    }
    return catalog.source.path
  }

  /// The keys of the resource the table comes from, in no order that matters.
  public var keys: [MessageKey] {
    switch storage {
    case .messages(let messages): Array(messages.keys)
    case .catalog(let catalog, _, _): catalog.entries.map(\.key)
    case .file(let table, _): table.entries.map(\.key)
    }
  }
}
