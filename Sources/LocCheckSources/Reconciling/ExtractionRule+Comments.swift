import LocCheckDiagnostics

/// The rules about the comments that silence findings.
extension ExtractionRule {
  /// The rules about comments, in order.
  static let ofComments: [ExtractionRule] = [unusedSuppression, malformedSuppression]

  /// A comment that silences nothing.
  static let unusedSuppression = ExtractionRule(
    "unused-suppression", .note, .comments,
    summary: "a comment silences a rule on a line that does not break it",
    example: "Text(\"Save\")  // loccheck:ignore missing-key added by hand",
    remedy: "remove the comment")

  /// A comment that cannot be followed.
  static let malformedSuppression = ExtractionRule(
    "malformed-suppression", .warning, .comments,
    summary: "a comment names no rule, or one that does not exist, or does not say why",
    example: "// loccheck:ignore mising-key",
    remedy: "write '// loccheck:ignore RULE REASON'")
}
