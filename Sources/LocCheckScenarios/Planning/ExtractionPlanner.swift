import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources

/// Makes the checks of one extraction scenario.
struct ExtractionPlanner {
  /// The scenario.
  let scenario: Scenario
  /// What it expects.
  let extraction: Extraction
  /// The path of its file.
  let file: String
  /// All scenarios of the file.
  let scenarios: [Scenario]
  /// What is to be run.
  let selection: Selection

  /// The word in the identity of a check that `keys-of:` makes, which keeps it apart from the row
  /// of the same key.
  private static let enumerationWord = "keys-of"

  /// Returns a case for each selected row.
  func rowCases(_ work: (ExtractionRow) -> PlannedCase.Work) -> [PlannedCase] {
    extraction.rows.compactMap { planned(row: $0, work($0)) }
  }

  /// Returns all checks: of the rows, of the enums' cases, and of the keys that no row has.
  func cases(in scene: ExtractionScene) -> [PlannedCase] {
    rowCases { .extraction(check(.row($0), in: scene)) }
      + enumerations(in: scene).flatMap { enumeration, range in
        enumeration.cases.compactMap { enumerationCase in
          planned(
            enumerationCase.rawValue, word: Self.enumerationWord, line: range.start.line,
            .extraction(
              check(.enumerationCase(enumerationCase, of: enumeration, at: range), in: scene)))
        }
      } + undeclaredCases(in: scene)
  }

  /// Returns the errors about enums that the sources do not have.
  func unknownEnumerations(in scene: ExtractionScene) -> [Diagnostic] {
    let known = scene.sources.extraction.keyEnumerations
    return extraction.keyEnumerations.filter { name in
      !known.contains { $0.isCalled(name.name) }
    }.map { .unknownEnumeration($0, among: known.map(\.name)) }
  }

  /// Returns what is wrong with the sources and no check says: in an exhaustive scenario all of it,
  /// else only what cannot be parsed.
  func notices(in scene: ExtractionScene) -> [Diagnostic] {
    guard let range = extraction.exhaustiveness, isSelected(line: range.start.line) else {
      return scene.findings.filter { $0.id == "extract.syntax" }
    }
    let said = Set(
      extraction.rows.map { MessageKey($0.key) }
        + scene.sources.extraction.messages.map { MessageKey($0.key.displayed) }
        + enumerations(in: scene).flatMap(\.enumeration.cases).map { MessageKey($0.rawValue) })
    return scene.findings.filter { finding in
      finding.severity > .note
        && !(finding.subject?.key.map { said.contains(MessageKey($0)) } ?? false)
    }
  }

  /// Returns the enums that the scenario names, each with where it does.
  private func enumerations(
    in scene: ExtractionScene
  ) -> [(enumeration: KeyEnumeration, range: SourceRange)] {
    extraction.keyEnumerations.flatMap { name in
      scene.sources.extraction.keyEnumerations.filter { $0.isCalled(name.name) }
        .map { ($0, name.range) }
    }
  }

  /// Returns the failures of the keys that no row of an exhaustive scenario has.
  private func undeclaredCases(in scene: ExtractionScene) -> [PlannedCase] {
    guard let range = extraction.exhaustiveness else { return [] }
    let declared = Set(
      extraction.rows.flatMap { row in
        ExtractionEvidence(MessageKey(row.key), table: row.table ?? scenario.table, in: scene)
          .messagePlaces
      })
    let messages = scene.sources.extraction.messages
    var groups: [[MessageKey]: [SourceMessage]] = [:]
    var order: [[MessageKey]] = []
    for place in messages.indices where !declared.contains(place) {
      let message = messages[place]
      let identity = [MessageKey(message.key.displayed), MessageKey(message.tableName)]
      if groups[identity] == nil { order.append(identity) }
      groups[identity, default: []].append(message)
    }
    return order.compactMap { identity in
      planned(
        identity[0].text, line: range.start.line,
        .extraction(check(.nothingElse(groups[identity] ?? [], at: range), in: scene)))
    }
  }

  /// Returns the case of a row, nil where it is not selected.
  private func planned(row: ExtractionRow, _ work: PlannedCase.Work) -> PlannedCase? {
    planned(row.key, line: row.line, work)
  }

  /// Returns a case, nil where it is not selected.
  private func planned(
    _ key: String, word: String? = nil, line: Int, _ work: PlannedCase.Work
  ) -> PlannedCase? {
    let id = CaseID(file: file, scenario: scenario.name, key: key, check: word)
    guard isSelected(line: line), selection.includes(id) else { return nil }
    return PlannedCase(id: id, line: line, tags: scenario.tags, work: work)
  }

  /// Returns whether the checks of a line are selected.
  private func isSelected(line: Int) -> Bool {
    selection.includes(line: line, of: scenario, in: file, all: scenarios)
  }

  /// Returns a check of the scenario.
  private func check(
    _ demand: ExtractionCheck.Demand, in scene: ExtractionScene
  ) -> ExtractionCheck {
    ExtractionCheck(scene: scene, table: scenario.table, demand: demand)
  }
}

extension KeyEnumeration {
  /// Returns whether the enum goes by a name: its own, or that without the types it is nested in.
  fileprivate func isCalled(_ name: String) -> Bool {
    self.name == name || self.name.hasSuffix("." + name)
  }
}

extension Diagnostic {
  /// Makes the error about an enum that the sources do not have.
  fileprivate static func unknownEnumeration(
    _ name: Extraction.EnumerationName, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      "extraction.unknown-enum", .error,
      "the sources have no enum \(name.name.quoted) with raw values of type String", at: name.range,
      help: NearestName.question(for: name.name, among: names))
  }
}
