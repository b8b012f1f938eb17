import LocCheckResults

/// The top of the page: how the run ended, its counts and its circumstances.
struct RunSummary {
  /// How the run ended.
  let verdict: Verdict
  /// The counts.
  let totals: OutcomeCounts
  /// The circumstances.
  let environment: RunEnvironment

  /// Writes the header.
  func write(to html: inout HTMLWriter) throws {
    try html.block("header", ["class": "summary"]) { html in
      try html.line("p", ["class": "product"], "loccheck report")
      try html.block("h1") { html in
        try html.symbol(verdict.symbol)
        try html.text(" \(verdict.word)")
      }
      try html.line("p", ["class": "verdict"], verdict.sentence)
      if verdict.name != "interrupted", let interruption = environment.interruption {
        try html.block("p", ["class": "interruption"]) { html in
          try html.shown("\(interruption) ended the run early.")
        }
      }
      if totals.total > 0 { try writeBar(to: &html) }
      try writeTotals(to: &html)
      try writeEnvironment(to: &html)
    }
  }

  /// Writes the shares of the outcomes as a bar.
  private func writeBar(to html: inout HTMLWriter) throws {
    // A share too small to be seen is drawn one unit wide all the same.
    let width = 1000
    try html.block(
      "svg",
      [
        "class": "bar", "viewBox": "0 0 \(width) 8", "preserveAspectRatio": "none",
        "aria-hidden": "true",
      ]
    ) { html in
      var start = 0
      for (outcome, count) in totals.present.reversed() {
        let share = max(Int((Double(count) / Double(totals.total) * Double(width)).rounded()), 4)
        try html.inline(
          "rect",
          [
            "class": outcome.rawValue, "x": String(start), "y": "0", "width": String(share),
            "height": "8",
          ], "")
        start += share
      }
    }
  }

  /// Writes the number of checks of each outcome.
  private func writeTotals(to html: inout HTMLWriter) throws {
    try html.block("ul", ["class": "totals", "aria-label": "Totals"]) { html in
      try html.block("li") { html in
        try html.inline("b", "\(totals.total)")
        try html.text(totals.total == 1 ? " check" : " checks")
      }
      for (outcome, count) in totals.present {
        try html.block("li", ["class": outcome.rawValue]) { html in
          try html.symbol(outcome.symbol)
          try html.inline("b", " \(count)")
          try html.text(" \(outcome.word(counting: count))")
        }
      }
    }
  }

  /// Writes where and with what the run was made.
  private func writeEnvironment(to html: inout HTMLWriter) throws {
    try html.block("dl", ["class": "environment"]) { html in
      if let started = Timestamp.start(of: environment) {
        try html.fact("Started") { try $0.inline("time", ["datetime": started], started) }
      }
      try html.fact("Duration", ElapsedTime(nanoseconds: environment.nanoseconds).description)
      try html.fact("Host", environment.hostname)
      if let shard = environment.shard { try html.fact("Shard", shard.description) }
      if let interruption = environment.interruption {
        try html.fact("Interrupted by", interruption)
      }
      try html.fact("loccheck", environment.toolVersion)
      try html.fact("ICU", environment.icuVersion)
      try html.fact("CLDR", environment.cldrVersion)
    }
  }
}
