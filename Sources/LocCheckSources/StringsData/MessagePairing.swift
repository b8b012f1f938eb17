import LocCheckCatalogs
import LocCheckDiagnostics

/// Which messages of the scanner and of the compiler in a Swift file are the same.
///
/// The surest criterion comes first: a key on its line, then a key anywhere in the file, as the
/// data may be older than the source, and at last the line alone. Columns do not count: the
/// compiler's is that of the literal or of the call that takes it.
struct MessagePairing {
  /// The places of the compiler's messages by those of the scanner's.
  private(set) var partners: [Int?]
  /// The places of the compiler's messages that have no partner.
  private(set) var lonely: [Int]

  /// What a criterion compares.
  private struct Trait: Hashable {
    /// The line, nil for any.
    var line: Int?
    /// The key, nil for any.
    var key: MessageKey?
    /// The key apart from its specifiers, nil for any.
    var shape: MessageShape?
    /// The name of the table, nil for any.
    var table: String?
  }

  /// Pairs messages.
  ///
  /// - Parameters:
  ///   - scanned: What the scanner found, each place once.
  ///   - compiled: What the compiler extracted, each place once.
  init(_ scanned: [SourceMessage], with compiled: [SourceMessage]) {
    partners = scanned.map { _ in nil }
    lonely = Array(compiled.indices)
    let criteria: [(SourceMessage) -> Trait] = [
      { Trait(line: $0.location.line, key: $0.displayedKey, table: $0.tableName) },
      { Trait(line: $0.location.line, key: $0.displayedKey) },
      { Trait(line: $0.location.line, shape: $0.key.shape) },
      { Trait(key: $0.displayedKey, table: $0.tableName) },
      { Trait(key: $0.displayedKey) },
      { Trait(shape: $0.key.shape, table: $0.tableName) },
      { Trait(line: $0.location.line) },
    ]
    for (number, criterion) in criteria.enumerated() {
      guard !lonely.isEmpty else { return }
      // Only a key that is the same shows that what the compiler does not extract is in its data.
      pair(scanned, with: compiled, by: criterion) { number < 2 || $0.isTyped }
    }
  }

  /// Pairs the messages that a criterion makes equal, in order.
  private mutating func pair(
    _ scanned: [SourceMessage], with compiled: [SourceMessage],
    by trait: (SourceMessage) -> Trait, where isCandidate: (SourceMessage) -> Bool
  ) {
    var found: [Trait: [Int]] = [:]
    for index in lonely.reversed() { found[trait(compiled[index]), default: []].append(index) }
    var paired: Set<Int> = []
    for index in scanned.indices where partners[index] == nil && isCandidate(scanned[index]) {
      guard let partner = found[trait(scanned[index])]?.popLast() else { continue }
      partners[index] = partner
      paired.insert(partner)
    }
    lonely.removeAll { paired.contains($0) }
  }
}

extension SourceMessage {
  /// The key as people read it.
  fileprivate var displayedKey: MessageKey { MessageKey(key.displayed) }
}
