public import LocCheckDiagnostics

/// What sources hand to the translators, and what they keep back.
public struct SourceExtraction: Sendable {
  /// The messages in the order of their files and places.
  public var messages: [SourceMessage]
  /// The texts that are not extracted, in the same order.
  public var skipped: [SkippedText]
  /// What is wrong in the sources by themselves, not yet silenced by comments.
  public var findings: [Diagnostic]
  /// The enums with raw values of type String.
  public var keyEnumerations: [KeyEnumeration]
  /// The plain texts of all other literals: a key among them may be looked up at run time.
  public var mentions: Set<String>
  /// The comments that silence findings.
  public var suppressions: [Suppression]

  /// Creates an extraction.
  public init(
    messages: [SourceMessage] = [], skipped: [SkippedText] = [], findings: [Diagnostic] = [],
    keyEnumerations: [KeyEnumeration] = [], mentions: Set<String> = [],
    suppressions: [Suppression] = []
  ) {
    self.messages = messages
    self.skipped = skipped
    self.findings = findings
    self.keyEnumerations = keyEnumerations
    self.mentions = mentions
    self.suppressions = suppressions
  }

  /// Adds what other sources hand over.
  public mutating func append(_ other: SourceExtraction) {
    messages += other.messages
    skipped += other.skipped
    findings += other.findings
    keyEnumerations += other.keyEnumerations
    mentions.formUnion(other.mentions)
    suppressions += other.suppressions
  }
}
