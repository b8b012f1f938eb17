import LocCheckDiagnostics

/// The fields of a file or of a scenario by their names, each checked for its form and its place.
struct FieldTable {
  /// The fields in order of the file.
  private(set) var entries: [Entry] = []
  /// The fields that may not be repeated, by name and qualifier.
  private var unique: [String: ScenarioDocument.Field] = [:]
  /// The context of the file.
  private let context: BindingContext

  /// A field whose name is known.
  struct Entry {
    /// The name.
    var name: FieldName
    /// The line.
    var field: ScenarioDocument.Field
    /// What stands between the name and the colon.
    var qualifier: String?
  }

  /// Sorts fields out, and reports those that are unknown, misplaced, repeated or empty.
  init(_ fields: [ScenarioDocument.Field], level: FieldName.Level, context: BindingContext) {
    self.context = context
    for field in fields {
      guard let entry = entry(for: field, level: level) else { continue }
      let title = "\(entry.name.rawValue) \(entry.qualifier ?? "")"
      if !entry.name.isList, let earlier = unique.updateValue(field, forKey: title) {
        context.report(
          .duplicateField(
            context.text(in: field.name), earlier: context.range(earlier.bounds),
            at: context.range(field.name)))
      } else if field.value.isEmpty {
        context.report(.emptyField(entry.name.rawValue, at: context.range(field.bounds)))
      } else {
        entries.append(entry)
      }
    }
  }

  /// Returns the only field of a name.
  func first(_ name: FieldName) -> ScenarioDocument.Field? {
    entries.first { $0.name == name }?.field
  }

  /// Returns all fields of a name.
  func all(_ name: FieldName) -> [Entry] { entries.filter { $0.name == name } }

  /// Returns the words of all fields of a name, nil where there is no such field.
  func words(_ name: FieldName) -> [Range<Int>]? {
    let entries = all(name)
    guard !entries.isEmpty else { return nil }
    return entries.flatMap { context.bytes.words(in: $0.field.value) }
  }

  /// Returns the choice of the only field of a name.
  func choice<Choice: RawRepresentable<String>>(
    _ name: FieldName, among choices: some Collection<Choice>
  ) -> Choice? {
    first(name).flatMap {
      context.choice($0.value, of: "'\(name.rawValue):'", among: choices)
    }
  }

  /// Returns the text of the only field of a name.
  func literal(_ name: FieldName) -> String? {
    first(name).flatMap { context.literal($0.value) }
  }

  /// Returns a field as one of the language, nil where its name or its form is none.
  private func entry(for field: ScenarioDocument.Field, level: FieldName.Level) -> Entry? {
    let text = context.text(in: field.name)
    let range = context.range(field.name)
    guard let name = FieldName(rawValue: text) else {
      let known = FieldName.allCases.filter { $0.levels.contains(level) }.map(\.rawValue)
      context.report(.unknownField(text, known: known, at: range))
      return nil
    }
    guard name.levels.contains(level) else {
      context.report(.misplacedField(text, level: level, at: range))
      return nil
    }
    guard name.takesQualifier == (field.qualifier != nil) else {
      let title = field.qualifier.map { context.range($0) } ?? range
      context.report(.malformedField(name, at: title))
      return nil
    }
    guard let qualifier = field.qualifier else { return Entry(name: name, field: field) }
    return context.literal(qualifier).map { Entry(name: name, field: field, qualifier: $0) }
  }
}

extension Diagnostic {
  /// A field nobody knows.
  fileprivate static func unknownField(
    _ name: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.unknown-field", .error,
      "unknown field \(name.quoted)\(NearestName.hint(for: name, among: known))", at: range)
  }

  /// A field of a scenario before the first one, or the other way round.
  fileprivate static func misplacedField(
    _ name: String, level: FieldName.Level, at range: SourceRange
  ) -> Diagnostic {
    let message =
      switch level {
      case .file: "'\(name):' belongs to a scenario, below its '== Name'"
      case .scenario: "'\(name):' belongs to the file, above the first scenario"
      }
    return Diagnostic("scenario.misplaced-field", .error, message, at: range)
  }

  /// A name where none belongs, or none where one does.
  fileprivate static func malformedField(_ name: FieldName, at range: SourceRange) -> Diagnostic {
    let form = name.takesQualifier ? "\(name.rawValue) NAME: …" : "\(name.rawValue): …"
    return Diagnostic(
      "scenario.malformed-field", .error,
      "expected '\(form)', found \(range.text.quoted) before the colon", at: range)
  }

  /// A second field where one is enough.
  fileprivate static func duplicateField(
    _ name: String, earlier: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.duplicate-field", .error,
      "'\(name):' is already given in line \(earlier.start.line)", at: range,
      notes: [Diagnostic.Note("the first is here", at: earlier)])
  }

  /// A field without a value.
  fileprivate static func emptyField(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.empty-field", .error,
      "'\(name):' has no value; the empty text is written '\\{EMPTY}'", at: range)
  }
}
