import LocCheckCatalogs
import LocCheckDiagnostics

extension Reconciler {
  /// Passes on what is wrong in the sources by themselves, with what the tables have to do with it.
  mutating func reportSources() {
    let texts = Dictionary(extraction.skipped.map { ($0.range, $0) }) { first, _ in first }
    for finding in extraction.findings where !ledger.silences(finding) {
      let isLost = ExtractionRule.lost.contains(finding.id)
      findings.append(
        isLost ? refined(finding, text: finding.range.flatMap { texts[$0] }) : finding)
    }
  }

  /// Returns a finding that names the entry which its text was meant to have, where there is one.
  private mutating func refined(_ finding: Diagnostic, text: SkippedText?) -> Diagnostic {
    guard let key = text?.key ?? finding.subject?.key.map({ MessagePattern($0) }) else {
      return finding
    }
    // A literal that nothing looks up names no table.
    let name =
      finding.id == ExtractionRule.erasedMessage.id
      ? nil : text?.table ?? SourceMessage.defaultTable
    let places = tables.indices.filter {
      directory.roles[$0] == .code && tables[$0].name == name ?? tables[$0].name
    }
    let found = finder.entries(of: key, in: places).first
    guard let place = found ?? finder.lookalike(of: key, in: places) else { return finding }
    explained.insert(place)
    let entry = entry(at: place)
    var refined = finding
    refined.message +=
      "; the entry \(entry.key.text.quoted) of '\(tables[place.table].name)' is not looked up here"
    if finding.id == ExtractionRule.interpolatedKey.id {
      refined.help = "use String(localized:), or look \(entry.key.text.quoted) up and format it"
    }
    if let range = entry.range { refined.notes.append(Diagnostic.Note("the entry", at: range)) }
    return refined
  }

  /// Reports what is wrong with the comments that silence findings.
  mutating func reportSuppressions(rules: Reconciliation.Rules, hasTargets: Bool) {
    let origins = Set(extraction.messages.map(\.origin))
    findings += ledger.findings { rule in
      switch rule.basis {
      case .sources: rule != .missingComment || rules.requiresComments
      case .tables: !tables.isEmpty
      case .targets: hasTargets
      case .compiler: origins.count > 1
      case .scenarios, .comments: false
      }
    }
  }
}

extension ExtractionRule {
  /// The rules about texts that are shown without a look-up of the entry they may have.
  fileprivate static let lost: Set<Diagnostic.ID> = [
    erasedMessage.id, interpolatedKey.id, completedString.id,
  ]
}
