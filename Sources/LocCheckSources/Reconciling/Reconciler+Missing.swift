import LocCheckCatalogs
import LocCheckDiagnostics

extension Reconciler {
  /// Reports the messages that have no entry where they are looked up.
  mutating func reportMissingMessages() {
    guard !tables.isEmpty else { return }
    var lookups: [MessageLookup] = []
    var withoutTable: [MessageLookup: [SourceMessage]] = [:]
    var withoutTarget: [SourceMessage] = []
    for group in groups where group.entries.isEmpty && !group.key.isEmpty {
      guard let reach = reaches[group.lookup] else { continue }
      if group.lookup.isOutsideTargets, reach.searched.isEmpty, !reach.beyond.isEmpty {
        withoutTarget += unsilenced(.untargetedCode, group)
      } else if !group.lookup.isOutsideTargets,
        let place = finder.entries(of: group.key, in: reach.beyond).first
      {
        report(.otherBundle, group, naming: place) { .otherBundle($0, group.lookup, $1) }
      } else if reach.searched.isEmpty {
        // The system shows its own messages untranslated where an app has no table for them.
        guard !TableRole.isOfSystem(group.lookup.table) else { continue }
        if withoutTable[group.lookup] == nil { lookups.append(group.lookup) }
        withoutTable[group.lookup, default: []] += unsilenced(.missingTable, group)
        explain(group.key, inTablesLike: group.lookup.table)
      } else if let place = finder.entries(of: group.key, in: reach.siblings).first {
        report(.otherTable, group, naming: place) { .otherTable($0, group.lookup, $1) }
      } else if group.key.hasWords,
        let place = finder.lookalike(of: group.key, in: reach.searched)
      {
        let table = directory.description(of: group.lookup)
        report(.specifierMismatch, group, naming: place) { .specifierMismatch($0, table, $1) }
      } else {
        reportMissingKey(group, searched: reach.searched)
      }
    }
    if !withoutTarget.isEmpty { findings.append(.untargetedCode(withoutTarget)) }
    for lookup in lookups {
      guard let messages = withoutTable[lookup], !messages.isEmpty else { continue }
      findings.append(.missingTable(messages, lookup, in: directory))
    }
  }

  /// Notes that the entry of a key is told by a finding that suggests its table.
  private mutating func explain(_ key: MessagePattern, inTablesLike name: String) {
    let near = NearestName.suggestion(for: name, among: directory.tableNames)
    let places = tables.indices.filter { tables[$0].name == near }
    explained.formUnion(finder.entries(of: key, in: places))
  }

  /// Reports a message whose key no table has.
  private mutating func reportMissingKey(_ group: MessageGroup, searched: [Int]) {
    let messages = unsilenced(.missingKey, group)
    guard !messages.isEmpty else { return }
    if let place = finder.respelling(of: group.key, in: searched) {
      explained.insert(place)
      let near = namedEntry(at: place)
      findings.append(
        .missingKey(
          messages, directory.description(of: group.lookup), help: near.entry.key.question,
          notes: near.notes))
    } else {
      let catalog = searched.lazy.compactMap { [tables] in tables[$0].catalog?.source.path }.first
      findings.append(
        .missingKey(
          messages, directory.description(of: group.lookup),
          help: finder.misspelling(of: group.key, in: searched)?.question
            ?? catalog.map { group.key.additionHelp(to: $0) }))
    }
  }

  /// Reports a group at the places where the rule is not silenced, and notes that the finding names an
  /// entry.
  private mutating func report(
    _ rule: ExtractionRule, _ group: MessageGroup, naming place: Reconciliation.EntryPlace,
    making diagnostic: ([SourceMessage], NamedEntry) -> Diagnostic
  ) {
    let messages = unsilenced(rule, group)
    guard !messages.isEmpty else { return }
    explained.insert(place)
    findings.append(diagnostic(messages, namedEntry(at: place)))
  }

  /// Returns an entry with what a finding says about it.
  private func namedEntry(at place: Reconciliation.EntryPlace) -> NamedEntry {
    NamedEntry(
      entry: entry(at: place), table: tables[place.table].name,
      owner: directory.owner(of: place.table), isUsed: used[place.table][place.entry])
  }
}

extension Diagnostic {
  /// A message whose key no table has.
  fileprivate static func missingKey(
    _ messages: [SourceMessage], _ table: String, help: String?, notes: [Note] = []
  ) -> Diagnostic {
    let key = messages[0].key
    return Diagnostic(
      "extract.missing-key", key.hasWords ? .error : .note,
      "\(key.displayed.quoted) is not in \(table)", at: messages, notes: notes, help: help)
  }

  /// Messages of code that no target compiles.
  fileprivate static func untargetedCode(_ messages: [SourceMessage]) -> Diagnostic {
    var known: Set<String> = []
    let files = messages.filter { known.insert($0.location.path).inserted }
    let isOne = files.count == 1
    let others = isOne ? " belongs" : " and \(files.count - 1) more belong"
    let count = messages.count == 1 ? "message" : "\(messages.count) messages"
    return Diagnostic(
      ExtractionRule.untargetedCode.id, ExtractionRule.untargetedCode.severity,
      "'\(files[0].location.path)'\(others) to no target: no target's table is searched for "
        + "\(isOne ? "its" : "their") \(count)",
      at: files, help: "add the code to a target, or name its catalogs with '--catalog'")
  }

  /// Messages of a table that does not exist.
  fileprivate static func missingTable(
    _ messages: [SourceMessage], _ lookup: MessageLookup, in directory: TableDirectory
  ) -> Diagnostic {
    let beyond = directory.reach(of: lookup).beyond
    guard let other = beyond.first, let target = lookup.target else {
      return Diagnostic(
        "extract.missing-table", .error, "there is no table '\(lookup.table)'", at: messages,
        help: NearestName.question(for: lookup.table, among: directory.tableNames)
          ?? directory.overview)
    }
    return Diagnostic(
      "extract.missing-table", .error, "target '\(target)' has no table '\(lookup.table)'",
      at: messages,
      help: directory.owner(of: other).map {
        "\($0) \(directory.isShared(other) ? "have" : "has") one of that name"
      })
  }
}

extension TableDirectory {
  /// The tables in words, nil where they are too many to be read.
  fileprivate var overview: String? {
    guard tableNames.count <= 5 else { return nil }
    return tableNames.count == 1
      ? "the only table is '\(tableNames[0])'"
      : "the tables are \(tableNames.map { "'\($0)'" }.joined(separator: ", "))"
  }
}

extension MessagePattern {
  /// Returns what adds the key to a catalog: nothing can while a specifier of it is not known.
  fileprivate func additionHelp(to catalog: String) -> String {
    let sync = "'loccheck extract --sync \(catalog)'"
    guard let unknown = arguments.first(where: { $0.specifier == nil }) else {
      return "a build in Xcode adds it, and so does \(sync)"
    }
    let value = unknown.untyped ?? unknown.expression.quoted
    return "a build in Xcode adds it, and so does \(sync) once the type of \(value) is written"
  }

  /// Whether the text is empty, which is shown as nothing with an entry and without.
  fileprivate var isEmpty: Bool { pieces.allSatisfy { $0 == .text("") } }

  /// Whether there is anything to translate: a letter beside the arguments.
  fileprivate var hasWords: Bool {
    pieces.contains { piece in
      if case .text(let text) = piece {
        text.unicodeScalars.contains { $0.properties.isAlphabetic }
      } else {
        false
      }
    }
  }
}
