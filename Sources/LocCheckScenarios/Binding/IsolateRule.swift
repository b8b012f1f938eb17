/// What becomes of directional isolates (U+2066–U+2069) in comparisons.
public enum IsolateRule: String, Sendable, Hashable, CaseIterable {
  /// They are left out: Apple's systems may put them around arguments, and when is not published.
  case ignore
  /// They are compared, and none is put around arguments.
  case exact
  /// They are put around string arguments where Apple's systems are guessed to, and compared.
  case guessed
}
