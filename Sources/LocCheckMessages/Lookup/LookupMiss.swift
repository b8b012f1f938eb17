import LocCheckCatalogs
import LocCheckDiagnostics

/// A look-up that found a table and no text in it: what there is to say about it.
struct LookupMiss {
  /// What was asked for.
  let request: LookupRequest
  /// Why there is no text.
  let absence: TableLookup.Absence
  /// Where the table that answered lies.
  let place: TablePlace
  /// The table that was searched.
  let table: LocatedTable
  /// The bundle that was searched.
  let bundle: ResourceBundle
  /// All bundles.
  let bundles: [ResourceBundle]
  /// The localizations of the user in the bundle, best first.
  let chain: [String]
  /// The keys of the table in all its places.
  let index: KeyIndex

  /// What is said of the miss.
  ///
  /// Nothing is where the development language has no text: there, the key is the text.
  var findings: [Diagnostic] {
    switch absence {
    case .noEntry where hasEntryElsewhere:
      return isDevelopment ? [] : [.missingTranslation(self, entry: nil)]
    case .noEntry:
      return [.missingKey(self, nearMiss)]
    case .noLocalization(let entry):
      return isDevelopment ? [] : [.missingTranslation(self, entry: entry)]
    case .withheld(.new, _, _) where isDevelopment:
      // Xcode writes such units beside keys of the source language as decoration.
      return []
    case .withheld(let state, let variant, let place):
      return [.notShipped(self, state, variant: variant, at: place)]
    case .malformed(let place), .stringSet(let place):
      return [.noText(self, at: place)]
    }
  }

  /// Whether the table is in the development language.
  private var isDevelopment: Bool {
    place == .base || place == .localization(bundle.developmentRegion)
  }

  /// The localization after the first of the user's that has the message, nil where only the
  /// development language does.
  var parent: String? {
    chain.dropFirst().first { $0 != bundle.developmentRegion && has(request.key, in: $0) }
  }

  /// Whether the message has a text in any other place of the table.
  private var hasEntryElsewhere: Bool {
    bundle.places(ofTable: request.tableName).contains { place in
      place != self.place
        && bundle.tables(named: request.tableName, at: place).have(request.key)
    }
  }

  /// Returns whether a localization's own table has a text for a key.
  private func has(_ key: MessageKey, in localization: String) -> Bool {
    bundle.tables(named: request.tableName, at: .localization(localization)).have(key)
  }

  /// What may have been meant, nil where nothing is near.
  private var nearMiss: NearMiss? {
    if let name = otherTable { return .otherTable(name) }
    if let near = otherBundle { return near }
    if let path = table.parts.lazy.compactMap({ $0.pathOfMisplacedEntry(for: request.key) }).first {
      return .outsideEntries(path)
    }
    if let (near, differences) = index.lookalike(of: request.key) {
      return .lookalike(near.text, differences)
    }
    return index.misspelling(of: request.key).map(NearMiss.misspelling)
  }

  /// The first other table of the bundle in which the user would find the message.
  private var otherTable: String? {
    bundle.tableNames.first { name in
      name != request.tableName
        && bundle.table(named: name, along: chain)?.parts.have(request.key) == true
    }
  }

  /// The first other bundle that has the message, those with it in a table of the same name first.
  private var otherBundle: NearMiss? {
    let others = bundles.filter { $0.name != bundle.name }
    if let other = others.first(where: { $0.has(request.key, inTable: request.tableName) }) {
      return .otherBundle(other.name, table: nil)
    }
    for other in others {
      let table = other.tableNames.first { other.has(request.key, inTable: $0) }
      if let table { return .otherBundle(other.name, table: table) }
    }
    return nil
  }
}

extension ResourceBundle {
  /// Returns whether a table has a text for a key in any of its places.
  fileprivate func has(_ key: MessageKey, inTable name: String) -> Bool {
    places(ofTable: name).contains { tables(named: name, at: $0).have(key) }
  }
}

extension [ShippedTable] {
  /// Returns whether any of the tables has a text for a key.
  fileprivate func have(_ key: MessageKey) -> Bool {
    contains { if case .found = $0.message(for: key) { true } else { false } }
  }
}

extension Diagnostic {
  /// Makes the finding about a key that a table does not have.
  fileprivate static func missingKey(_ miss: LookupMiss, _ nearMiss: NearMiss?) -> Diagnostic {
    Diagnostic(
      "lookup.missing-key", .warning,
      "'\(miss.request.key)' has no entry in the table '\(miss.request.tableName)'",
      help: nearMiss?.help)
  }

  /// Makes the finding about a message without a text in a language.
  fileprivate static func missingTranslation(
    _ miss: LookupMiss, entry: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      "lookup.missing-translation", .warning,
      "'\(miss.request.key)' has no translation in \(miss.place)", at: entry,
      help: miss.parent.map {
        "'\($0)' has one, but a device looks for no single message in another localization"
      })
  }

  /// Makes the finding about a text that the build leaves out.
  fileprivate static func notShipped(
    _ miss: LookupMiss, _ state: TranslationState, variant: String, at place: SourceRange?
  ) -> Diagnostic {
    let form = variant.isEmpty ? "" : " (\(variant))"
    return Diagnostic(
      "lookup.not-shipped", .warning,
      """
      '\(miss.request.key)' in \(miss.place)\(form) is in state '\(state.rawValue)' \
      and is not shipped
      """,
      at: place)
  }

  /// Makes the finding about an entry that is no text.
  fileprivate static func noText(_ miss: LookupMiss, at place: SourceRange?) -> Diagnostic {
    Diagnostic(
      "lookup.no-text", .warning,
      "'\(miss.request.key)' in \(miss.place) has nothing that can be shown as a text", at: place)
  }
}
