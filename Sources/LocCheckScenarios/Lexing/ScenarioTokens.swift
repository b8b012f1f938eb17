/// The lines of a scenario file and the characters in it that nobody can see.
struct ScenarioTokens: Sendable {
  /// The lines in order.
  var lines: [LineToken]
  /// The raw invisible characters in order.
  var invisibleCharacters: [InvisibleCharacter]
}
