/// Where one localization of an entry stands.
struct LocalizationRecord: Sendable {
  /// The offset it begins at, in JSON that of its opening brace.
  var start: Int
  /// The position of its language in the index.
  var language: UInt32
  /// How many units it has of each state.
  var tally = StateTally()
}
