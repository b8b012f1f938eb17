/// How a shown text is held against the expected one.
public enum CheckWord: String, Sendable, Hashable, CaseIterable {
  /// The texts are the same scalars.
  case `is`
  /// The expected text occurs.
  case contains
  /// The expected text does not occur.
  case lacks
  /// The expected text occurs exactly once.
  case once
  /// The shown text begins with the expected one.
  case starts
  /// The shown text ends with the expected one.
  case ends
  /// The whole text matches a Swift `Regex`.
  case matches
  /// The runs are those of the expected Markdown.
  case styled

  /// Whether the empty text as expectation would hold for every text or for none.
  var isVacuousForEmptyText: Bool {
    switch self {
    case .contains, .lacks, .once, .starts, .ends: true
    case .is, .matches, .styled: false
    }
  }
}
