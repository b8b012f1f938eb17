import LocCheckDiagnostics
import LocCheckLocales

/// What a file says for all of its scenarios.
struct FileSettings {
  /// The settings in force where a scenario has none of its own.
  var settings = ScenarioSettings()
  /// The tags every scenario inherits.
  var tags: [String] = []
  /// The invisible characters that may be written raw.
  var allowedCharacters: Set<Unicode.Scalar> = []
  /// The sets of locales by their names.
  var sets: [String: [LocaleTag]] = [:]

  /// The version of the language that is read.
  private static let version = "1"
  /// The name of the app's own bundle.
  private static let appName = "main"

  /// Reads the fields before the first scenario.
  init(_ document: ScenarioDocument, context: BindingContext) {
    let lines: [ScenarioDocument.Field] = document.preamble.compactMap { line in
      if case .field(let field) = line { field } else { nil }
    }
    let fields = FieldTable(lines, level: .file, context: context)
    Self.checkVersion(fields, lines, context)
    let binder = SettingsBinder(context: context)
    declareLocales(fields, context)
    binder.apply(fields, to: &settings)
    settings.sourceLanguage = fields.first(.sourceLanguage).flatMap { context.locale($0.value) }
    settings.bundles = fields.all(.bundle).map { entry in
      if entry.qualifier == Self.appName {
        context.report(.reservedBundle(Self.appName, at: context.range(entry.field.bounds)))
      }
      return BundleDeclaration(
        name: entry.qualifier ?? "",
        paths: binder.paths(context.bytes.words(in: entry.field.value)))
    }
    for entry in fields.all(.set) {
      sets[entry.qualifier ?? ""] = binder.locales(context.bytes.words(in: entry.field.value))
    }
    allowedCharacters = binder.allowedCharacters(fields)
    tags = TagReader.tags(fields.words(.tags) ?? [], context)
  }

  /// Checks that `format:` comes first and names a version that is read.
  private static func checkVersion(
    _ fields: FieldTable, _ lines: [ScenarioDocument.Field], _ context: BindingContext
  ) {
    guard let field = fields.first(.format) else {
      let isWritten = lines.contains { context.text(in: $0.name) == FieldName.format.rawValue }
      let start = context.source.contentStart
      if !isWritten { context.report(.missingFormat(at: context.range(start..<start))) }
      return
    }
    if lines.first?.number != field.number {
      context.report(.lateFormat(at: context.range(field.bounds)))
    }
    let text = context.text(in: field.value)
    if text != version {
      context.report(.unknownFormat(text, known: version, at: context.range(field.value)))
    }
  }

  /// Lets suggestions know the locales of lists and sets.
  private func declareLocales(_ fields: FieldTable, _ context: BindingContext) {
    let setWords = fields.all(.set).flatMap { context.bytes.words(in: $0.field.value) }
    for bounds in (fields.words(.locales) ?? []) + setWords {
      let text = context.text(in: bounds)
      if LocaleTag(text) != nil { context.declaredLocales.append(text) }
    }
  }
}

extension Diagnostic {
  /// A file that does not say which version of the language it is written in.
  fileprivate static func missingFormat(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.missing-format", .error, "the file does not begin with the field 'format: 1'",
      at: range)
  }

  /// A version after other fields.
  fileprivate static func lateFormat(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.late-format", .error, "'format:' must be the first field of the file", at: range)
  }

  /// A bundle with the name of the app's own.
  fileprivate static func reservedBundle(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "scenario.reserved-bundle", .error,
      "'\(name)' is the app's own bundle; 'catalog:' says what is in it", at: range)
  }

  /// A version nobody knows.
  fileprivate static func unknownFormat(
    _ text: String, known: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "scenario.unknown-format", .error,
      "the format \(text.quoted) is not known; this version reads '\(known)'", at: range)
  }
}
