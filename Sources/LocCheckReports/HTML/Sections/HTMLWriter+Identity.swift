import LocCheckResults

extension HTMLWriter {
  /// Writes how a check ended and what tells it from the others of its scenario.
  mutating func identity(of result: CaseResult) throws {
    let outcome = Outcome(result)
    try inline("span", ["class": "status \(outcome.rawValue)"]) { html in
      try html.symbol(outcome.symbol)
      try html.text(" \(outcome.word)")
    }
    try text(" ")
    if let locale = result.id.locale {
      try name(locale, class: "locale")
      try text(" ")
    }
    var rest = result.id
    rest.locale = nil
    if !rest.row.isEmpty { try name(rest.row, class: "row") }
  }
}
