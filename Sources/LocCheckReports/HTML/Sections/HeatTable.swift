import LocCheckResults

/// The table of scenarios by locales: each cell says how the checks ended and leads to them.
struct HeatTable {
  /// The columns.
  let locales: [LocaleColumn]
  /// How much is listed.
  let limits: HTMLReport.Limits

  /// Writes the section; nothing for a run without checks.
  func write(_ suites: [SuiteResult], to html: inout HTMLWriter) throws {
    guard !locales.isEmpty else { return }
    let rows = suites.indices.reduce(0) {
      $0 + ScenarioSlice.all(of: suites[$1], number: $1).count
    }
    let isShortened = rows > limits.tableRows
    try html.block("section", ["class": "overview", "aria-labelledby": "overview"]) { html in
      try html.line("h2", ["id": "overview"], "Scenarios by locale")
      try writeLegend(to: &html)
      try html.block(
        "div",
        [
          "class": "scroller", "role": "region", "aria-labelledby": "overview", "tabindex": "0",
        ]
      ) { html in
        try html.block("table", ["class": "heat"]) { html in
          try html.line(
            "caption",
            isShortened
              ? "The scenarios in which something went wrong, of \(rows) (at most \(limits.tableRows))."
              : "Every scenario in every locale; a cell leads to its checks.")
          try writeHead(to: &html)
          try writeBodies(suites, isShortened: isShortened, to: &html)
        }
      }
    }
  }

  /// Writes what the signs mean.
  private func writeLegend(to html: inout HTMLWriter) throws {
    try html.block("ul", ["class": "legend", "aria-label": "Signs"]) { html in
      for outcome in Outcome.allCases {
        try html.block("li", ["class": outcome.rawValue]) { html in
          try html.symbol(outcome.symbol)
          try html.text(" \(outcome.word)")
        }
      }
    }
  }

  /// Writes the row of locales.
  private func writeHead(to html: inout HTMLWriter) throws {
    try html.block("thead") { html in
      try html.block("tr") { html in
        try html.line("th", ["scope": "col", "class": "corner"], "Scenario")
        for column in locales {
          try html.inline("th", ["scope": "col"]) { try $0.name(column.title) }
        }
      }
    }
  }

  /// Writes the scenarios, a body of the table for each file.
  private func writeBodies(
    _ suites: [SuiteResult], isShortened: Bool, to html: inout HTMLWriter
  ) throws {
    var budget = CaseBudget(limits)
    var room = limits.tableRows
    for (number, suite) in suites.enumerated() {
      let rows = ScenarioSlice.all(of: suite, number: number)
        .map { HeatRow($0, budget: &budget) }
        .filter { !isShortened || $0.isBad }
        .prefix(room)
      room -= rows.count
      guard !rows.isEmpty else { continue }
      try html.block("tbody") { html in
        try html.block("tr", ["class": "file"]) { html in
          try html.inline("th", ["scope": "rowgroup", "colspan": String(locales.count + 1)]) {
            html in
            try html.inline("a", ["href": "#" + ScenarioSlice.anchor(ofSuite: number)]) { html in
              try html.name(suite.file)
            }
          }
        }
        for row in rows { try row.write(columns: locales, to: &html) }
      }
    }
  }
}
