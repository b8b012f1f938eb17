/// The state of one translated unit.
public enum TranslationState: String, Sendable, Hashable, CaseIterable {
  /// Not translated yet; the build leaves the unit out.
  case new
  /// Translated.
  case translated
  /// Translated, and marked for review.
  case needsReview = "needs_review"
  /// Translated by a machine.
  case machineTranslated = "machine_translated"
}
