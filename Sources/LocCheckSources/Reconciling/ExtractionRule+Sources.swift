import LocCheckDiagnostics

/// The rules that sources break by themselves.
extension ExtractionRule {
  /// The rules that sources break by themselves, in order.
  static let ofSources: [ExtractionRule] = [
    syntax, dynamicKey, interpolatedKey, completedString, erasedMessage, unlabelledOverloads,
    assembledMessage, unknownType, conflictingDefault, conflictingComment, missingComment,
  ]

  /// Swift that cannot be parsed.
  static let syntax = ExtractionRule(
    "syntax", .warning, .sources,
    summary: "a part of a Swift file cannot be parsed and may hide messages",
    example: "Text(\"Save\"",
    remedy: "correct the file; what can be parsed is scanned all the same")

  /// A key that is a variable.
  static let dynamicKey = ExtractionRule(
    "dynamic-key", .note, .sources,
    summary: "the key of a look-up is a variable: no build can extract it",
    example: "Text(LocalizedStringKey(name))",
    remedy: "pass literals, or enter the keys by hand and name their enum with 'keys-of:'")

  /// A key with an interpolation where a plain string is looked up.
  static let interpolatedKey = ExtractionRule(
    "interpolated-key", .error, .sources,
    summary: "a look-up of a plain string is given an interpolation: its value is part of the key",
    example: "NSLocalizedString(\"Copyright \\(year) Acme\", comment: \"\")",
    remedy: "use String(localized:), or a format and String(format:)")

  /// A finished text that is used as a key.
  static let completedString = ExtractionRule(
    "completed-string", .warning, .sources,
    summary: "a finished text is used as a key: no table has what it holds when the program runs",
    example: "let text = \"\\(count) files\"; Text(LocalizedStringKey(text))",
    remedy: "interpolate in the literal that is looked up")

  /// A literal that is shown without a look-up.
  static let erasedMessage = ExtractionRule(
    "erased-message", .warning, .sources,
    summary: "a literal reaches a label as a String: it is shown as it stands in every language",
    example: "let title = \"Do not use\"; Text(title)",
    remedy: "give the parameter or property the type LocalizedStringKey or LocalizedStringResource")

  /// A component that takes a text in two ways that look alike.
  static let unlabelledOverloads = ExtractionRule(
    "unlabelled-overloads", .warning, .sources,
    summary: "a component takes a String and a localized text without a label to tell them apart",
    example: "init(_ title: LocalizedStringKey) and init(_ title: String)",
    remedy: "label the one that is shown as it stands: init(verbatim:)")

  /// A message that is put together from parts.
  static let assembledMessage = ExtractionRule(
    "assembled-message", .warning, .sources,
    summary: "a message is put together from parts, whose order no translator can change",
    example: "Text(\"Sent to \") + Text(name)",
    remedy: "write one message that interpolates the parts")

  /// An interpolated value whose type is not known.
  static let unknownType = ExtractionRule(
    "unknown-type", .note, .sources,
    summary: "the type of an interpolated value is not known, and with it the specifier of the key",
    example: "Text(\"Memory \\(statistics.used)\")",
    remedy: "write the type of the variable that the finding names")

  /// A key with several default values.
  static let conflictingDefault = ExtractionRule(
    "conflicting-default", .warning, .sources,
    summary: "a key has different default values in different places",
    example: "String(localized: \"title\", defaultValue: \"Files\") here, \"Documents\" there",
    remedy: "make the default values the same, or use two keys")

  /// A key with several comments.
  static let conflictingComment = ExtractionRule(
    "conflicting-comment", .note, .sources,
    summary: "a key has different comments in different places, which Xcode joins into one",
    example: "Text(\"Open\", comment: \"Button\") here, comment: \"State of the door\" there",
    remedy: "where the places mean different things, use two keys")

  /// A message without a comment.
  static let missingComment = ExtractionRule(
    "missing-comment", .warning, .sources,
    summary: "a message has no comment for translators, in the sources or the catalog (on request)",
    example: "Text(\"Open\")",
    remedy: "say where the text stands and what its arguments are")
}
