import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

/// What sources and tables have for one key of one table.
struct ExtractionEvidence {
  /// The key.
  let key: MessageKey
  /// The table: the one that is asked for, else the one the key is most likely meant for.
  let table: String
  /// The places of the messages that may ask for the key in the table, in order.
  let messagePlaces: [Int]
  /// The messages that ask for the key in other tables, in order.
  let messagesElsewhere: [SourceMessage]
  /// The texts of the key that are kept back, in order.
  let skipped: [SkippedText]
  /// The places of the key's entries in the table that its messages are looked up in, in order.
  let entryPlaces: [Reconciliation.EntryPlace]
  /// The places of the key's other entries, in order.
  let entriesElsewhere: [Reconciliation.EntryPlace]
  /// What the key is held against.
  let scene: ExtractionScene

  /// Gathers the evidence.
  ///
  /// Where no table is asked for, it is `Localizable` if the sources or, failing those, the tables
  /// have the key there, else the first that has it.
  init(_ key: MessageKey, table asked: String?, in scene: ExtractionScene) {
    let all = scene.sources.places(of: key)
    let messages = scene.sources.extraction.messages
    let (own, others) = scene.tables.places(of: key).partitioned {
      scene.counts(scene.tables.tables[$0.table])
    }
    let names =
      all.isEmpty
      ? own.map { scene.tables.tables[$0.table].table.name } : all.map { messages[$0].tableName }
    let standard = SourceMessage.defaultTable
    let table = asked ?? (names.contains(standard) ? standard : names.first ?? standard)
    let (here, elsewhere) = all.partitioned { messages[$0].mayBeLookedUp(in: table) }
    let (inTable, inOthers) = own.partitioned { scene.tables.tables[$0.table].table.name == table }
    let isMatched = here.isEmpty || here.contains { scene.isMatched(message: $0, with: inTable) }
    self.key = key
    self.table = table
    self.messagePlaces = here
    self.messagesElsewhere = elsewhere.map { messages[$0] }
    self.skipped = scene.sources.skippedTexts(of: key)
    self.entryPlaces = isMatched ? inTable : []
    self.entriesElsewhere = (isMatched ? [] : inTable) + inOthers + others
    self.scene = scene
  }

  /// The messages that may ask for the key in the table, in order.
  var messages: [SourceMessage] { messagePlaces.map { scene.sources.extraction.messages[$0] } }

  /// The entries, in order.
  var entries: [MessageTable.Entry] { entryPlaces.map(scene.tables.entry) }

  /// Whether the entry was made by hand.
  var isManual: Bool { !entries.isEmpty && entries.allSatisfy { $0.extractionState == .manual } }

  /// What is true of the key.
  var state: Extraction.Expectation {
    switch (messagePlaces.isEmpty, entryPlaces.isEmpty) {
    case (false, false): .found
    case (false, true): .missing
    case (true, false): isManual ? .manual : .stale
    case (true, true): .absent
    }
  }
}

extension SourceMessage {
  /// Returns whether the message may be looked up in a table: the one the code names, or any where
  /// that is known at run time alone.
  func mayBeLookedUp(in table: String) -> Bool {
    tableExpression != nil || tableName.isIdenticalUTF8(to: table)
  }
}

extension Sequence {
  /// Returns the elements that satisfy a condition and those that do not, each in order.
  fileprivate func partitioned(
    by condition: (Element) -> Bool
  ) -> (satisfying: [Element], others: [Element]) {
    reduce(into: (satisfying: [], others: [])) { parts, element in
      if condition(element) {
        parts.satisfying.append(element)
      } else {
        parts.others.append(element)
      }
    }
  }
}
