import LocCheckCatalogs

/// The messages of one key that are looked up in the same tables.
struct MessageGroup {
  /// Where they are looked up.
  let lookup: MessageLookup
  /// The key.
  let key: MessagePattern
  /// The places of the messages among those of the extraction, in order.
  private(set) var members: [Int] = []
  /// The entries that a look-up may find, none where it finds none.
  var entries: [Reconciliation.EntryPlace] = []

  /// What messages of a group have in common.
  private struct Identity: Hashable {
    /// Where they are looked up.
    var lookup: MessageLookup
    /// The key as people read it.
    var key: MessageKey
    /// Whether a specifier is not known.
    var isOpen: Bool
  }

  /// Groups messages, in the order in which each group begins.
  static func groups(of messages: [SourceMessage]) -> [MessageGroup] {
    var groups: [MessageGroup] = []
    var places: [Identity: Int] = [:]
    for (index, message) in messages.enumerated() {
      let identity = Identity(
        lookup: MessageLookup(message), key: MessageKey(message.key.displayed),
        isOpen: message.key.isOpen)
      let place = places[identity, default: groups.count]
      if place == groups.count {
        places[identity] = place
        groups.append(MessageGroup(lookup: identity.lookup, key: message.key))
      }
      groups[place].members.append(index)
    }
    return groups
  }

  /// Creates an empty group.
  private init(lookup: MessageLookup, key: MessagePattern) {
    self.lookup = lookup
    self.key = key
  }
}
