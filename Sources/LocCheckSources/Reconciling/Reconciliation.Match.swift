extension Reconciliation {
  /// The place of an entry.
  public struct EntryPlace: Sendable, Hashable {
    /// The place of the table among the tables.
    public var table: Int
    /// The place of the entry in the table.
    public var entry: Int

    /// Creates a place.
    public init(table: Int, entry: Int) {
      self.table = table
      self.entry = entry
    }
  }

  /// A message and what it is in its table.
  public struct Match: Sendable {
    /// The message.
    public var message: SourceMessage
    /// The places of its table and of its entry there, nil where it has none.
    public var entry: EntryPlace?

    /// Creates a match.
    public init(message: SourceMessage, entry: EntryPlace?) {
      self.message = message
      self.entry = entry
    }
  }
}
