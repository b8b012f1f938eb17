/// The controls above the results.
///
/// Those that choose the form of texts work by style alone; the filters need the page's script, which
/// shows them.
struct FilterForm {
  /// The locales to choose from.
  let locales: [LocaleColumn]
  /// The counts of the run.
  let totals: OutcomeCounts

  /// Writes the controls.
  func write(to html: inout HTMLWriter) throws {
    try html.block("div", ["class": "controls"]) { html in
      try writeFilters(to: &html)
      try writeForms(to: &html)
    }
  }

  /// Writes the filters, hidden until the script works them.
  private func writeFilters(to html: inout HTMLWriter) throws {
    try html.block(
      "form", ["id": "filters", "role": "search", "aria-label": "Filters", "hidden": ""]
    ) { html in
      try html.block("div", ["class": "field search"]) { html in
        try html.inline("label", ["for": "filter-text"]) { html in
          try html.text("Text ")
          try html.inline("kbd", "/")
        }
        try html.void(
          "input",
          ["id": "filter-text", "type": "search", "autocomplete": "off", "spellcheck": "false"])
      }
      try html.block("div", ["class": "field"]) { html in
        try html.inline("label", ["for": "filter-locale"], "Locale")
        try html.block("select", ["id": "filter-locale"]) { html in
          try html.inline("option", ["value": ""], "All locales")
          for column in locales {
            try html.inline("option", ["value": column.value]) { try $0.shown(column.title) }
          }
        }
      }
      try html.block("fieldset", ["class": "field statuses"]) { html in
        try html.line("legend", "Status")
        for (outcome, _) in totals.present {
          try html.inline("label", ["class": outcome.rawValue]) { html in
            try html.void(
              "input", ["type": "checkbox", "name": "status", "value": outcome.rawValue])
            try html.symbol(outcome.symbol)
            try html.text(" \(outcome.word)")
          }
        }
      }
      try html.block("div", ["class": "field actions"]) { html in
        try html.line("button", ["type": "reset"], "Show all")
        try html.line("button", ["type": "button", "id": "open-all"], "Open all")
        try html.line("button", ["type": "button", "id": "close-all"], "Close all")
      }
      try html.line("output", ["id": "filter-count", "aria-live": "polite"], "")
    }
  }

  /// Writes the choice of the form in which texts are shown.
  private func writeForms(to html: inout HTMLWriter) throws {
    try html.block("fieldset", ["class": "forms"]) { html in
      try html.line("legend", "Texts")
      try writeForm("drawn", "with marks", isChosen: true, to: &html)
      try writeForm("raw", "as they are", to: &html)
      try writeForm("escaped", "in escapes", to: &html)
    }
  }

  /// Writes one of the forms to choose from.
  private func writeForm(
    _ name: String, _ words: String, isChosen: Bool = false, to html: inout HTMLWriter
  ) throws {
    try html.inline("label") { html in
      try html.void(
        "input",
        [
          "type": "radio", "name": "form", "id": "form-\(name)", "checked": isChosen ? "" : nil,
        ])
      try html.text(" \(words)")
    }
  }
}
