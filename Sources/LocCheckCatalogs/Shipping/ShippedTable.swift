/// The messages one table ships for one localization.
public struct ShippedTable: Sendable {
  /// The table's name, `Localizable` where nothing else is said.
  public var name: String
  /// The localization as the resource spells it.
  public var localization: String
  /// Where the messages come from.
  private var storage: Storage

  /// The two ways a table is held.
  private enum Storage: Sendable {
    /// Messages built in memory.
    case messages([MessageKey: ShippedMessage])
    /// A catalog, read on demand.
    case catalog(Catalog, ShippingPolicy)
  }

  /// Creates a table of messages held in memory.
  public init(name: String, localization: String, messages: [MessageKey: ShippedMessage]) {
    self.name = name
    self.localization = localization
    self.storage = .messages(messages)
  }

  /// Creates the table a catalog ships for a localization.
  public init(catalog: Catalog, localization: String, policy: ShippingPolicy) {
    self.name = catalog.table
    self.localization = localization
    self.storage = .catalog(catalog, policy)
  }

  /// Looks a key up.
  public func message(for key: MessageKey) -> TableLookup {
    switch storage {
    case .messages(let messages):
      messages[key].map(TableLookup.found) ?? .absent(.noEntry)
    case .catalog(let catalog, let policy):
      catalog.shippedMessage(for: key, in: localization, policy: policy)
    }
  }

  /// The keys of the resource the table comes from, in no order that matters.
  public var keys: [MessageKey] {
    switch storage {
    case .messages(let messages): Array(messages.keys)
    case .catalog(let catalog, _): catalog.entries.map(\.key)
    }
  }
}
