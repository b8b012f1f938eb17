import LocCheckCatalogs
import LocCheckDiagnostics
import Synchronization

/// The keys of a table by what is left of them without specifiers, case and edge space.
final class KeyIndex: Sendable {
  /// The keys, in the order of the resource.
  private let keys: [MessageKey]
  /// The keys by their skeletons; `String` compares them canonically.
  private let keysBySkeleton: [String: [MessageKey]]
  /// The misspellings found so far: each missing key is looked for once, not once for each locale.
  private let misspellings = Mutex<[MessageKey: String?]>([:])

  /// Indexes keys.
  init(keys: [MessageKey]) {
    self.keys = keys
    self.keysBySkeleton = Dictionary(grouping: keys) { KeyShape($0.text).skeleton }
  }

  /// Returns the key that differs from a missing one in the fewest ways, and in which.
  func lookalike(of key: MessageKey) -> (key: MessageKey, differences: [KeyShape.Difference])? {
    let shape = KeyShape(key.text)
    return (keysBySkeleton[shape.skeleton] ?? []).lazy
      .filter { $0 != key }
      .map { (key: $0, differences: shape.differences(from: KeyShape($0.text))) }
      .min { $0.differences.count < $1.differences.count }
  }

  /// Returns the key that a missing one is probably a misspelling of.
  func misspelling(of key: MessageKey) -> String? {
    if let known = misspellings.withLock({ $0[key] }) { return known }
    let found = NearestName.suggestion(for: key.text, among: keys.lazy.map(\.text))
    misspellings.withLock { $0[key] = .some(found) }
    return found
  }
}
