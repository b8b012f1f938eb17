import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckSources

/// Whether sources and tables are as a row demands, and what is wrong where they are not.
struct ExtractionJudgement {
  /// The row.
  let row: ExtractionRow
  /// What there is.
  let evidence: ExtractionEvidence

  /// Returns what is wrong, nil where everything is as demanded.
  ///
  /// Where the key is comes first, then the table, the place, the arguments and the comment.
  var failure: Diagnostic? {
    switch row.expectation {
    case .found, .missing: tableFailure ?? presenceFailure ?? cellFailure
    case .stale, .manual: presenceFailure ?? commentFailure
    case .absent: presenceFailure ?? reasonFailure
    }
  }

  /// What is wrong with where the key is.
  private var presenceFailure: Diagnostic? {
    let (isUsed, isEntered) = (!evidence.messagePlaces.isEmpty, !evidence.entryPlaces.isEmpty)
    switch row.expectation {
    case .found:
      if !isUsed { return notExtracted }
      if !isEntered { return noEntry }
      return evidence.entryPlaces.count > 1 ? severalEntries : nil
    case .missing:
      if !isUsed { return notExtracted }
      return isEntered ? unexpectedEntry : nil
    case .stale:
      if isUsed { return unexpected }
      if !isEntered { return noEntry }
      return evidence.isManual ? wrongOrigin : nil
    case .manual:
      if !isEntered { return noEntry }
      return evidence.isManual ? nil : wrongOrigin
    case .absent:
      return isUsed ? unexpected : nil
    }
  }

  /// What is wrong with the table.
  private var tableFailure: Diagnostic? {
    guard evidence.messagePlaces.isEmpty, let other = evidence.messagesElsewhere.first else {
      return nil
    }
    return failure(
      "extraction.table", expecting: "in the table '\(evidence.table)'",
      "the sources hand it over for the table '\(other.tableName)'",
      notes: notes(at: evidence.messagesElsewhere))
  }

  /// What is wrong with the place, the arguments or the comment.
  private var cellFailure: Diagnostic? {
    let messages = placedMessages
    if messages.isEmpty, let place = row.place {
      return failure(
        "extraction.place", expecting: "in '\(place)'", "other places hand it over",
        notes: notes(at: evidence.messages))
    }
    return argumentsFailure(messages) ?? commentFailure
  }

  /// The messages at the place that is demanded.
  var placedMessages: [SourceMessage] {
    evidence.messages.filter { row.place?.matches($0.location) ?? true }
  }

  /// The texts that are kept back at the place that is demanded.
  var placedTexts: [SkippedText] {
    evidence.skipped.filter { row.place?.matches($0.range.start) ?? true }
  }

  /// Returns what is wrong with the arguments of the first message whose are not as demanded.
  private func argumentsFailure(_ messages: [SourceMessage]) -> Diagnostic? {
    guard let demanded = row.arguments else { return nil }
    for message in messages {
      let arguments = message.arguments
      guard !arguments.fit(demanded) else { continue }
      let unknown = arguments.first { $0.type == nil && ($0.specifier == nil || $0.untyped != nil) }
      let what =
        unknown.map { "the type of \($0.expression.quoted) is not known" }
        ?? "the sources pass \(arguments.types)"
      return failure(
        "extraction.arguments", expecting: "with \(Self.list(demanded))", what,
        notes: notes(at: [message]),
        help: unknown.map { $0.untyped.map { "annotate \($0.quoted)" } ?? "annotate its type" })
    }
    return nil
  }

  /// What is wrong with the comment.
  private var commentFailure: Diagnostic? {
    guard let demanded = row.comment else { return nil }
    let comments = self.comments
    guard !comments.contains(where: demanded.isIdenticalUTF8(to:)) else { return nil }
    let what = comments.first.map { "its comment is \($0.quoted)" } ?? "it has no comment"
    return failure(
      "extraction.comment", expecting: "with the comment \(demanded.quoted)", what,
      notes: notes(at: placedMessages))
  }

  /// The comments: those of the code where it has the key, else those of the entries.
  var comments: [String] {
    evidence.messagePlaces.isEmpty
      ? evidence.entries.compactMap(\.comment) : placedMessages.compactMap(\.comment)
  }

  /// What is wrong with the reason, the place or the arguments of a text that is kept back.
  private var reasonFailure: Diagnostic? {
    guard row.reason != nil || row.place != nil || row.arguments != nil else { return nil }
    guard !evidence.skipped.isEmpty else {
      return failure("extraction.reason", "the sources do not have it at all", help: nearSkipped)
    }
    let texts = placedTexts
    if texts.isEmpty, let place = row.place {
      return failure(
        "extraction.place", expecting: "in '\(place)'", "other places keep it back",
        notes: notes(at: evidence.skipped))
    }
    guard let text = texts.first(where: { row.reason == nil || $0.reason == row.reason }) else {
      return failure(
        "extraction.reason", texts.map(\.explanation).first ?? "", notes: notes(at: texts))
    }
    guard let demanded = row.arguments, !text.key.arguments.fit(demanded) else { return nil }
    return failure(
      "extraction.arguments", expecting: "with \(Self.list(demanded))",
      "the sources interpolate \(text.key.arguments.types)", notes: notes(at: [text]))
  }
}

