import LocCheckResults

/// The checks by file and scenario.
struct ResultSection {
  /// The locales of the run.
  let locales: [LocaleColumn]
  /// The counts of the run.
  let totals: OutcomeCounts
  /// How much is listed.
  let limits: HTMLReport.Limits

  /// Writes the section.
  func write(_ suites: [SuiteResult], to html: inout HTMLWriter) throws {
    try html.block(
      "section", ["class": "results", "id": "results", "tabindex": "-1", "aria-labelledby": "list"]
    ) { html in
      try html.line("h2", ["id": "list"], "Results")
      guard totals.total > 0 else {
        try html.line("p", ["class": "nothing"], "There are no checks in this run.")
        return
      }
      try FilterForm(locales: locales, totals: totals).write(to: &html)
      var budget = CaseBudget(limits)
      for (number, suite) in suites.enumerated() where !suite.cases.isEmpty {
        try write(suite, number: number, budget: &budget, to: &html)
      }
    }
  }

  /// Writes a file's results, open where something went wrong.
  private func write(
    _ suite: SuiteResult, number: Int, budget: inout CaseBudget, to html: inout HTMLWriter
  ) throws {
    let counts = OutcomeCounts(suite.cases)
    try html.block(
      "details",
      [
        "class": "suite", "id": ScenarioSlice.anchor(ofSuite: number),
        "open": counts.bad > 0 ? "" : nil,
      ]
    ) { html in
      try html.block("summary") { html in
        try html.inline("h3") { try $0.name(suite.file) }
        try html.counts(counts)
      }
      for scenario in ScenarioSlice.all(of: suite, number: number) {
        try ScenarioSection(scenario: scenario, textSize: limits.textSize)
          .write(budget: &budget, to: &html)
      }
    }
  }
}

extension HTMLWriter {
  /// Writes counts as words with their signs.
  mutating func counts(_ counts: OutcomeCounts) throws {
    try block("ul", ["class": "counts"]) { html in
      for (outcome, count) in counts.present {
        try html.inline("li", ["class": outcome.rawValue]) { html in
          try html.symbol(outcome.symbol)
          try html.text(" \(count) \(outcome.word(counting: count))")
        }
      }
    }
  }
}
