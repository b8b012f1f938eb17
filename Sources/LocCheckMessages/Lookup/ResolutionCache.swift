import LocCheckCatalogs
import LocCheckLocales
import Synchronization

/// What resolving learns once and needs again: negotiations, compiled messages and indices of keys.
final class ResolutionCache: Sendable {
  /// What has been learned.
  private let state = Mutex(State())

  /// The tables of the cache.
  private struct State: Sendable {
    /// The negotiations by locale and bundle.
    var negotiations: [NegotiationKey: Negotiation] = [:]
    /// The look-ups by everything that decides them.
    var lookups: [LookupKey: CompiledLookup] = [:]
    /// The indices of tables' keys.
    var keyIndices: [TableKey: KeyIndex] = [:]
  }

  /// Returns a negotiation, made where it is asked for the first time.
  func negotiation(_ key: NegotiationKey, make: () -> Negotiation) -> Negotiation {
    if let known = state.withLock({ $0.negotiations[key] }) { return known }
    // Made outside the lock: two threads may make it twice, and get the same.
    let made = make()
    state.withLock { $0.negotiations[key] = made }
    return made
  }

  /// Returns a look-up, made where it is asked for the first time.
  func lookup(_ key: LookupKey, make: () -> CompiledLookup) -> CompiledLookup {
    if let known = state.withLock({ $0.lookups[key] }) { return known }
    let made = make()
    state.withLock { $0.lookups[key] = made }
    return made
  }

  /// Returns the index of a table's keys, made where a look-up misses for the first time.
  func keyIndex(bundle: String, table: String, make: () -> KeyIndex) -> KeyIndex {
    let key = TableKey(bundle: bundle, table: table)
    if let known = state.withLock({ $0.keyIndices[key] }) { return known }
    let made = make()
    state.withLock { $0.keyIndices[key] = made }
    return made
  }
}

extension ResolutionCache {
  /// What decides a negotiation.
  struct NegotiationKey: Hashable, Sendable {
    /// The user's locale.
    var locale: String
    /// The bundle's name.
    var bundle: String
    /// How the formatting locale is chosen.
    var formattingLocale: FormattingLocale
  }

  /// A table of a bundle.
  struct TableKey: Hashable, Sendable {
    /// The bundle's name.
    var bundle: String
    /// The table's name.
    var table: String
  }

  /// What decides a look-up.
  struct LookupKey: Hashable, Sendable {
    /// The key.
    var key: MessageKey
    /// The user's locale and the bundle.
    var place: NegotiationKey
    /// The table's name.
    var table: String
    /// Whether the text is a format.
    var isFormatted: Bool
    /// Whether the text is Markdown.
    var isMarkdown: Bool
    /// The default value.
    var defaultValue: String?

    /// Whether two look-ups are the same, their texts byte for byte.
    static func == (left: LookupKey, right: LookupKey) -> Bool {
      left.key == right.key && left.place == right.place && left.table == right.table
        && left.isFormatted == right.isFormatted && left.isMarkdown == right.isMarkdown
        && left.defaultValue.map { MessageKey($0) }
          == right.defaultValue.map { MessageKey($0) }
    }

    /// Feeds what look-ups mostly differ in to a hasher; the rest is left to `==`.
    func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(place.locale)
    }
  }
}
