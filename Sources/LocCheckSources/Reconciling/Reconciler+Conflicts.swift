import LocCheckCatalogs
import LocCheckDiagnostics

extension Reconciler {
  /// Reports keys whose messages disagree about the default value or the comment.
  mutating func reportConflicts() {
    for group in groups where group.members.count > 1 {
      reportConflictingDefaults(group)
      reportConflictingComments(group)
    }
  }

  /// Reports a key with several default values: the catalog keeps one.
  private mutating func reportConflictingDefaults(_ group: MessageGroup) {
    let variants = variants(of: group) { message in
      message.defaultValue.map { ($0.displayed, $0.comparable) }
    }
    guard variants.count > 1 else { return }
    let heard = heard(.conflictingDefault, variants)
    guard heard.count > 1 else { return }
    findings.append(
      .conflict(
        "extract.conflicting-default", .warning,
        "\(group.key.displayed.quoted) has the default value \(heard[0].text.quoted) here and "
          + "\(heard[1].text.quoted) elsewhere",
        between: heard,
        help: "an entry holds one default value: make them the same, or use two keys"))
  }

  /// Reports a key with several comments, which Xcode joins.
  private mutating func reportConflictingComments(_ group: MessageGroup) {
    let variants = variants(of: group) { message in
      message.comment.flatMap { $0.isEmpty ? nil : ($0, MessageKey($0)) }
    }
    guard variants.count > 1 else { return }
    let heard = heard(.conflictingComment, variants)
    guard heard.count > 1 else { return }
    findings.append(
      .conflict(
        "extract.conflicting-comment", .note,
        "\(group.key.displayed.quoted) has \(heard.count) comments, which Xcode joins into one",
        between: heard,
        help: "one text serves all these places: where they mean different things, use two keys"))
  }

  /// Returns the first message of each variant of a property, those without it left out.
  ///
  /// What the scanner and what the compiler found is compared elsewhere: those found by both count once.
  private func variants(
    of group: MessageGroup, by variant: (SourceMessage) -> (text: String, identity: MessageKey)?
  ) -> [(message: SourceMessage, text: String)] {
    var known: Set<MessageKey> = []
    var places: [SourceLocation: SourceMessage.Origin] = [:]
    return group.members.compactMap { member in
      let message = extraction.messages[member]
      let origin = places[message.location] ?? message.origin
      places[message.location] = origin
      guard origin == message.origin, let (text, identity) = variant(message),
        known.insert(identity).inserted
      else { return nil }
      return (message, text)
    }
  }

  /// Returns the variants at whose places a rule is not silenced.
  private mutating func heard(
    _ rule: ExtractionRule, _ variants: [(message: SourceMessage, text: String)]
  ) -> [(message: SourceMessage, text: String)] {
    var heard: [(message: SourceMessage, text: String)] = []
    for variant in variants where !ledger.silences(rule, at: variant.message.location) {
      heard.append(variant)
    }
    return heard
  }

  /// Reports the messages that neither code nor catalog explains to translators.
  mutating func reportMissingComments() {
    for group in groups {
      let isExplained =
        group.members.contains { !(extraction.messages[$0].comment ?? "").isEmpty }
        || group.entries.contains { !(entry(at: $0).comment ?? "").isEmpty }
      guard !isExplained else { continue }
      let messages = unsilenced(.missingComment, group)
      guard !messages.isEmpty else { continue }
      findings.append(
        Diagnostic(
          "extract.missing-comment", .warning,
          "\(group.key.displayed.quoted) has no comment for translators", at: messages,
          help: "say where the text stands and what its arguments are"))
    }
  }
}

extension MessagePattern {
  /// What two default values are compared by: a specifier that is not known agrees with any.
  fileprivate var comparable: MessageKey {
    MessageKey(
      pieces.map { piece in
        if case .text(let text) = piece { text } else { "\u{0}" }
      }.joined())
  }
}
