import HeadlessLabel
import LocCheckCatalogs
import LocCheckDiagnostics
import LocCheckLocales
import LocCheckMessages
import LocCheckResults

/// Makes one check: shows the text, judges it, and tells what came of it.
struct DisplayRunner {
  /// The check.
  let check: DisplayCheck
  /// Its identity and line, without an outcome.
  let planned: PlannedCase
  /// Returns whether the run is to end early.
  let isInterrupted: @Sendable () -> Bool

  /// Returns the result, without the time it took.
  func result() -> CaseResult {
    let shown = display(check.values).displayed()
    let expected = display(check.values).expected(of: check.row)
    let judgement = Judgement(
      check: check, shown: shown, expected: expected, isInterrupted: isInterrupted)
    let main = shown.resolutions.first { $0.trace.key != nil } ?? shown.resolutions.first
    var result = CaseResult(
      id: planned.id, line: planned.line, status: .passed, expected: expected, actual: shown.text,
      source: main?.trace.source.description,
      category: judgement.category(of: nil)?.rawValue, key: main?.trace.key?.text,
      table: main.flatMap { $0.trace.key == nil ? nil : $0.trace.table }, tags: planned.tags,
      findings: (shown.findings + check.stage.disagreements.diagnostics(about: shown)).map(placed))
    var failure = judgement.failure { explanation(shown) }
    let blame = failure.flatMap { self.blame(for: $0, shown) }
    if let blame { failure?.details.append(blame.detail) }
    result.status = status(failure)
    if failure != nil {
      result.trace = shown.resolutions.flatMap(\.trace.steps) + (blame.map { [$0.step] } ?? [])
    }
    // The failure says it already.
    if let finding = judgement.brokenFormat.map(placed) {
      result.findings.removeAll { $0 == finding }
    }
    // A miss that the row itself asks for is no news.
    if failure == nil, check.row.source != nil {
      result.findings.removeAll { $0.id.name.hasPrefix("lookup.") }
    }
    return result
  }

  /// Returns the stage that went wrong first, nil where no sources tell.
  private func blame(for failure: Diagnostic, _ shown: DisplayedText) -> StageBlame? {
    guard let evidence = check.scene.evidence, failure.id != "text.undecided",
      failure.id != .interrupted
    else { return nil }
    let faults = StageFaults(evidence: evidence, shown: shown, demandedSource: check.row.source)
    return StageBlame(faults.all, failing: failure.id)
  }

  /// Returns a finding at its place, or at the scenario where it has none.
  private func placed(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    if finding.range == nil { finding.range = check.scenario.nameRange }
    return finding
  }

  /// Returns the outcome, an expected failure taken into account.
  private func status(_ failure: Diagnostic?) -> CaseResult.Status {
    switch (failure, check.row.knownIssue) {
    case (nil, nil): .passed
    case (let failure?, _) where failure.id == .interrupted: .error(failure)
    case (let failure?, nil): .failed(failure)
    case (let failure?, let issue?): .knownFailure(issue, failure.message)
    case (nil, let issue?):
      .failed(
        Diagnostic(
          "status.known-passed", .error, "the known failure \(issue) passes",
          at: check.row.range, help: "remove 'known \(issue)' from the row"))
    }
  }

  /// Returns what explains a failure.
  private func explanation(_ shown: DisplayedText) -> Explanation {
    Explanation(shown: shown, damagedPaths: check.stage.damagedPaths) { count in
      guard let place = countedPlace(shown) else { return nil }
      var values = check.values
      values[place] = ArgumentValue(count)
      return display(values).displayed().resolutions.lazy
        .flatMap(\.trace.selections).first
    }
  }

  /// Returns the place of the first counted argument among the scenario's arguments.
  private func countedPlace(_ shown: DisplayedText) -> Int? {
    guard let resolution = shown.resolutions.first(where: { !$0.trace.selections.isEmpty }),
      let selection = resolution.trace.selections.first,
      resolution.trace.arguments.indices.contains(selection.argument - 1),
      let name = resolution.trace.arguments[selection.argument - 1].name
    else { return nil }
    return check.scenario.arguments.firstIndex {
      $0.name == name && $0.type.isSignedInteger
    }
  }

  /// Returns the label's display for some values.
  private func display(_ values: [ArgumentValue]) -> SubjectDisplay {
    SubjectDisplay(
      scenario: check.scenario,
      environment: LabelEnvironment(locale: check.locale, resolver: check.stage.resolver),
      values: values)
  }
}
