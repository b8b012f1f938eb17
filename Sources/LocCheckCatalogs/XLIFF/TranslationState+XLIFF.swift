extension TranslationState {
  /// Creates the state that the attributes of a `target` say, nil where it is none of XLIFF's.
  ///
  /// A target without a state is finished. Xcode exports `machine_translated` as `translated` with
  /// the qualifier `leveraged-mt`; a qualifier does not finish what has not been begun.
  init?(xliffState state: String?, qualifier: String?) {
    switch state {
    case "new", "needs-translation": self = .new
    case "needs-review-translation", "needs-review-adaptation", "needs-review-l10n", "needs-l10n",
      "needs-adaptation":
      self = .needsReview
    case nil, "translated", "signed-off", "final": self = .translated
    default: return nil
    }
    if self != .new, qualifier == "leveraged-mt" || qualifier == "mt-suggestion" {
      self = .machineTranslated
    }
  }

  /// The states a `target` can have, by the OASIS standard.
  static let xliffStates = [
    "final", "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
    "needs-review-translation", "needs-translation", "new", "signed-off", "translated",
  ]
}
