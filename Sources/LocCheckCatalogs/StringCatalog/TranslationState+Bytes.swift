extension TranslationState {
  /// Finds the state with a spelling: its length leaves one candidate, one comparison confirms it.
  init?(_ spelling: UnsafeRawBufferPointer) {
    let candidate: (spelling: StaticString, state: TranslationState)
    switch spelling.count {
    case 3: candidate = ("new", .new)
    case 10: candidate = ("translated", .translated)
    case 12: candidate = ("needs_review", .needsReview)
    case 18: candidate = ("machine_translated", .machineTranslated)
    default: return nil
    }
    guard spelling.isEqual(to: candidate.spelling) else { return nil }
    self = candidate.state
  }
}
