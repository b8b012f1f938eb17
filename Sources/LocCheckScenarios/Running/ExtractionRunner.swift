import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckResults
import LocCheckSources

/// Makes one check of an extraction scenario, and tells what came of it.
struct ExtractionRunner {
  /// The check.
  let check: ExtractionCheck
  /// Its identity and line, without an outcome.
  let planned: PlannedCase

  /// Returns the result, without the time it took.
  func result() -> CaseResult {
    switch check.demand {
    case .row(let row): result(of: row)
    case .nothingElse(let messages, let range): result(ofUndeclared: messages, at: range)
    case .enumerationCase(let enumerationCase, let enumeration, let range):
      result(
        of: EnumerationCheck(
          enumerationCase: enumerationCase, enumeration: enumeration,
          table: check.table ?? SourceMessage.defaultTable, range: range, scene: check.scene))
    }
  }

  /// Returns the result of a row.
  private func result(of row: ExtractionRow) -> CaseResult {
    let evidence = ExtractionEvidence(
      MessageKey(row.key), table: row.table ?? check.table, in: check.scene)
    let judgement = ExtractionJudgement(row: row, evidence: evidence)
    let failure = judgement.failure
    var result = result(
      failure, expected: judgement.expected, actual: judgement.actual, key: evidence.key,
      table: evidence.table)
    if failure != nil { result.trace = evidence.steps }
    result.findings.removeAll { row.asksFor($0) }
    return result
  }

  /// Returns the result of a key without a row.
  private func result(
    ofUndeclared messages: [SourceMessage], at range: SourceRange
  ) -> CaseResult {
    let pattern = messages.first?.key ?? MessagePattern("")
    let key = MessageKey(pattern.displayed)
    let table = messages.first?.tableName ?? SourceMessage.defaultTable
    var result = result(
      .undeclaredKey(messages, at: range), expected: "no other key", actual: key.text, key: key,
      table: table)
    result.trace = ExtractionEvidence(key, table: table, in: check.scene).steps
    return result
  }

  /// Returns the result of an enum's case.
  private func result(of enumeration: EnumerationCheck) -> CaseResult {
    let failure = enumeration.failure
    var result = result(
      failure, expected: "an entry", actual: failure == nil ? "an entry" : "no entry",
      key: enumeration.key, table: enumeration.table)
    if failure != nil {
      result.trace =
        ExtractionEvidence(
          enumeration.key, table: enumeration.table, in: check.scene
        ).steps
    }
    if failure != nil, let suppression = enumeration.suppression {
      result.status = .skipped(reason: "silenced in the code: \(suppression.reason)")
    }
    return result
  }

  /// Returns a result with the findings about its key.
  private func result(
    _ failure: Diagnostic?, expected: String, actual: String, key: MessageKey, table: String
  ) -> CaseResult {
    CaseResult(
      id: planned.id, line: planned.line, status: failure.map { .failed($0) } ?? .passed,
      expected: expected, actual: actual, key: key.text, table: table, tags: planned.tags,
      findings: check.scene.findings(about: key))
  }
}

extension ExtractionRow {
  /// Returns whether a finding says what the row's own verdict does.
  fileprivate func asksFor(_ finding: Diagnostic) -> Bool {
    switch finding.id {
    case "extract.missing-key", "extract.stale-key": true
    // Why the table lacks the key is nothing to report where it is said to lack it.
    case "extract.specifier-mismatch", "extract.other-table", "extract.other-bundle",
      "extract.missing-table":
      expectation == .missing
    case "extract.dynamic-key", "extract.interpolated-key", "extract.completed-string",
      "extract.erased-message":
      expectation == .absent && reason != nil
    default: false
    }
  }
}
