import LocCheckDiagnostics

/// The rules that sources and tables break together.
extension ExtractionRule {
  /// The rules that sources and tables break together, in order.
  static let ofTables: [ExtractionRule] = [
    missingKey, specifierMismatch, otherTable, otherBundle, missingTable, missingEnumKey, staleKey,
    dynamicEntry,
  ]

  /// A message without an entry.
  static let missingKey = ExtractionRule(
    "missing-key", .error, .tables,
    summary: "a message has no entry in its table: all languages show the key or the default value",
    example: "Text(\"peerInfoBody\"), where the catalog has 'peerInfoTitle' alone",
    remedy: "add the entry, as a build in Xcode and 'loccheck extract --sync' do")

  /// A message and an entry whose arguments differ.
  static let specifierMismatch = ExtractionRule(
    "specifier-mismatch", .error, .tables,
    summary: "an entry differs from the key in its specifiers alone, and is never found",
    example: "Text(\"Memory \\(percent)%\") with an Int, where the catalog has 'Memory %@%'",
    remedy: "write the key that the code asks for, or change the type of the value")

  /// A message that another table has.
  static let otherTable = ExtractionRule(
    "other-table", .error, .tables,
    summary: "a message has an entry in a table that its look-up does not name",
    example: "Text(\"Sign in\"), where 'Onboarding.xcstrings' has it",
    remedy: "name the table at the look-up, or move the entry")

  /// A message that the table of another target has.
  static let otherBundle = ExtractionRule(
    "other-bundle", .warning, .tables,
    summary:
      "a message has an entry in a table of a target whose bundle its look-up does not reach",
    example: "String(localized: \"No network\", bundle: .module), where the app's catalog has it",
    remedy: "move the entry to the code's own target, or name the bundle that has it")

  /// A table that does not exist.
  static let missingTable = ExtractionRule(
    "missing-table", .error, .tables,
    summary: "a look-up names a table that does not exist",
    example: "NSLocalizedString(\"title\", tableName: \"Default Browser\", comment: \"\")",
    remedy: "correct the name: it is that of the file, without its extension")

  /// A case without an entry.
  public static let missingEnumKey = ExtractionRule(
    "missing-enum-key", .error, .scenarios,
    summary: "a case of an enum that 'keys-of:' names has no entry for its raw value",
    example: "enum Key: String { case queued = \"status.queued\" }",
    remedy: "add the entry by hand")

  /// An entry that no source has.
  static let staleKey = ExtractionRule(
    "stale-key", .warning, .tables,
    summary: "an entry is not in the sources, and translators work on it for nothing",
    example: "an entry 'Old title' that no code has",
    remedy: "delete it, or mark it as manual where no Swift code looks it up")

  /// An entry that something may look up at run time.
  static let dynamicEntry = ExtractionRule(
    "dynamic-entry", .note, .tables,
    summary: "an entry is not extracted, and may be looked up when the program runs",
    example: "an entry 'Always-Hidden', the raw value of a case",
    remedy: "keep it, and mark it as manual")
}
