import LocCheckDiagnostics

/// Reads one scenario.
struct ScenarioBinder {
  /// The context of the file.
  let context: BindingContext
  /// What the file says for all scenarios.
  let file: FileSettings
  /// The scenario as it is written.
  let section: ScenarioDocument.Section

  /// The scenario, and the invisible characters that may be written raw in it.
  struct Bound {
    /// The scenario, nil where it cannot be run.
    var scenario: Scenario?
    /// The characters.
    var allowedCharacters: Set<Unicode.Scalar>
  }

  /// Returns the scenario, and reports everything that is wrong with it.
  func bound() -> Bound {
    let lines = SectionLines(section.lines, context: context)
    let fields = FieldTable(lines.fields, level: .scenario, context: context)
    let settingsBinder = SettingsBinder(context: context)
    var settings = file.settings
    settingsBinder.apply(fields, to: &settings)
    let allowed = file.allowedCharacters.union(settingsBinder.allowedCharacters(fields))
    let name = name()
    let tags = TagReader.tags(section.heading.tags, context, inherited: file.tags)
    let declared = ArgumentsBinder(context: context).declarations(fields.words(.arguments) ?? [])
    let subjects = SubjectBinder(
      context: context, fields: fields, heading: section.heading,
      arguments: declared.map(\.argument))
    var scenario = Scenario(
      name: name ?? "", nameRange: context.range(section.heading.name), tags: tags,
      settings: settings, subject: .verbatim(TextTemplate([])), arguments: [], argumentColumns: [],
      table: fields.literal(.table), bundle: fields.literal(.inBundle),
      comment: fields.literal(.comment), checks: [])
    let subject = subjects.subject()
    if subjects.isExtraction {
      let rows = ExtractionTableBinder(context: context).rows(lines)
      checkIsNotEmpty(lines, allowsNoRows: fields.first(.keysOf) != nil)
      guard case .extraction(var extraction) = subject else {
        return Bound(allowedCharacters: allowed)
      }
      extraction.rows = rows
      scenario.subject = .extraction(extraction)
    } else {
      checkIsNotEmpty(lines, allowsNoRows: false)
      let tables = DisplayTableBinder(
        context: context, file: file, settings: settings, declared: declared, subject: subject,
        mentions: subjects.mentions)
      tables.bind(lines, into: &scenario)
      guard let subject else { return Bound(allowedCharacters: allowed) }
      scenario.subject = subject
    }
    return Bound(scenario: name == nil ? nil : scenario, allowedCharacters: allowed)
  }

  /// Returns the scenario's name, and reports a missing one.
  private func name() -> String? {
    let bounds = section.heading.name
    guard !bounds.isEmpty, context.bytes[bounds.lowerBound] != ASCII.equals else {
      context.report(.malformedHeading(at: context.range(section.heading.bounds)))
      return nil
    }
    return context.literal(bounds)
  }

  /// Reports a scenario that checks nothing.
  private func checkIsNotEmpty(_ lines: SectionLines, allowsNoRows: Bool) {
    guard lines.rows.isEmpty, !allowsNoRows else { return }
    context.report(.emptyScenario(at: context.range(section.heading.bounds)))
  }
}

extension Diagnostic {
  /// A heading without a name.
  fileprivate static func malformedHeading(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.malformed-heading", .error,
      "a scenario starts with '== Name' and its tags, found \(range.text.quoted)", at: range)
  }

  /// A scenario without rows.
  fileprivate static func emptyScenario(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.empty-scenario", .error,
      "the scenario checks nothing: it has no row below its column names", at: range)
  }
}
