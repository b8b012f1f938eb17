/// A count of units for each translation state, in as few bytes as a hundred megabytes ask for.
struct StateTally: Sendable {
  /// The counts in the order of the states' declaration; they stop at their largest value.
  private var counts: (UInt16, UInt16, UInt16, UInt16) = (0, 0, 0, 0)

  /// The number of units in a state.
  subscript(state: TranslationState) -> Int {
    switch state {
    case .new: Int(counts.0)
    case .translated: Int(counts.1)
    case .needsReview: Int(counts.2)
    case .machineTranslated: Int(counts.3)
    }
  }

  /// Counts one unit.
  mutating func count(_ state: TranslationState) {
    switch state {
    case .new: Self.increment(&counts.0)
    case .translated: Self.increment(&counts.1)
    case .needsReview: Self.increment(&counts.2)
    case .machineTranslated: Self.increment(&counts.3)
    }
  }

  /// Adds one, up to the largest value.
  private static func increment(_ count: inout UInt16) {
    if count < .max { count += 1 }
  }
}

extension StateTally {
  /// Creates the count of a localization's units.
  init(of localization: Localization) {
    switch localization.content {
    case .unit(let unit): count(unit.state)
    case .plural(let forms): count(forms)
    case .device(let forms):
      for form in forms {
        switch form.content {
        case .unit(let unit): count(unit.state)
        case .plural(let forms): count(forms)
        }
      }
    case .stringSet(let set): count(set.state)
    case .none, .malformed: break
    }
    for substitution in localization.substitutions { count(substitution.forms) }
  }

  /// Counts the units of plural forms.
  private mutating func count(_ forms: [Localization.PluralForm]) {
    for form in forms { count(form.unit.state) }
  }
}
