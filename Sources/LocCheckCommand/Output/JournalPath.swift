/// Where a journal is written.
struct JournalPath: Sendable, Hashable {
  /// The path.
  var path: String
  /// Whether a user named the place.
  var isTyped: Bool
}
