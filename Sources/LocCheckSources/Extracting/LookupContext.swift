/// What a call says beside the key of a message.
struct LookupContext {
  /// The table, nil for the default one.
  var table: String?
  /// The expression that names the table where its text is not known.
  var tableExpression: String?
  /// The bundle.
  var bundle = BundleReference.unspecified
  /// The comment for translators.
  var comment: String?
  /// The text where the table has none.
  var defaultValue: MessagePattern?
}
