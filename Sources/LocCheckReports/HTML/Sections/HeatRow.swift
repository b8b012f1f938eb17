import LocCheckResults

/// A scenario in the table of scenarios by locales.
struct HeatRow {
  /// The checks of the scenario in one locale.
  private struct Cell {
    /// The counts.
    var counts = OutcomeCounts()
    /// The anchor of the check to look at first, nil while none is listed.
    var anchor: String?
    /// How that check ended.
    var outcome: Outcome?
  }

  /// The scenario.
  private let scenario: ScenarioSlice
  /// The cells by locale.
  private let cells: [LocaleColumn: Cell]

  /// Creates the row of a scenario, whose checks take their part of the budget.
  init(_ scenario: ScenarioSlice, budget: inout CaseBudget) {
    self.scenario = scenario
    var cells: [LocaleColumn: Cell] = [:]
    for index in scenario.cases.indices {
      let result = scenario.cases[index]
      let outcome = Outcome(result)
      let isListed = budget.form(of: outcome) != .counted
      var cell = cells[LocaleColumn(locale: result.id.locale), default: Cell()]
      cell.counts.add(outcome)
      if isListed, cell.anchor == nil || (outcome.isBad && cell.outcome?.isBad == false) {
        cell.anchor = scenario.anchor(ofCase: index)
        cell.outcome = outcome
      }
      cells[LocaleColumn(locale: result.id.locale)] = cell
    }
    self.cells = cells
  }

  /// Whether something went wrong in the scenario.
  var isBad: Bool { cells.values.contains { $0.counts.bad > 0 } }

  /// Writes the row.
  func write(columns: [LocaleColumn], to html: inout HTMLWriter) throws {
    try html.block("tr") { html in
      try html.inline("th", ["scope": "row"]) { html in
        try html.inline("a", ["href": "#\(scenario.anchor)"]) { html in
          try html.name(scenario.title)
        }
      }
      for column in columns {
        guard let cell = cells[column], let worst = cell.counts.worst else {
          try html.markup("<td></td>")
          continue
        }
        try html.inline("td", ["class": worst.rawValue]) { html in
          try write(cell, worst: worst, to: &html)
        }
      }
    }
  }

  /// Writes the link of a cell: the sign of its worst outcome and how often it is met.
  private func write(_ cell: Cell, worst: Outcome, to html: inout HTMLWriter) throws {
    let counts = cell.counts
    let isUniform = counts[worst] == counts.total
    let number = isUniform ? String(counts.total) : "\(counts[worst])/\(counts.total)"
    let target = cell.anchor ?? scenario.anchor
    // No elements within: a big table has tens of thousands of cells.
    try html.inline(
      "a", ["href": "#\(target)", "title": counts.words, "aria-label": counts.words],
      "\(worst.symbol)\u{A0}\(number)")
  }
}
