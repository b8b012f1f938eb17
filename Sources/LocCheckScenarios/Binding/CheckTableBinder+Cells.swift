import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages

extension CheckTableBinder {
  /// Reads one cell.
  func read(
    _ cell: Range<Int>, more: [Range<Int>], _ column: DisplayColumn, into draft: inout CheckDraft
  ) {
    switch column {
    case .locale:
      draft.set(\.locale, locale(cell))
    case .argument(let place):
      let values = ArgumentCellReader(context: context).values(cell, for: arguments[place])
      draft.isValid = draft.isValid && values != nil
      draft.arguments[place] = values ?? []
    case .check where !cell.isEmpty:
      draft.set(\.check, context.choice(cell, of: "a check", among: CheckWord.allCases))
    case .source where !cell.isEmpty:
      draft.set(\.source, source(cell))
    case .category(let argument) where !cell.isEmpty:
      let category = context.choice(cell, of: "a category", among: PluralCategory.allCases)
      draft.isValid = draft.isValid && category != nil
      draft.categories += category.map { [CheckRow.CategoryDemand($0, of: argument)] } ?? []
    case .status where !cell.isEmpty:
      draft.set(\.knownIssue, knownIssue(cell))
    case .text:
      draft.expectedBounds = cell
      draft.set(\.expected, expected(cell, more: more))
    case .check, .source, .category, .status: break
    }
  }

  /// Returns the locales of a cell.
  private func locale(_ cell: Range<Int>) -> LocaleSelector? {
    guard !cell.isEmpty else {
      context.report(.missingLocale(at: context.range(cell)))
      return nil
    }
    let text = context.text(in: cell)
    if text == "*" { return .all }
    guard text.utf8.first == ASCII.at else {
      return context.locale(cell).map { .tag($0, spelled: text) }
    }
    let name = context.text(in: cell.lowerBound + 1..<cell.upperBound)
    guard let tags = sets[name] else {
      context.report(.unknownSet(name, known: sets.keys.sorted(), at: context.range(cell)))
      return nil
    }
    return .set(name: name, tags: tags)
  }

  /// Returns the source of a cell.
  private func source(_ cell: Range<Int>) -> TextSource? {
    let text = context.text(in: cell)
    switch text {
    case "catalog": return .catalog
    case "default": return .defaultValue
    case "key": return .key
    case "verbatim": return .verbatim
    default: break
    }
    let prefix = "fallback:"
    guard text.hasPrefix(prefix), text.utf8.count > prefix.utf8.count else {
      context.report(.unknownSource(text, known: Self.sourceNames, at: context.range(cell)))
      return nil
    }
    let bounds = cell.lowerBound + prefix.utf8.count..<cell.upperBound
    let place = context.text(in: bounds)
    // Tables in no localization's folder are named by where they lie.
    if [TablePlace.root, .base].map(\.description).contains(place) { return .fallback(place) }
    return context.locale(bounds).map { _ in .fallback(place) }
  }

  /// Returns the issue of a cell.
  private func knownIssue(_ cell: Range<Int>) -> String? {
    let words = context.bytes.words(in: cell)
    guard words.count == 2, context.text(in: words[0]) == "known" else {
      context.report(.malformedStatus(at: context.range(cell)))
      return nil
    }
    return context.literal(words[1])
  }

  /// Returns the expected text of a cell and of the lines that continue it.
  private func expected(_ cell: Range<Int>, more: [Range<Int>]) -> TextTemplate? {
    guard !cell.isEmpty || !more.isEmpty else {
      context.report(.missingText(at: context.range(cell)))
      return nil
    }
    return context.template([cell] + more, .expectation, arguments)
  }
}

extension Diagnostic {
  /// A row that leaves its locale to the machine it runs on.
  fileprivate static func missingLocale(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.empty-cell", .error,
      "the row names no locale; expected a tag like 'pl', '*' or '@set'", at: range)
  }

  /// A row without an expectation.
  fileprivate static func missingText(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.empty-cell", .error,
      "the row expects no text; the empty text is written '\\{EMPTY}'", at: range)
  }

  /// A set nobody defined.
  fileprivate static func unknownSet(
    _ name: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let advice =
      NearestName.suggestion(for: name, among: known).map { "did you mean '@\($0)'?" }
      ?? "define it above with 'set \(name): …'"
    return Diagnostic(
      "scenario.unknown-set", .error, "no set is named \(name.quoted); \(advice)", at: range)
  }

  /// A word that is no source.
  fileprivate static func unknownSource(
    _ text: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    // Of `fallback:LOCALE` only the part before the colon can be misspelt here.
    let locale = text.drop { $0 != ":" }
    let names = known.map { $0.hasPrefix("fallback:") ? "fallback" + locale : $0 }
    return Diagnostic(
      "scenario.unknown-value", .error,
      "a source is \(known.alternatives), not \(text.quoted)"
        + NearestName.hint(for: text, among: names), at: range)
  }

  /// A status of another form.
  fileprivate static func malformedStatus(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.malformed-status", .error,
      "expected 'known' and the id of an issue, like 'known APP-42', found \(range.text.quoted)",
      at: range)
  }
}
