import LocCheckCatalogs
import LocCheckDiagnostics

/// How one entry of a catalog follows the sources, as Xcode has it follow.
///
/// Xcode's rules are written down nowhere; these are what published catalogs show. A stale entry
/// always has a unit that is not `new`: what has none is removed. An extracted source text is
/// `new`: any other was entered by somebody, and stays. So do the entries that are `manual` or
/// `migrated`, and a comment where the code has none.
struct EntrySynchronization {
  /// The entry.
  let entry: Catalog.Entry
  /// The language the keys are written in.
  let sourceLanguage: String

  /// What an entry has in the source language.
  private enum Source {
    /// Nothing: the key is the text.
    case absent
    /// One text that extraction wrote.
    case extracted(String)
    /// Something that somebody entered.
    case entered
  }

  /// Returns what changes where the sources have the key, nil for nothing.
  func effect(of message: ExtractedMessage) -> CatalogChange.Effect? {
    let state = entry.extractionState
    guard isManaged || state == .stale else { return nil }
    var update = EntryUpdate()
    if let comment = message.comment,
      entry.comment.map({ !$0.isIdenticalUTF8(to: comment) }) ?? true
    {
      update.comment = comment
    }
    let target = setText(of: message, in: &update)
    if target != state { update.extractionState = target }
    return update.isEmpty ? nil : .updated(update, isFoundAgain: state == .stale)
  }

  /// Returns what changes where the sources do not have the key, nil for nothing.
  var effectOfAbsence: CatalogChange.Effect? {
    guard isManaged else { return nil }
    return hasHandwork ? .markedStale : .removed
  }

  /// Whether extraction takes the entry for one that is in use.
  private var isManaged: Bool {
    switch entry.extractionState {
    case .automatic, .extractedWithValue: true
    case .manual, .stale, .migrated, .other: false
    }
  }

  /// Puts the text of the message into an update, and returns the state that belongs to it.
  private func setText(
    of message: ExtractedMessage, in update: inout EntryUpdate
  ) -> ExtractionState {
    let state = entry.extractionState
    switch (message.defaultValue, source) {
    case (.text(let text)?, .absent):
      update.sourceValue = .new(text)
      return .extractedWithValue
    case (.text(let text)?, .extracted(let old)):
      if !old.isIdenticalUTF8(to: text) {
        update.sourceValue = .new(text)
        update.requiresReview = true
      }
      return .extractedWithValue
    case (.unknown?, .extracted): return .extractedWithValue
    case (.unknown?, .absent): return state == .stale ? .automatic : state
    case (nil, .extracted(let old)) where state != .automatic:
      let numbered = entry.key.numberedText
      if let numbered, numbered.isIdenticalUTF8(to: old) {
        return state == .extractedWithValue ? state : .automatic
      }
      update.sourceValue = numbered.map { .new($0) } ?? .removed
      update.requiresReview = true
      return .automatic
    case (nil, .absent): return .automatic
    case (_, .entered) where state == .extractedWithValue: return state
    default: return .automatic
    }
  }

  /// What the entry has in the source language.
  private var source: Source {
    guard let localization = entry.localization(for: sourceLanguage) else { return .absent }
    switch localization.content {
    case .none: return .absent
    case .unit(let unit) where unit.state == .new && localization.substitutions.isEmpty:
      return .extracted(unit.value)
    default: return .entered
    }
  }

  /// Whether anything in the entry was not written by extraction.
  private var hasHandwork: Bool {
    !entry.shouldTranslate
      || entry.localizations.contains { $0.localization.isHandwork }
  }
}

extension Localization {
  /// Whether anything but extraction wrote the localization: a unit in another state than `new`.
  fileprivate var isHandwork: Bool {
    guard substitutions.isEmpty else { return true }
    switch content {
    case .none: return false
    case .unit(let unit): return unit.state != .new
    case .plural(let forms): return forms.isHandwork
    case .device(let forms):
      return forms.contains { form in
        switch form.content {
        case .unit(let unit): unit.state != .new
        case .plural(let forms): forms.isHandwork
        }
      }
    case .stringSet(let set): return set.state != .new
    // What cannot be read may be worth keeping.
    case .malformed: return true
    }
  }
}

extension [Localization.PluralForm] {
  /// Whether a form is in another state than `new`.
  fileprivate var isHandwork: Bool { contains { $0.unit.state != .new } }
}
