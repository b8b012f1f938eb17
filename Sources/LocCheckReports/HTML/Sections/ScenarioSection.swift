import LocCheckResults

/// The checks of a scenario: those that want attention first, in full, then the others line by line.
struct ScenarioSection {
  /// The scenario.
  let scenario: ScenarioSlice
  /// The size of the largest text under test, in UTF-8 bytes.
  let textSize: Int

  /// Writes the scenario, open where something went wrong.
  func write(budget: inout CaseBudget, to html: inout HTMLWriter) throws {
    let counts = OutcomeCounts(scenario.cases)
    var full: [Int] = []
    var rows: [Int] = []
    var rest = OutcomeCounts()
    for index in scenario.cases.indices {
      let outcome = Outcome(scenario.cases[index])
      switch budget.form(of: outcome) {
      case .full: full.append(index)
      case .row: rows.append(index)
      case .counted: rest.add(outcome)
      }
    }
    try html.block(
      "details",
      ["class": "scenario", "id": scenario.anchor, "open": counts.bad > 0 ? "" : nil]
    ) { html in
      try html.block("summary") { html in
        try html.inline("h4") { try $0.name(scenario.title) }
        try html.counts(counts)
      }
      for index in full { try article(at: index).write(to: &html) }
      if !rows.isEmpty {
        try html.block("ul", ["class": "rows"]) { html in
          for index in rows { try row(at: index).write(to: &html) }
        }
      }
      if rest.total > 0 {
        try html.line(
          "p", ["class": "rest"], "Not listed, since there are so many: \(rest.words).")
      }
    }
  }

  /// Returns what shows a check in full.
  private func article(at index: Int) -> CaseArticle {
    CaseArticle(
      result: scenario.cases[index], anchor: scenario.anchor(ofCase: index), textSize: textSize)
  }

  /// Returns what shows a check in a line.
  private func row(at index: Int) -> CaseRow {
    CaseRow(result: scenario.cases[index], anchor: scenario.anchor(ofCase: index))
  }
}
