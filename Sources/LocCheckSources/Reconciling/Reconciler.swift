import LocCheckDiagnostics

/// Holds an extraction against tables, one kind of finding after the other.
struct Reconciler {
  /// What the sources hand over.
  let extraction: SourceExtraction
  /// The tables.
  let tables: [MessageTable]
  /// Which tables a look-up reaches.
  let directory: TableDirectory
  /// The messages by what they look up, each with the entries it has.
  let groups: [MessageGroup]
  /// The tables that matter to each look-up.
  let reaches: [MessageLookup: TableDirectory.Reach]
  /// Which entries of each table messages have.
  let used: [[Bool]]
  /// Where keys stand in the sources although no message has them.
  let mentions: SourceMentions
  /// Finds entries.
  var finder: EntryFinder
  /// The comments that silence findings.
  var ledger: SuppressionLedger
  /// The entries that a finding names already as the ones that were meant.
  var explained: Set<Reconciliation.EntryPlace> = []
  /// The findings so far.
  var findings: [Diagnostic] = []

  /// Finds the entries of all messages.
  init(_ extraction: SourceExtraction, tables: [MessageTable], directory: TableDirectory) {
    var groups = MessageGroup.groups(of: extraction.messages)
    var reaches: [MessageLookup: TableDirectory.Reach] = [:]
    var finder = EntryFinder(tables: tables)
    var used = tables.map { [Bool](repeating: false, count: $0.entries.count) }
    for index in groups.indices {
      let lookup = groups[index].lookup
      let reach = reaches[lookup] ?? directory.reach(of: lookup)
      reaches[lookup] = reach
      groups[index].entries = finder.entries(of: groups[index].key, in: reach.searched)
      for place in groups[index].entries { used[place.table][place.entry] = true }
    }
    self.extraction = extraction
    self.tables = tables
    self.directory = directory
    self.groups = groups
    self.reaches = reaches
    self.used = used
    self.mentions = SourceMentions(extraction)
    self.finder = finder
    self.ledger = SuppressionLedger(extraction.suppressions)
  }

  /// Returns the messages in the order of the extraction, each with the first entry it has.
  func matches() -> [Reconciliation.Match] {
    var entries = [Reconciliation.EntryPlace?](repeating: nil, count: extraction.messages.count)
    for group in groups {
      for member in group.members { entries[member] = group.entries.first }
    }
    return zip(extraction.messages, entries).map { Reconciliation.Match(message: $0, entry: $1) }
  }

  /// Returns those of some messages at whose places a rule is not silenced.
  mutating func unsilenced(
    _ rule: ExtractionRule, _ messages: some Sequence<SourceMessage>
  ) -> [SourceMessage] {
    var heard: [SourceMessage] = []
    for message in messages where !ledger.silences(rule, at: message.location) {
      heard.append(message)
    }
    return heard
  }

  /// Returns the messages of a group at whose places a rule is not silenced.
  mutating func unsilenced(_ rule: ExtractionRule, _ group: MessageGroup) -> [SourceMessage] {
    unsilenced(rule, group.members.lazy.map { [extraction] in extraction.messages[$0] })
  }

  /// Returns an entry.
  func entry(at place: Reconciliation.EntryPlace) -> MessageTable.Entry {
    tables[place.table].entries[place.entry]
  }
}
