public import LocCheckCatalogs
import LocCheckDiagnostics

/// What synchronization does to one entry of a catalog.
public struct CatalogChange: Sendable, Hashable {
  /// The key.
  public var key: MessageKey
  /// What is done.
  public var effect: Effect
  /// Why no message has the entry, where something may look it up after all.
  public var caution: Reconciliation.UnusedEntry.Reason?

  /// Creates a change.
  public init(
    key: MessageKey, effect: Effect, caution: Reconciliation.UnusedEntry.Reason? = nil
  ) {
    self.key = key
    self.effect = effect
    self.caution = caution
  }

  /// The things that can be done to an entry.
  public enum Effect: Sendable, Hashable {
    /// It is new.
    case added(NewEntry)
    /// Its comment, its default value or its state is another; `isFoundAgain` where it was stale.
    case updated(EntryUpdate, isFoundAgain: Bool)
    /// No message has it any more; its translations are kept.
    case markedStale
    /// No message has it any more, and there is nothing to keep.
    case removed
  }
}

extension CatalogChange {
  /// The change on one line, every character visible: `+ Bread`, `~ Salt  comment`, `- Pepper
  /// stale`.
  public var text: String {
    let details = [effect.detail, cautionText].compactMap { $0 }.joined(separator: ", ")
    return "\(effect.sign) \(key.shown)\(details.isEmpty ? "" : "  \(details)")"
  }

  /// What may look the entry up, in words.
  private var cautionText: String? {
    switch caution {
    case .enumeration: "but it is the raw value of an enum's case"
    case .mentioned: "but it may be looked up at run time"
    case .skipped: "but it stands in code that is not extracted"
    case .stale, .manual, .elsewhere, nil: nil
    }
  }
}

extension CatalogChange.Effect {
  /// The sign of the line.
  fileprivate var sign: String {
    switch self {
    case .added: "+"
    case .updated: "~"
    case .markedStale, .removed: "-"
    }
  }

  /// What is done, in words, nil where the sign says it.
  fileprivate var detail: String? {
    switch self {
    case .added: return nil
    case .markedStale: return "stale"
    case .removed: return "removed"
    case .updated(let update, let isFoundAgain):
      var aspects = isFoundAgain ? ["found again"] : []
      if update.comment != nil { aspects.append("comment") }
      if update.sourceValue != nil { aspects.append("default value") }
      return aspects.isEmpty ? "state" : aspects.joined(separator: ", ")
    }
  }
}

extension MessageKey {
  /// The key as a line shows it: between quotes where its ends could not be seen.
  var shown: String {
    let bytes = text.utf8
    let space = UInt8(ascii: " ")
    let hasVisibleEnds = bytes.first.map { $0 != space && bytes.last != space } ?? false
    let visible = VisibleText.escaped(text)
    return hasVisibleEnds ? visible : "'\(visible)'"
  }
}
