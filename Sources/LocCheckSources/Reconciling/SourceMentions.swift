import LocCheckCatalogs
import LocCheckDiagnostics

/// Where a key stands in the sources although no message has it.
struct SourceMentions {
  /// The cases by their raw values, the first of each.
  private(set) var cases: [MessageKey: NamedCase] = [:]
  /// The texts in code that is not extracted, the first of each.
  private(set) var skipped: [MessageKey: PassedCode] = [:]
  /// The texts that are plain strings.
  private var strings: Set<MessageKey>

  /// A case of an enum, with the enum's name.
  struct NamedCase {
    /// The name of the enum.
    var owner: String
    /// The name of the case.
    var name: String
    /// The place of the name.
    var range: SourceRange
  }

  /// A place in code that no build of the targets extracts.
  struct PassedCode {
    /// What code it is, in words.
    var description: String
    /// The place.
    var range: SourceRange?
  }

  /// Finds the texts.
  init(_ extraction: SourceExtraction) {
    strings = Set(extraction.mentions.lazy.map { MessageKey($0) })
    for enumeration in extraction.keyEnumerations {
      for one in enumeration.cases where cases[MessageKey(one.rawValue)] == nil {
        cases[MessageKey(one.rawValue)] = NamedCase(
          owner: enumeration.name, name: one.name, range: one.range)
      }
    }
    for text in extraction.skipped {
      guard let key = text.key.key else { continue }
      switch text.reason {
      case .preview: pass(key, in: "a preview", at: text.range)
      case .inactiveCode: pass(key, in: "code that is not compiled", at: text.range)
      case .otherTarget: pass(key, in: "code of another target", at: text.range)
      case .stringVariable, .stringParameter: strings.insert(key)
      case .verbatim, .dynamicKey, .interpolatedKey, .completedString: break
      }
    }
    for message in extraction.messages where message.isOutsideTargets {
      guard let key = message.key.key else { continue }
      pass(key, in: "code that belongs to no target", at: message.range)
    }
  }

  /// Notes the first place of a key in code that is not extracted.
  private mutating func pass(_ key: MessageKey, in description: String, at range: SourceRange?) {
    if skipped[key] == nil { skipped[key] = PassedCode(description: description, range: range) }
  }

  /// Returns why no message has an entry of a table that code looks up.
  func reason(for entry: MessageTable.Entry) -> Reconciliation.UnusedEntry.Reason {
    if entry.extractionState == .manual { return .manual }
    if cases[entry.key] != nil { return .enumeration }
    if skipped[entry.key] != nil { return .skipped }
    return strings.contains(entry.key) ? .mentioned : .stale
  }
}
