import LocCheckDiagnostics

/// Reads what a scenario shows.
struct SubjectBinder {
  /// The context of the file.
  let context: BindingContext
  /// The scenario's fields.
  let fields: FieldTable
  /// The scenario's heading.
  let heading: ScenarioDocument.Heading
  /// The arguments in the order of `args:`.
  let arguments: [ArgumentDeclaration]

  /// Whether the scenario is about extraction.
  var isExtraction: Bool { subjectFields.first?.name == .extract }

  /// Returns the subject, and reports a missing one, a second one and what does not go with it.
  func subject() -> Subject? {
    let written = subjectFields
    guard let first = written.first else {
      context.report(.missingSubject(at: context.range(heading.bounds)))
      return nil
    }
    for entry in written.dropFirst() where entry.name != first.name {
      context.report(
        .secondSubject(
          entry.name, first: first.name, firstRange: context.range(first.field.bounds),
          at: context.range(entry.field.name)))
    }
    for entry in fields.entries {
      guard let partners = entry.name.partners, !partners.contains(first.name) else { continue }
      context.report(
        .misfittingField(
          entry.name, beside: first.name, partners: partners,
          at: context.range(entry.field.name)))
    }
    return subject(first)
  }

  /// Returns whether the subject's text mentions an argument, errors in it or not.
  func mentions(_ name: String) -> Bool {
    fields.entries.contains { entry in
      (entry.name == .defaultValue || FieldName.subjects.contains(entry.name))
        && context.text(in: entry.field.value).contains("\\(" + name)
    }
  }

  /// The fields that are subjects.
  private var subjectFields: [FieldTable.Entry] {
    fields.entries.filter { FieldName.subjects.contains($0.name) }
  }

  /// Returns the subject that a field gives.
  private func subject(_ entry: FieldTable.Entry) -> Subject? {
    let value = entry.field.value
    switch entry.name {
    case .localized: return localized(value)
    case .key: return template(value, .key).map { .key($0) }
    case .keyVariable: return template(value, .string).map { .keyVariable($0) }
    case .verbatim: return template(value, .string).map { .verbatim($0) }
    case .text: return context.expression(value, arguments).map { .text($0) }
    case .nslocalized: return nslocalized(value)
    default: return extraction()
    }
  }

  /// Returns the subject of `localized:`, with its default value where there is one.
  private func localized(_ value: Range<Int>) -> Subject? {
    guard let field = fields.first(.defaultValue) else {
      return template(value, .message).map { .localized(key: nil, message: $0) }
    }
    let key = context.literal(value, .stableKey)
    let message = template(field.value, .message)
    guard let key, let message else { return nil }
    return .localized(key: key, message: message)
  }

  /// Returns the subject of `nslocalized:`, with its value where there is one.
  private func nslocalized(_ value: Range<Int>) -> Subject? {
    let key = context.literal(value, .nsLocalizedString)
    guard let field = fields.first(.value) else {
      return key.map { .nslocalized(key: $0, value: nil) }
    }
    let format = context.literal(field.value, .nsLocalizedString)
    guard let key, let format else { return nil }
    return .nslocalized(key: key, value: format)
  }

  /// Returns the subject of `extract:`.
  private func extraction() -> Subject {
    let answer = fields.choice(.exhaustive, among: SettingsBinder.Answer.allCases)
    let exhaustive = answer == .yes ? fields.first(.exhaustive)?.bounds : nil
    let binder = SettingsBinder(context: context)
    return .extraction(
      Extraction(
        sources: binder.paths(fields.words(.extract) ?? []),
        exhaustiveness: exhaustive.map(context.range),
        keyEnumerations: (fields.words(.keysOf) ?? []).map {
          Extraction.EnumerationName(context.text(in: $0), at: context.range($0))
        }))
  }

  /// Returns a text with its arguments.
  private func template(_ bounds: Range<Int>, _ dialect: TemplateDialect) -> TextTemplate? {
    context.template([bounds], dialect, arguments)
  }
}

extension Diagnostic {
  /// A scenario that shows nothing.
  fileprivate static func missingSubject(at range: SourceRange) -> Diagnostic {
    let names = FieldName.subjects.map { "\($0.rawValue):" }
    return Diagnostic(
      "scenario.missing-subject", .error,
      "the scenario does not say what is shown; it needs one of \(names.alternatives)", at: range)
  }

  /// A second thing to show.
  fileprivate static func secondSubject(
    _ name: FieldName, first: FieldName, firstRange: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.second-subject", .error,
      "'\(name.rawValue):' does not go with '\(first.rawValue):'; a scenario shows one thing",
      at: range, notes: [Diagnostic.Note("the first is here", at: firstRange)])
  }

  /// A field without a meaning beside the subject.
  fileprivate static func misfittingField(
    _ name: FieldName, beside subject: FieldName, partners: [FieldName], at range: SourceRange
  ) -> Diagnostic {
    let help =
      switch (name, subject) {
      case (.defaultValue, .key): "a key with a default value is that of 'localized:'"
      case (.defaultValue, .nslocalized): "the default value of 'nslocalized:' is 'value:'"
      case (.value, .localized): "the default value of 'localized:' is 'default:'"
      default: "it goes with \(partners.map { "\($0.rawValue):" }.alternatives)"
      }
    return Diagnostic(
      "scenario.misfitting-field", .error,
      "'\(name.rawValue):' has no meaning beside '\(subject.rawValue):'", at: range, help: help)
  }
}
