import HeadlessLabel
import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import LocCheckSources

/// What is wrong with each stage that a shown text has passed.
struct StageFaults {
  /// The sources and tables.
  let evidence: SourceEvidence
  /// What was shown.
  let shown: DisplayedText
  /// Where the text was demanded to come from, nil for anywhere.
  let demandedSource: TextSource?

  /// The faults by stage, the first of each.
  var all: [StageBlame.Stage: String] {
    let traces = shown.resolutions.map(\.trace).filter { $0.key != nil }
    // A text among the arguments is the caller's, whose literal may stand anywhere.
    let own = traces.filter { $0.entryPoint == traces.first?.entryPoint }
    var faults: [StageBlame.Stage: String] = [:]
    faults[.extraction] = own.lazy.compactMap(extractionFault).first
    faults[.catalog] = traces.lazy.compactMap(catalogFault).first
    faults[.lookUp] = traces.lazy.compactMap(lookUpFault).first
    faults[.format] = shown.findings.first { $0.id.name.hasPrefix("format.") }?.message
    return faults
  }

  // MARK: - Extraction

  /// Returns why the build does not hand a message over as it is looked up.
  private func extractionFault(_ trace: Trace) -> String? {
    guard let key = trace.key, trace.entryPoint != .keyVariable else { return nil }
    let messages = evidence.sources.messages(for: key)
    guard let message = messages.first else { return absence(of: key) }
    // A key made of the message says its types; a stable one leaves them to the default value.
    guard trace.entryPoint == .localized, !messages.contains(where: { $0.takes(trace.arguments) })
    else { return nil }
    let types = trace.arguments.map(\.type.rawValue).joined(separator: " ")
    return """
      the sources pass \(message.arguments.types) to \(key.quoted), and here it takes \
      \(types.isEmpty ? "nothing" : types)
      """
  }

  /// Returns why the sources have no message of a key.
  private func absence(of key: MessageKey) -> String {
    if let text = evidence.sources.skippedTexts(of: key).first {
      return "\(text.explanation) (\(key.quoted) in \(text.range.start.place))"
    }
    if let other = evidence.sources.lookalikes(of: key).first {
      return """
        the sources hand over \(MessageKey(other.key.displayed).quoted), not \(key.quoted) \
        (\(other.location.place))
        """
    }
    return "the sources do not hand over \(key.quoted)"
  }

  // MARK: - Catalog

  /// Returns why there is no such text in a catalog.
  private func catalogFault(_ trace: Trace) -> String? {
    guard let key = trace.key else { return nil }
    let language = trace.localization ?? trace.preferredLocale.identifier
    if let form = trace.selections.first(where: { $0.used != $0.demanded }) {
      return form.isWithheld
        ? "the \(form.demanded) form of \(key.quoted) in \(language) is not shipped"
        : "\(key.quoted) has no \(form.demanded) form in \(language)"
    }
    guard !isDemanded(trace.source) else { return nil }
    let isKnown = !evidence.tables.places(of: key).isEmpty
    switch trace.outcome {
    case .found, .missingBundle, .notLookedUp: return nil
    case .missingTable:
      return isKnown
        ? nil : "there is no table '\(trace.table)', and no other one has \(key.quoted)"
    case .absent(.noEntry) where places(of: trace).isEmpty:
      guard !isKnown else { return nil }
      let near = evidence.tables.nearKey(key) { isSearched($0, by: trace) }
      return "the table '\(trace.table)' has no entry \(key.quoted)"
        + (near.map { ", but \($0.key.quoted)" } ?? "")
    case .absent where !trace.servesUser: return nil
    case .absent(.withheld(let state, _, _)):
      return "\(key.quoted) in \(language) is in state '\(state.rawValue)', which is not shipped"
    case .absent: return "\(key.quoted) has no text in \(language)"
    }
  }

  // MARK: - Look-up

  /// Returns why the look-up did not reach the text that is there.
  private func lookUpFault(_ trace: Trace) -> String? {
    guard let key = trace.key, !isDemanded(trace.source) else { return nil }
    switch (trace.outcome, trace.source) {
    case (.missingBundle, _): return "there is no bundle '\(trace.bundle)'"
    case (.missingTable, _):
      return places(of: trace).isEmpty
        ? "there is no table '\(trace.table)'\(elsewhere(key))"
        : "no localization on the way from \(trace.preferredLocale) has the table '\(trace.table)'"
    case (.absent(.noEntry), _) where places(of: trace).isEmpty:
      return "the table '\(trace.table)' has no entry \(key.quoted)\(elsewhere(key))"
    case (_, .fallback(let localization)):
      return "nothing serves \(trace.preferredLocale), which falls back to \(localization)"
    case (.absent, _) where !trace.servesUser:
      return """
        nothing serves \(trace.preferredLocale), which falls back to \(trace.localization ?? "none")
        """
    default: break
    }
    let messages = evidence.sources.messages(for: key)
    guard let message = messages.first,
      !messages.contains(where: { $0.mayBeLookedUp(in: trace.table) })
    else { return nil }
    return """
      the sources look \(key.quoted) up in the table '\(message.tableName)', and here it is asked \
      of '\(trace.table)'
      """
  }

  /// Returns which other table has a key.
  private func elsewhere(_ key: MessageKey) -> String {
    let place = evidence.tables.places(of: key).first
    return place.map { "; \(evidence.tables.tables[$0.table].title) has \(key.quoted)" } ?? ""
  }

  /// Returns the places of the entries in the table that a look-up searched, in any localization.
  private func places(of trace: Trace) -> [Reconciliation.EntryPlace] {
    guard let key = trace.key else { return [] }
    return evidence.tables.places(of: key).filter {
      isSearched(evidence.tables.tables[$0.table], by: trace)
    }
  }

  /// Returns whether a look-up searched a table.
  private func isSearched(_ table: TableIndex.BundleTable, by trace: Trace) -> Bool {
    table.bundle == trace.bundle && table.table.name == trace.table
  }

  /// Returns whether a text is from where it was demanded to be.
  private func isDemanded(_ source: TextSource) -> Bool { demandedSource == source }
}

extension SourceMessage {
  /// Returns whether the default value, where there is one, takes some arguments.
  fileprivate func takes(_ arguments: [LocCheckMessages.Argument]) -> Bool {
    guard let taken = defaultValue?.arguments else { return true }
    let passed = arguments.map { $0.specifier ?? $0.type.specifier }
    return taken.count == passed.count
      && zip(taken, passed).allSatisfy { $0.specifier == nil || $0.specifier == $1 }
  }
}

extension Trace {
  /// Whether the table that answered is in the language of the user, as far as its place says one.
  fileprivate var servesUser: Bool {
    let places = [TablePlace.root, .base].map(\.description)
    guard let localization, !places.contains(localization) else { return true }
    return LocaleTag(localization).map { $0.language == preferredLocale.language } ?? true
  }
}

extension MessageKey {
  /// The key in double quotes, as the ways of look-ups have it.
  fileprivate var quoted: String { "\"\(VisibleText.escaped(text))\"" }
}

extension SourceLocation {
  /// The path and the line.
  fileprivate var place: String { "\(path):\(line)" }
}