// MARK: - Where the key is

extension ExtractionJudgement {
  /// The failure of a key that the sources do not hand over.
  private var notExtracted: Diagnostic {
    let sources = evidence.scene.sources
    let lookalikes = sources.lookalikes(of: evidence.key)
    if let text = evidence.skipped.first {
      return failure(
        "extraction.not-extracted", text.explanation,
        notes: notes(at: evidence.skipped))
    }
    if let near = lookalikes.first {
      return failure(
        "extraction.not-extracted", "the sources hand over \(near.key.displayed.quoted)",
        notes: notes(at: lookalikes))
    }
    let near = sources.misspelling(of: evidence.key)
    return failure(
      "extraction.not-extracted", "the sources do not hand it over",
      notes: notes(at: near.map { [$0] } ?? []),
      help: near.map { "did you mean \($0.key.displayed.quoted)?" })
  }

  /// The failure of a key that the table does not have.
  private var noEntry: Diagnostic {
    let tables = evidence.scene.tables
    let searched = tables.tables.filter(isSearched)
    let what =
      searched.isEmpty
      ? "there is no table '\(evidence.table)'" : "the table '\(evidence.table)' has no entry"
    if let other = evidence.entriesElsewhere.first {
      return failure(
        "extraction.missing", "\(what), and \(tables.tables[other.table].title) has it",
        notes: entryNotes(evidence.entriesElsewhere))
    }
    guard !searched.isEmpty else {
      let names = tables.tables.filter(evidence.scene.counts).map(\.table.name)
      return failure(
        "extraction.missing", what, notes: messageNotes,
        help: NearestName.question(for: evidence.table, among: names))
    }
    guard let near = tables.nearKey(evidence.key, in: isSearched) else {
      return failure("extraction.missing", what, notes: messageNotes)
    }
    let notes = messageNotes + entryNotes(tables.places(of: near.key))
    let name = near.key.text.quoted
    return near.isLookalike
      ? failure("extraction.missing", "\(what), but one for \(name)", notes: notes)
      : failure("extraction.missing", what, notes: notes, help: "did you mean \(name)?")
  }

  /// Returns whether the key is looked up in a table.
  private func isSearched(_ table: TableIndex.BundleTable) -> Bool {
    evidence.scene.counts(table) && table.table.name == evidence.table
  }

  /// The failure of a key that has more than one entry.
  private var severalEntries: Diagnostic {
    failure(
      "extraction.several-entries",
      "\(evidence.entryPlaces.count) files of the table '\(evidence.table)' have it",
      notes: entryNotes(evidence.entryPlaces))
  }

  /// The failure of a key that has an entry and should have none.
  private var unexpectedEntry: Diagnostic {
    failure(
      "extraction.unexpected-entry", "the table '\(evidence.table)' has it",
      notes: entryNotes(evidence.entryPlaces))
  }

  /// The failure of a key that is extracted and should not be.
  private var unexpected: Diagnostic {
    let apis = evidence.messages.map(\.api)
    return failure(
      "extraction.unexpected", "\(apis.first.map { "'\($0)'" } ?? "code") hands it over",
      notes: notes(at: evidence.messages))
  }

  /// The failure of an entry that was made another way.
  private var wrongOrigin: Diagnostic {
    let what =
      evidence.isManual ? "it was entered by hand" : "the catalog does not say that it was"
    return failure("extraction.manual", what, notes: entryNotes(evidence.entryPlaces))
  }

  /// What a kept-back text may be that a misspelt one means, nil where none is near.
  private var nearSkipped: String? {
    let texts = evidence.scene.sources.extraction.skipped.lazy.map(\.key.displayed)
    return NearestName.question(for: row.key, among: texts)
  }
}

// MARK: - The failure

extension ExtractionJudgement {
  /// Makes a failure: what was expected of the key, and what is there instead.
  ///
  /// - Parameter demand: What was expected, nil for what the row's expectation says.
  private func failure(
    _ id: Diagnostic.ID, expecting demand: String? = nil, _ what: String,
    notes: [Diagnostic.Note] = [],
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id, .error, "expected \(row.key.quoted) \(demand ?? row.demand); \(what)", at: row.range,
      subject: Diagnostic.Subject(key: row.key),
      details: [.init("expected", expected), .init("actual", actual)], notes: notes.shortened(),
      help: help)
  }

  /// Returns types in one line.
  private static func list(_ types: [ArgumentType]) -> String {
    types.map(\.rawValue).joined(separator: " ")
  }

  /// The notes at the messages of the key.
  private var messageNotes: [Diagnostic.Note] { notes(at: evidence.messages) }

  /// Returns notes at the places of messages.
  private func notes(at messages: [SourceMessage]) -> [Diagnostic.Note] { messages.map(\.note) }

  /// Returns notes at the places of texts that are kept back.
  private func notes(at texts: [SkippedText]) -> [Diagnostic.Note] { texts.map(\.note) }

  /// Returns notes at the places of entries.
  private func entryNotes(_ places: [Reconciliation.EntryPlace]) -> [Diagnostic.Note] {
    places.map { place in
      Diagnostic.Note("the entry is here", at: evidence.scene.tables.entry(at: place).range)
    }
  }
}
