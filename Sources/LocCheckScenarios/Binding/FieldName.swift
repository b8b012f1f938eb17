/// The fields of the language.
enum FieldName: String, Sendable, Hashable, CaseIterable {
  case format, catalog, bundle, sources
  case sourceLanguage = "source-language"
  case locales, set, device, width, allow, tags, states, isolates
  case requireSource = "require-source"
  case formatLocale = "format-locale"
  case localized
  case defaultValue = "default"
  case key
  case keyVariable = "key-variable"
  case verbatim, text, nslocalized, extract, value, table
  case inBundle = "in-bundle"
  case comment
  case arguments = "args"
  case exhaustive
  case keysOf = "keys-of"

  /// Where a field stands: before the first scenario, or inside one.
  enum Level: Sendable, Hashable {
    /// Before the first scenario.
    case file
    /// Inside a scenario.
    case scenario
  }

  /// The fields that say what a scenario shows.
  static let subjects: [FieldName] = [
    .localized, .key, .keyVariable, .verbatim, .text, .nslocalized, .extract,
  ]

  /// Where the field may stand.
  var levels: Set<Level> {
    switch self {
    case .format, .bundle, .sourceLanguage, .set, .tags: [.file]
    case .catalog, .sources, .locales, .device, .allow, .states, .isolates, .requireSource,
      .formatLocale:
      [.file, .scenario]
    case .width, .localized, .defaultValue, .key, .keyVariable, .verbatim, .text, .nslocalized,
      .extract, .value, .table, .inBundle, .comment, .arguments, .exhaustive, .keysOf:
      [.scenario]
    }
  }

  /// Whether the field has a list, which several lines may give together.
  var isList: Bool {
    switch self {
    case .catalog, .sources, .locales, .allow, .tags, .extract, .arguments, .keysOf: true
    default: false
    }
  }

  /// Whether the field is written with a name: `set NAME: …`.
  var takesQualifier: Bool { self == .bundle || self == .set }

  /// The subjects the field has a meaning beside, nil for all.
  var partners: [FieldName]? {
    switch self {
    case .defaultValue: [.localized]
    case .value: [.nslocalized]
    case .exhaustive, .keysOf: [.extract]
    case .table, .inBundle: Self.subjects.filter { $0 != .verbatim }
    case .comment: [.localized, .key, .keyVariable, .text, .nslocalized]
    case .arguments, .locales, .device, .width, .states, .isolates, .requireSource, .formatLocale:
      Self.subjects.filter { $0 != .extract }
    default: nil
    }
  }
}
